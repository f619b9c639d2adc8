// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

#include <functional>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace board {
class BoardView;
}

namespace insight {

/// The stops of a session, with the choice of what to stop at, and buttons for the next and the previous stop.
class StopsPanel : public window::SessionWidget {
    Q_OBJECT

public:
    StopsPanel(const window::Actions &actions, board::BoardView &board, QWidget *parent = nullptr);

    /// Sets the function that returns the name of a cell of the board in view.
    void setNames(std::function<QString(int cell)> nameOfCell) { m_nameOfCell = std::move(nameOfCell); }
    void rename(); ///< shows the names of cells again, which have changed
    void refresh() override;

Q_SIGNALS:
    void stopsChanged(); ///< emitted when the user has changed the stops

protected:
    void sessionChanged() override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut(const window::Actions &actions);
    static QString nameOf(session::Landmark::Type type);
    void fillKinds();
    void kindChosen();
    void fillChoices();
    void add();
    void remove();
    void fillList();
    void showNote();
    session::Landmark wanted() const;
    QString describe(const session::Landmark &landmark) const;
    QString reasonOf(qint64 code) const;

    board::BoardView &m_board;
    std::function<QString(int)> m_nameOfCell;
    QListWidget *m_list;
    QComboBox *m_kind;
    QSpinBox *m_number;
    QComboBox *m_choice;
    QPushButton *m_pick;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_note; ///< says that there are no stops, or which do not apply to the search in view
    quint64 m_shownAct = 0;
    session::Stops m_shown;
    bool m_filling = false;
};

} // namespace insight
