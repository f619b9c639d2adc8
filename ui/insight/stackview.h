// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/watchedsearch.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace insight {

/// The moves on the stack at the cursor, one per row, as a debugger lists the active calls: each move, its number
/// among the moves tried in its place, and what was tried in its subtree.
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

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_rows; }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static Qt::Alignment alignmentOf(int column);
    QString text(const WatchedSearch &search, const SearchCell &cell, int column) const;
    QString textOfTry(const WatchedSearch &search, int column) const;
    QString variablesAt(const WatchedSearch &search, qint64 event) const;

    session::Session *m_session = nullptr;
    MoveNames m_names;
    int m_rows = 0; ///< one for each move, and one for the call whose try was refused or taken back
};

/// The number of a move among those made or refused in its place, and the number of all of them; the latter is 0 if
/// the search has not tried them all.
struct Choices {
    static constexpr qint64 most = 100'000; ///< the number of siblings that are counted
    static Choices of(const VisibleRecord &record, const SearchCell &cell);

    qint64 number = 0;
    qint64 all = 0;
};

/// Shows the stack. A click on a row goes to where its move was made, Shift and a click to where it was taken back.
class StackView : public QTableView {
    Q_OBJECT

public:
    explicit StackView(QWidget *parent = nullptr);

    void setSession(session::Session *session);
    void setNames(MoveNames names) { m_model.setNames(std::move(names)); }
    void setStyle(const board::Style &style);
    void refresh();
    void fitColumns(); ///< must be called after a change of the font

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    QFontMetrics boldMetrics() const;
    std::pair<int, int> rowsInView() const;
    void applyWidths();
    void widenColumns();
    void fitVariables();
    void fitRows();
    void setRowHeight();
    void showLastRow();
    void goTo(int row, bool end);

    session::Session *m_session = nullptr;
    StackModel m_model;
    int m_lines = 1; ///< the lines of text in a row
    /// The widths that the columns need, in pixels; that of the variables is the width of one of them.
    std::array<int, StackModel::columns> m_widths{};
};

} // namespace insight
