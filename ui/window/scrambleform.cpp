// SPDX-License-Identifier: MIT
#include "window/scrambleform.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/icons.h"
#include "window/widgets/seededit.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace window {

ScrambleForm::ScrambleForm(QWidget *parent)
    : QWidget(parent), m_dealName(new board::PlainLabel(this)), m_countName(new board::PlainLabel(this)),
      m_seedName(new board::PlainLabel(this)), m_deal(new ElidedComboBox(this)),
      m_about(new board::PlainLabel(this)), m_count(new QSpinBox(this)), m_seed(new SeedEdit(this)),
      m_button(new QPushButton(this))
{
    m_about->setObjectName(QStringLiteral("faint"));
    m_about->setWordWrap(true);
    m_count->setGroupSeparatorShown(true);
    m_button->setIcon(icon(Icon::Scramble));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->addRow(m_dealName, m_deal);
    m_dealName->setBuddy(m_deal);
    form->addRow(m_about);
    form->addRow(m_countName, m_count);
    form->addRow(m_seedName, m_seed);
    form->addRow(m_button);
    connect(m_deal, &QComboBox::currentIndexChanged, this, &ScrambleForm::showDeal);
    connect(m_count, &QSpinBox::valueChanged, this,
            [this](int count) { m_counts.set(deal().id, std::to_string(count)); });
    connect(m_button, &QPushButton::clicked, this, &ScrambleForm::scrambleRequested);
}

void ScrambleForm::setDeals(std::span<const core::Deal> deals)
{
    m_deals = deals;
    m_counts = {};
    m_grid.reset();
    const QSignalBlocker blocker(m_deal);
    m_deal->clear();
    for (const core::Deal &deal : deals) {
        m_deal->addItem(QString(), QString::fromLatin1(deal.id));
        m_counts.set(deal.id, deal.count.initial);
    }
    retranslate();
    showDeal();
}

void ScrambleForm::fit(core::Grid grid)
{
    if (m_grid == grid || m_deals.empty())
        return;
    m_grid = grid;
    for (const core::Deal &deal : m_deals) {
        if (deal.fitting)
            m_counts.set(deal.id, std::to_string(deal.fitting(grid)));
    }
    showDeal();
}

const core::Deal &ScrambleForm::deal() const
{
    return m_deals[std::size_t(std::max(0, m_deal->currentIndex()))];
}

qint64 ScrambleForm::count() const
{
    return m_count->value();
}

core::Values ScrambleForm::values() const
{
    core::Values values = m_counts;
    values.set("deal", deal().id);
    return values;
}

void ScrambleForm::setValues(const core::Values &values)
{
    for (const core::Deal &deal : m_deals) {
        if (core::check(deal.count, values.text(deal.id)).empty())
            m_counts.set(deal.id, values.text(deal.id));
    }
    m_deal->setCurrentIndex(std::max(0, m_deal->findData(QString::fromStdString(values.text("deal")))));
    showDeal();
}

void ScrambleForm::showDeal()
{
    const core::Deal &current = deal();
    const QSignalBlocker blocker(m_count);
    constexpr long long most = std::numeric_limits<int>::max();
    m_count->setRange(int(std::min(current.count.lowest, most)), int(std::min(current.count.highest, most)));
    m_count->setValue(int(std::min(m_counts.integer(current.id), most)));
    const QString name = session::translated(current.count.name);
    m_count->setAccessibleName(name);
    m_countName->setText(name);
    m_about->setText(session::translated(current.about));
    m_about->setVisible(bool(current.about));
    m_button->setText(current.verb ? session::translated(current.verb) : tr("Scramble"));
}

void ScrambleForm::retranslate()
{
    m_dealName->setText(tr("Kind"));
    m_seedName->setText(tr("Seed"));
    m_deal->setAccessibleName(tr("Kind of scramble"));
    const QSignalBlocker blocker(m_deal);
    for (int i = 0; i < m_deal->count(); ++i)
        m_deal->setItemText(i, session::translated(m_deals[std::size_t(i)].name));
}

void ScrambleForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && !m_deals.empty()) {
        retranslate();
        showDeal();
    }
    QWidget::changeEvent(event);
}

} // namespace window
