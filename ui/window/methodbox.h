// SPDX-License-Identifier: MIT
#pragma once

#include "session/methodchoice.h"
#include "window/elidedwidgets.h"

#include <QLabel>

namespace window {

/// The methods of a puzzle. Those that cannot begin on the board shown are grey, with their reason as tool
/// tip.
class MethodBox : public ElidedComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget *parent = nullptr);

    /// Shows these methods from now on; `methods` outlives its use here.
    void setMethods(const session::MethodChoice &methods);
    const core::Solver *solver() const; ///< the one in the box; null when there is none
    /// Puts the method that is chosen into the box.
    void select();
    /// Writes anew which methods can begin.
    void refresh();

Q_SIGNALS:
    void chosen();   ///< by the user
    void reworded(); ///< names, or which methods can begin, are no longer the same

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_name; ///< never seen: a screen reader takes a box's name from its label alone
    const session::MethodChoice *m_methods = nullptr;
};

} // namespace window
