// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline.h"
#include "window/elidedwidgets.h"

#include <QLabel>

namespace window {

/// The methods of a puzzle. Those that cannot begin on the board shown are grey, with their reason as tool
/// tip.
class MethodBox : public ElidedComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget *parent = nullptr);

    void setSolvers(std::span<const core::Solver> solvers);
    const core::Solver *solver() const; ///< null when there is none
    void select(const core::Solver &solver);
    /// Asks every method whether it can begin where the cursor is.
    void consult(const session::Timeline &timeline);
    /// Why the method chosen cannot begin; empty when it can.
    const core::Explanation &unfit() const;
    bool isFit(const core::Solver &solver) const;

Q_SIGNALS:
    void chosen();   ///< by the user
    void reworded(); ///< names, or who can begin, are no longer the same

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_name; ///< never seen: a screen reader takes a box's name from its label alone
    std::span<const core::Solver> m_solvers;
    std::vector<core::Explanation> m_unfit;
};

} // namespace window
