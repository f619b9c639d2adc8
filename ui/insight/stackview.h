// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/watchedsearch.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace insight {

/// The moves that stand where the viewer is, one per row, as a debugger shows the calls under way: each move,
/// its number among the moves tried in its place, and what was tried in its subtree.
class StackModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Level, Move, Choice, Refusals, Tries, Variables, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setSession(session::Session *session);
    void refresh();

    void setNames(MoveNames names) { m_names = std::move(names); }
    /// Returns the move in this row.
    std::optional<SearchCell> cell(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const WatchedSearch &search, const SearchCell &cell, int column) const;

    session::Session *m_session = nullptr;
    MoveNames m_names;
    int m_rows = 0;
};

/// The number of moves that were made or refused in the place of this one up to and including it, and the
/// number of all of them; the latter is 0 if the search has not come to the end of them.
struct Choices {
    static constexpr qint64 most = 100'000; ///< the number of siblings that are counted
    static Choices of(const SeenRecord &record, const SearchCell &cell);

    qint64 number = 0;
    qint64 all = 0;
};

/// Shows the stack. A click on a row goes to where its move was made, and with Shift to where it was taken
/// back.
class StackView : public QTableView {
    Q_OBJECT

public:
    explicit StackView(QWidget *parent = nullptr);

    void setSession(session::Session *session);
    void setNames(MoveNames names) { m_model.setNames(std::move(names)); }
    void setStyle(const board::Style &style);
    void refresh();
    void fitColumns(); ///< to be called after a change of the font

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void retranslate();
    void goTo(int row, bool end);

    session::Session *m_session = nullptr;
    StackModel m_model;
};

} // namespace insight
