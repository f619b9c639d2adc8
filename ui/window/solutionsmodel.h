// SPDX-License-Identifier: MIT
#pragma once

#include "window/thumbnails.h"

#include <QAbstractListModel>

namespace window {

/// The solutions of a session's latest search, with their pictures.
class SolutionsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit SolutionsModel(QObject *parent = nullptr);

    void begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               double ratio);
    /// Takes over what was found since, or forgets all when a new search has begun.
    void update();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString title(std::size_t solution) const;

    const session::Session *m_session = nullptr;
    int m_count = 0;
    mutable Thumbnails m_pictures;
    ui::PuzzleUi m_puzzle;
    board::Style m_style;
    double m_ratio = 1;
};

} // namespace window
