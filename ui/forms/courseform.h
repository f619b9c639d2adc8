// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPagedPaintDevice;
class QPushButton;

namespace forms {

class AnswerArea;

/// A program of the course as it stood on the screen: a grey form with its own few controls, on which the course's
/// method works. Below the form stands what the program took then and what it takes here.
class CourseForm : public QWidget {
    Q_OBJECT

public:
    ~CourseForm() override;

    session::Timeline &timeline() { return m_timeline; }
    const session::Timeline &timeline() const { return m_timeline; }
    session::Search &search() { return m_search; }
    const session::Search &search() const { return m_search; }
    AnswerArea *answers() const { return m_answers; } ///< null on a form without messages
    void setSpeed(session::Speed speed) { m_player.setSpeed(speed); }
    /// Ends what is under way: a search, or the playing of its solution.
    void stop();
    QSize sizeHint() const override; ///< the size in which nothing has to be scrolled
    QString here() const;            ///< what the method has counted here, and its time
    /// Prints what the form offers to print. Returns false if there is nothing, or the device cannot be painted on.
    bool print(QPagedPaintDevice &device);

Q_SIGNALS:
    void pageWanted(const QString &page); ///< the page of the museum about the program is wanted
    void printWanted();

protected:
    enum class Waits { No, AtSolutions };

    CourseForm(const ui::PuzzleUi &puzzle, const char *line, const QString &page);

    /// Has `say` set a text in the language of the application, now and whenever that changes.
    void keepSaid(std::function<void()> say);
    /// Sets the sentences below the form: what the program took then, and a remark on what is seen.
    void setThen(std::function<QString()> then, std::function<QString()> remark = {});
    /// Adds the place for the messages of the form; `answered` is called with the answers. A form that awaits none shows
    /// there what cannot be done.
    void addAnswers(std::function<void(bool yes)> answered = {});
    QBoxLayout &content() { return *m_content; } ///< the layout of the controls on the form
    const ui::PuzzleUi &puzzle() const { return m_puzzle; }

    /// Begins with the board of this position line, and ends what is under way. Returns false and says why if the
    /// line cannot be read.
    bool begin(const std::string &line, const QString &look = {});
    /// Starts a method of the course on the board as it was begun.
    void run(const char *method, core::Goal goal, Waits waits = Waits::No, bool watch = false);
    quint64 counted() const; ///< what the method has counted until now
    bool isUnderWay() const;

    /// Each is called when something has changed that the controls show.
    virtual void showSolutions() {}
    virtual void showCount() {}
    virtual void atSolution() {}
    virtual void ended() {}
    /// Returns the positions to be printed, each on a board of its own.
    virtual std::vector<core::Position> printedBoards() const { return {}; }

    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makePage();
    void refresh();
    void follow();
    void tell(const core::Explanation &what);
    void clearAnswers();
    void retranslate();

    const ui::PuzzleUi &m_puzzle;
    session::Timeline m_timeline;
    session::Player m_player;
    session::Search m_search;
    std::vector<std::function<void()>> m_said;
    std::function<QString()> m_sayThen;
    std::function<QString()> m_sayRemark;
    QWidget *m_page = nullptr;
    QBoxLayout *m_content = nullptr;
    AnswerArea *m_answers = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_then = nullptr;
    QLabel *m_here = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_museum = nullptr;
};

} // namespace forms
