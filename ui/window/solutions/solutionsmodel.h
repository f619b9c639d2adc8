// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QAbstractItemModel>
#include <QCache>
#include <QPixmap>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace window {

/// Small pictures of solutions, drawn on demand, one in each turn of the event loop. The most recently used
/// pictures are cached.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    static constexpr int smallest = 40; ///< the side in device-independent pixels
    static constexpr int usual = 72;
    static constexpr int largest = 260;

    explicit Thumbnails(QObject *parent = nullptr);

    int side() const { return m_side; }
    /// Sets the size and drops pictures of another size.
    void setSide(int side);

    /// Drops all pictures, for another search or another style. `ratio` is the device pixel ratio.
    void begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               double ratio);
    /// Returns the picture; null until `drawn` signals that it is ready.
    const QPixmap *picture(std::size_t solution);

Q_SIGNALS:
    void drawn(int solution);

private:
    void drawNext();
    void redrawAll();
    QPixmap draw(const core::Position &solution);

    const ui::PuzzleUi *m_puzzle = nullptr;
    const session::Session *m_session = nullptr;
    board::Style m_style;
    double m_ratio = 1;
    int m_side = usual;
    std::unique_ptr<board::BoardScene> m_scene;
    QCache<std::size_t, QPixmap> m_pictures{500};
    std::deque<std::size_t> m_queue; ///< the solutions to draw, the latest request first
    QTimer m_drawTimer;
};

/// The solutions of the latest search of a session with their pictures: as a list, or as a tree of symmetry
/// classes. A class has the picture of its first member found.
class SolutionsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Grouping { None, BySymmetryClass };

    explicit SolutionsModel(QObject *parent = nullptr);

    void begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               double ratio);
    void setGrouping(Grouping grouping);
    /// Returns whether the solutions are shown as pictures. One that is a single row of signs is its name.
    bool hasPictures() const;
    int pictureSide() const { return m_thumbnails.side(); }
    void setPictureSide(int side);
    /// Adds rows for solutions found since the last call, or starts again if a new search has begun. Adds at most a
    /// batch small enough not to block the window; returns true if more are left.
    bool update();
    /// Returns the index of the solution in a row, or of the first member of a class; none if a new search
    /// has begun since the last update.
    std::optional<std::size_t> solution(const QModelIndex &index) const;
    bool isSymmetryClass(const QModelIndex &index) const;
    /// Returns the row of a solution; invalid until it has one.
    QModelIndex indexOf(std::size_t solution) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    static QString titleOfClass(int number, int members);

private:
    const session::Solutions &solutions() const { return m_session->solutions(); }
    const session::SymmetryClasses &symmetryClasses() const { return m_session->symmetryClasses(); }
    bool addSolutions();
    bool addToSymmetryClasses();
    void pictureChanged(int solution);
    QString title(const QModelIndex &index, QString (*name)(quint64 number)) const;

    const session::Session *m_session = nullptr;
    Grouping m_grouping = Grouping::None;
    int m_count = 0;            ///< the number of solutions that have a row
    std::vector<int> m_members; ///< the number of solutions with a row in each symmetry class
    quint64 m_search = 0;       ///< the search that found these solutions
    mutable Thumbnails m_thumbnails;
    ui::PuzzleUi m_puzzle;
    board::Style m_style;
    double m_ratio = 1;
};

/// The rows of a SolutionsModel whose solution passes a test, and the symmetry classes with such members.
class SolutionFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using Test = std::function<bool(std::size_t solution)>;

    explicit SolutionFilter(QObject *parent = nullptr);

    /// Sets the test. Without a test, all solutions pass.
    void setTest(Test test);
    /// A function whose value orders the solutions. Equal ones, and all solutions without it, stay in the order in
    /// which they were found.
    using Rank = std::function<int(std::size_t solution)>;
    void setRank(Rank rank);
    /// Returns the index of the solution in a row, or of the first member of a class that passes the test;
    /// none if a new search has begun since the SolutionsModel was last updated.
    std::optional<std::size_t> solution(const QModelIndex &index) const;
    /// Returns the row of a solution; invalid if it has none yet or does not pass.
    QModelIndex indexOf(std::size_t solution) const;
    /// Returns the data of a row. A class has the picture of its first member that passes.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &one, const QModelIndex &other) const override;

private:
    Test m_test;
    Rank m_rank;
};

} // namespace window
