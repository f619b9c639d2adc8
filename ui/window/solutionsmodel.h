// SPDX-License-Identifier: MIT
#pragma once

#include "window/thumbnails.h"

#include <QAbstractItemModel>

namespace window {

/// The solutions of a session's latest search with their pictures: one after the other, or in classes of
/// those that are images of one another, each led by the first that was found.
class SolutionsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Arrangement { All, ByClass };

    explicit SolutionsModel(QObject *parent = nullptr);

    void begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               double ratio);
    void setArrangement(Arrangement arrangement);
    Arrangement arrangement() const { return m_arrangement; }
    /// Takes over what was found since, or forgets all when a new search has begun. So much at most at a time
    /// that nobody waits; true when there is more.
    bool update();
    /// The place in the list of a row's solution; of a class, its first. None when the list is no longer
    /// that.
    std::optional<std::size_t> solution(const QModelIndex &index) const;
    bool isClass(const QModelIndex &index) const;
    /// Where this solution of the list has its row; nowhere as long as it has none.
    QModelIndex indexOf(std::size_t solution) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const session::Solutions &solutions() const { return m_session->solutions(); }
    const session::SymmetryClasses &symmetryClasses() const { return m_session->symmetryClasses(); }
    bool addSolutions();
    bool addToClasses();
    void redraw(int solution);
    QString title(const QModelIndex &index) const;

    const session::Session *m_session = nullptr;
    Arrangement m_arrangement = Arrangement::All;
    int m_count = 0;            ///< solutions that have a row
    std::vector<int> m_members; ///< of each class, so many have a row
    quint64 m_search = 0;       ///< whose solutions they are
    mutable Thumbnails m_pictures;
    ui::PuzzleUi m_puzzle;
    board::Style m_style;
    double m_ratio = 1;
};

} // namespace window
