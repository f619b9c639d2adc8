// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace window {

class ElidedComboBox;
class SeedEdit;

/// Chooses how the board is scrambled: the kind of deal, its number of moves, and the seed.
class ScrambleForm : public QWidget {
    Q_OBJECT

public:
    explicit ScrambleForm(QWidget *parent = nullptr);

    /// Sets the deals to choose from. There must be at least one, and they must outlive the form.
    void setDeals(std::span<const core::Deal> deals);
    /// Proposes counts for the deals whose count depends on the size, once for each size.
    void fit(core::Grid grid);
    const core::Deal &deal() const;
    SeedEdit &seed() { return *m_seed; }
    qint64 count() const;
    /// Returns the values to save: the id of the deal as "deal", and the count of each deal under its id.
    core::Values values() const;
    void setValues(const core::Values &values);

Q_SIGNALS:
    void scrambleRequested(); ///< emitted when the button is pressed

protected:
    void changeEvent(QEvent *event) override;

private:
    void showDeal();
    void retranslate();

    std::span<const core::Deal> m_deals;
    core::Values m_counts;
    std::optional<core::Grid> m_grid; ///< the grid for which the counts were proposed
    QLabel *m_dealName;
    QLabel *m_countName;
    QLabel *m_seedName;
    ElidedComboBox *m_deal;
    QLabel *m_about;
    QSpinBox *m_count;
    SeedEdit *m_seed;
    QPushButton *m_button;
};

} // namespace window
