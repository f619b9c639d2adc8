// SPDX-License-Identifier: MIT
#pragma once

#include "pages/page.h"
#include "session/search/session.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace window {
class SeedEdit;
}

namespace exports {

/// Makes a page of exercises: different boards dealt at random, ready-made boards, or what the window shows: the board
/// in view, the named moments, the solutions that were found.
class WorksheetDialog : public QDialog {
    Q_OBJECT

public:
    enum Content { View, Moments, Solutions, ReadyMade, Dealt };
    static constexpr int mostBoards = 40;
    static constexpr int mostListed = 1000; ///< the number of solutions to choose from

    /// `rule` is the aim of the puzzle, which can be worded otherwise in the dialog; `key` is a sentence on how its
    /// answers are written.
    WorksheetDialog(const session::Session &session, const QString &rule, const QString &key,
                    QWidget *parent = nullptr);

    /// Returns the list of moments, solutions or ready-made boards to choose from, each with a tick if it is chosen.
    QListWidget &list() const { return *m_list; }
    /// Says that the boards are drawn with numbers, although the window shows them with a picture.
    void sayThatPictureIsLeftOut();
    /// Sets and returns the number of the sheet, from which its boards are dealt. A new dialog has one at random.
    void setSheet(std::uint64_t number);
    std::uint64_t sheet() const;
    QString title() const;
    /// Returns the page's text. If boards are dealt, the text has no answers yet.
    QString page() const;
    /// Returns how many dealt boards the page will have; 0 for other pages. The text has some more, from
    /// which `withAnswers` takes boards that can be solved, no two with the same answer.
    int dealtBoards() const;
    /// A page of exercises with their answers.
    struct Worksheet {
        QString text;
        int exercises = 0;
        int leftOut = 0; ///< how many boards in view or moments were left out: solved already, or impossible
    };
    /// Fills in the answers of exercises that have none, by the method that each puzzle prefers. Leaves out those
    /// without an answer that are solved already or have no solution, and dealt boards as `dealtBoards` describes.
    /// Can take long: call this function in another thread.
    static Worksheet withAnswers(core::Kinds kinds, const QString &page, int dealtBoards = 0);

private:
    std::vector<Content> possible() const;
    void offerContents();
    void chooseUsual();
    void reserveHeight();
    void nameTask();
    pages::ExerciseBlock exercise(const QString &before, const QString &board,
                                  const QString &answer = {}) const;
    QString moments() const;
    QString solutions() const;
    QString readyMade() const;
    QString dealt() const;
    void refresh();
    void addChoice(const QString &name, bool isChosen);
    bool isChosen(int choice) const;

    const session::Session &m_session;
    const QString m_key;
    QLineEdit *m_title;
    QLineEdit *m_rule;
    QComboBox *m_content;
    QLineEdit *m_task;
    QListWidget *m_list;
    QSpinBox *m_count;
    QSpinBox *m_across;
    window::SeedEdit *m_sheet;
    QFormLayout *m_form;
    QPushButton *m_show;
};

} // namespace exports
