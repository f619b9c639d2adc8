// SPDX-License-Identifier: MIT
#pragma once

#include "session/basics/backgroundtask.h"
#include "window/showcaseboard.h"

#include <QScrollArea>

#include <span>

class QAbstractButton;
class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace window {

class Excerpt;

/// A puzzle on the home page: its moving board, its name, its aim and its buttons. A click outside the buttons
/// plays it.
class HomeCard : public QFrame {
    Q_OBJECT

public:
    HomeCard(const ui::PuzzleUi &puzzle, QWidget *parent);

    ShowcaseBoard &board() const { return *m_board; }
    const QList<QPushButton *> &buttons() const { return m_buttons; }
    QPushButton *play() const { return m_buttons[0]; }
    QPushButton *watch() const { return m_buttons[1]; }
    QPushButton *learn() const { return m_buttons[2]; }
    void scaleType();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void retranslate();

    const core::Kind &m_kind;
    ShowcaseBoard *m_board;
    QLabel *m_name;
    QLabel *m_aim;
    QList<QPushButton *> m_buttons;
};

/// The home page: a card for each puzzle with its moving board, and buttons for everything else. Arrow keys move
/// from card to card. It only emits requests, which the window carries out.
class Home : public QScrollArea {
    Q_OBJECT

public:
    explicit Home(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent);
    ~Home() override;

    void setStyle(const board::Style &style);
    /// Stops the boards from moving, as the preferences of the desktop or the user require.
    void setStill(bool still);
    /// Offers to continue this game if it has been played.
    void setLastGame(const session::Session &session);
    /// Shows a message that has no other place on this page instead of its heading; an empty text removes it.
    void setMessage(const QString &text);
    void takeFocus();
    const std::vector<HomeCard *> &cards() const { return m_cards; }
    bool isMoving() const { return m_steps.isActive(); } ///< whether the boards are moving

Q_SIGNALS:
    void playWanted(std::size_t puzzle);
    void watchWanted(std::size_t puzzle);
    void pageWanted(const QString &file); ///< emitted to open a page of the book
    void pictureWanted(std::size_t puzzle);
    void continueWanted();
    void openWanted(); ///< emitted to choose a file and open it

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void layOutWords();
    void addCard(std::size_t puzzle);
    int columnsThatFit() const;
    void arrange();
    void scaleType();
    void retranslate();
    void updateMotion();
    void step();
    void showFocused(QWidget &button, Qt::FocusReason reason);
    bool moveFocus(const QAbstractButton &from, int key);

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    QWidget *m_page;
    QLabel *m_heading;
    QLabel *m_sentence;
    QStackedWidget *m_words; ///< the heading with the sentence, or the message
    Excerpt *m_message;
    QPushButton *m_photo;
    QToolButton *m_continue;
    QToolButton *m_lesson;
    QToolButton *m_open;
    QBoxLayout *m_head = nullptr;
    QBoxLayout *m_foot = nullptr;
    QGridLayout *m_grid = nullptr;
    std::vector<HomeCard *> m_cards;
    int m_columns = 0;
    std::size_t m_next = 0; ///< the index of the card whose board moves next
    bool m_still = false;
    bool m_hasRuns = false; ///< whether the runs of the boards exist or are being computed
    QTimer m_steps;
    session::BackgroundTask<std::vector<Showpiece::Run>> m_runs;
};

} // namespace window
