// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace window {

class OptionsForm;

/// The button beside the field for the command of the player's own program: it asks for the program's file, and writes it
/// into the field.
class ProgramButton : public QToolButton {
    Q_OBJECT

public:
    /// Makes the button beside the field of `form`, which has the options of session::ownProgramMethod.
    explicit ProgramButton(OptionsForm &form);

private:
    void ask();
    QString programFile() const;

    OptionsForm &m_form;
};

} // namespace window
