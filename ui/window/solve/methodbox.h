// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/methodchoice.h"
#include "window/widgets/elidedwidgets.h"

#include <QLabel>

namespace window {

/// The methods of a puzzle. Methods that cannot begin on the board shown are grey, with their reason as tool
/// tip.
class MethodBox : public ElidedComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget *parent = nullptr);

    /// Shows these methods from now on. `methods` must outlive its use here.
    void setMethods(const session::MethodChoice &methods);
    const core::Solver *solver() const; ///< the method in the box; null if there is none
    /// Selects the chosen method in the box.
    void select();
    /// Updates which methods can begin.
    void refresh();
    void hidePopup() override;

Q_SIGNALS:
    void listClosed(); ///< the list of methods was open, and is no longer
    void chosen();     ///< the user has chosen a method
    void reworded();   ///< the names, or which methods can begin, have changed

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_name; ///< invisible: a screen reader takes a box's name from its label alone
    const session::MethodChoice *m_methods = nullptr;
};

} // namespace window
