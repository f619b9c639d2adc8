// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "tilings/tilingscene.h"

#include <QAbstractListModel>
#include <QCache>
#include <QPixmap>
#include <QPointer>

namespace ui {

/// Small pictures of those solutions that have a piece on a certain cell; of all when no cell is chosen.
class AtlasModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int height = 62; ///< of a picture, in pixels

    explicit AtlasModel(const session::Session &session, QObject *parent = nullptr);

    /// Draws with this scene, which is of the same board as the solutions.
    void setScene(const TilingScene *scene, double ratio);
    void filter(int kind, int cell); ///< a cell of -1 lets all through
    /// There are more solutions than before.
    void update();
    std::size_t solutionAt(int row) const
    {
        return m_rows[std::size_t(row)];
    } ///< its place in the list of all

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    bool passes(std::size_t solution) const;
    QPixmap draw(std::size_t solution) const;

    const session::Session &m_session;
    QPointer<const TilingScene> m_scene;
    double m_ratio = 1;
    int m_kind = 0;
    int m_cell = -1;
    std::vector<std::size_t> m_rows;
    std::size_t m_looked = 0; ///< so many solutions were looked at
    mutable QCache<std::size_t, QPixmap> m_pictures;
};

} // namespace ui
