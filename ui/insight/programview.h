// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/program.h"
#include "session/search/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QHBoxLayout;
class QToolButton;

namespace window {
class OptionsForm;
class VerticalScrollArea;
} // namespace window

namespace insight {

class ProgramText;
class Pseudocode;

/// The method of the act in view as a real program, in a programming language that the reader chooses, with the
/// running line marked; below it the method's steps in words. If the method has no program, only the words are
/// shown. For the player's own program there is the field for its command.
class ProgramView : public QWidget {
    Q_OBJECT

public:
    explicit ProgramView(QWidget *parent = nullptr);

    void setSession(session::Session *session);
    void setStyle(const board::Style &style);
    /// Shows the current state of the session. Called after changes, about 16 times a second.
    void refresh();
    /// Sets the method to show while the act in view has none, as before a search. It is also shown in the present
    /// act until another act comes into view, since it can be chosen during another method's search.
    void setMethod(const core::Solver *method);

    QString language() const { return m_language; } ///< a ProgramLanguage::id
    void setLanguage(const QString &id);
    void goToCommand(); ///< gives the focus to the field for the command of the player's own program

Q_SIGNALS:
    void commandEdited(const std::string &command); ///< emitted when the player has edited the command
    void languageChosen(const QString &id); ///< emitted when the reader chooses a language, to be remembered

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void retranslate();
    const core::Solver *methodInView() const;
    QString nameOf(const core::Solver *method) const;
    void showMethod(const core::Solver *method);
    void showSteps();
    void showCommand();
    const core::Event *eventInView() const;
    void mark(const core::Event *event);

    session::Session *m_session = nullptr;
    const core::Solver *m_method = nullptr;
    quint64 m_setIn = 0; ///< the serial number of the act that was in view when the method was set
    const core::Solver *m_shown = nullptr;
    QString m_name; ///< the name of the program shown
    QString m_language;
    Program m_program;
    QComboBox *m_languages;
    QToolButton *m_copy;
    ProgramText *m_text;
    Pseudocode *m_steps;
    QWidget *m_own; ///< what is shown of the player's own program
    window::OptionsForm *m_command;
    QLabel *m_aboutCommand;
    QWidget *m_format;                                ///< what lines the program is to write
    std::array<std::array<QLabel *, 2>, 6> m_signs{}; ///< each line and what it means
    window::VerticalScrollArea *m_ownArea = nullptr;
    window::VerticalScrollArea *m_stepsArea = nullptr;
    QHBoxLayout *m_controls = nullptr; ///< the layout of what is above the program
};

} // namespace insight
