// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/methodchoice.h"
#include "window/widgets/elidedwidgets.h"

#include <QLabel>

namespace window {

/// The methods of a puzzle. Methods that cannot begin on the current board are disabled, with the reason as tool
/// tip.
class MethodBox : public ElidedComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget *parent = nullptr);

    /// Sets the methods to show. `methods` must outlive this widget or the next call.
    void setMethods(const session::MethodChoice &methods);
    const core::Solver *solver() const; ///< the method in the box; null if there is none
    const core::Solver &at(int index) const { return *m_methods->solvers()[std::size_t(index)]; }
    /// Selects the chosen method in the box.
    void select();
    /// Updates which methods can begin.
    void refresh();

Q_SIGNALS:
    void chosen();   ///< emitted when the user has chosen a method
    void reworded(); ///< emitted when names, or which methods can begin, have changed

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_name; ///< never visible: a screen reader takes a box's name only from its label
    const session::MethodChoice *m_methods = nullptr;
};

} // namespace window
