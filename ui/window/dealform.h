// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace window {

class ChoiceBox;
class SeedLine;

/// How a board is disordered: which way, how much, by which chance.
class DealForm : public QWidget {
    Q_OBJECT

public:
    explicit DealForm(QWidget *parent = nullptr);

    /// The deals must outlive the form, and there must be one.
    void setDeals(std::span<const core::Deal> deals);
    const core::Deal &deal() const;
    SeedLine &seed() { return *m_seed; }
    qint64 count() const;
    /// As values of "deal" and of each deal's number of draws, to be kept between runs.
    core::Values values() const;
    void setValues(const core::Values &values);

Q_SIGNALS:
    void asked(); ///< the button was pressed

protected:
    void changeEvent(QEvent *event) override;

private:
    void showDeal();
    void retranslate();

    std::span<const core::Deal> m_deals;
    core::Values m_counts;
    QLabel *m_dealName;
    QLabel *m_countName;
    QLabel *m_seedName;
    ChoiceBox *m_deal;
    QLabel *m_about;
    QSpinBox *m_count;
    SeedLine *m_seed;
    QPushButton *m_button;
};

} // namespace window
