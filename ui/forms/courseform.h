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

/// A recreation of a program of the course: a grey form with the few controls of the original, on which the
/// course's method runs. Below the form are the time or the count of the original and of this run.
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
    /// Stops the search or the playback of its solution.
    void stop();
    QSize sizeHint() const override; ///< the size at which nothing needs scrolling
    QString measured() const;        ///< the count and the time of the method on this computer
    /// Prints the boards that the form offers. Returns false if there are none or the device cannot be painted on.
    bool print(QPagedPaintDevice &device);

Q_SIGNALS:
    void pageWanted(const QString &page); ///< emitted to open the museum's page about the program
    void printWanted();

protected:
    enum class Waits { No, AtSolutions };

    CourseForm(const ui::PuzzleUi &puzzle, const char *line, const QString &page);

    /// Calls `setTexts`, which sets texts, now and whenever the application's language changes.
    void keepTranslated(std::function<void()> setTexts);
    /// Sets the sentences below the form: the time or the count of the original program, and a remark.
    void setOriginal(std::function<QString()> then, std::function<QString()> remark = {});
    /// Adds the area for the form's messages; `answered` is called with the user's answers. Without it, the area
    /// only shows messages, such as why something is impossible.
    void addAnswers(std::function<void(bool yes)> answered = {});
    QBoxLayout &content() { return *m_content; } ///< the layout of the controls on the form
    const ui::PuzzleUi &puzzle() const { return m_puzzle; }

    /// Ends the current search and shows the board of this position line. Returns false after showing the reason if
    /// the line cannot be read.
    bool begin(const std::string &line, const QString &look = {});
    /// Starts a method of the course on the board that `begin` has shown.
    void run(const char *method, core::Goal goal, Waits waits = Waits::No, bool watch = false);
    /// Returns the number of nodes that the method has counted so far.
    quint64 counted() const { return m_search.job() ? m_search.job()->stats().nodes : 0; }
    bool isUnderWay() const { return m_search.isUnderWay() || m_player.isPlaying(); }

    /// These four functions are called after changes; a form overrides those that concern its controls.
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
    void showMessage(const core::Explanation &what);
    void clearAnswers();

    const ui::PuzzleUi &m_puzzle;
    session::Timeline m_timeline;
    session::Player m_player;
    session::Search m_search;
    std::vector<std::function<void()>> m_translated;
    std::function<QString()> m_originalText;
    std::function<QString()> m_remarkText;
    QWidget *m_page = nullptr;
    QBoxLayout *m_content = nullptr;
    AnswerArea *m_answers = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_original = nullptr;
    QLabel *m_measured = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_museum = nullptr;
};

} // namespace forms
