// SPDX-License-Identifier: MIT
#include "tours/tourtools.h"

#include "tours/senselegend.h"
#include "tours/tourscene.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

namespace ui {

TourTools::TourTools(const ToolContext &context, Piece piece, QWidget *parent)
    : QWidget(parent), m_context(context), m_numbers(new QCheckBox), m_line(new QCheckBox),
      m_targets(new QCheckBox), m_ways(new QCheckBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    const TourLooks looks = TourLooks::load();
    m_numbers->setChecked(looks.numbers);
    m_line->setChecked(looks.line);
    m_targets->setChecked(looks.targets);
    m_ways->setChecked(looks.ways);
    m_ways->setEnabled(looks.targets);
    for (QCheckBox *box : {m_numbers, m_line, m_targets, m_ways}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &TourTools::setLooks);
    }
    connect(m_targets, &QCheckBox::toggled, m_ways, &QWidget::setEnabled);
    if (piece == Piece::Bishop) {
        m_legend = new SenseLegend(context);
        column->addWidget(m_legend);
    }
    retranslate();
}

TourScene *TourTools::scene() const
{
    return qobject_cast<TourScene *>(m_context.scene());
}

void TourTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TourTools::retranslate()
{
    m_numbers->setText(tr("Numbers"));
    m_line->setText(tr("Line"));
    m_targets->setText(tr("Squares that can be reached"));
    m_ways->setText(tr("Ways on from there"));
    m_ways->setToolTip(tr("On every square that can be reached, how many squares can be reached from it"));
}

void TourTools::setLooks()
{
    const TourLooks looks{m_numbers->isChecked(), m_line->isChecked(), m_targets->isChecked(),
                          m_ways->isChecked()};
    looks.save();
    if (TourScene *board = scene())
        board->setLooks(looks);
}

} // namespace ui
