// SPDX-License-Identifier: MIT
#include "window/seedline.h"

#include "core/values.h"
#include "window/glyph.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

SeedLine::SeedLine(QWidget *parent)
    : QWidget(parent), m_line(new QLineEdit(u"1"_s, this)), m_die(new QToolButton(this))
{
    static const QRegularExpression digits(u"[0-9]{1,20}"_s);
    m_line->setValidator(new QRegularExpressionValidator(digits, m_line));
    m_die->setIcon(icon(Glyph::Dice));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_line);
    row->addWidget(m_die);
    setFocusProxy(m_line);
    // Not only textEdited: a screen reader's text counts as typed.
    connect(m_line, &QLineEdit::textChanged, this, [this] { m_fresh = true; });
    connect(m_die, &QToolButton::clicked, this, &SeedLine::roll);
    retranslate();
}

std::uint64_t SeedLine::seed() const
{
    return core::seedNumber(m_line->text().toStdString()).value_or(1);
}

void SeedLine::setSeed(std::uint64_t seed)
{
    m_line->setText(QString::number(seed));
    m_fresh = false;
}

std::uint64_t SeedLine::next()
{
    if (!m_fresh)
        roll();
    const std::uint64_t taken = seed();
    setSeed(taken);
    return taken;
}

// Six digits can be read out to a neighbour.
void SeedLine::roll()
{
    m_line->setText(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000)));
    m_fresh = true; // also when chance threw the same again
}

void SeedLine::retranslate()
{
    m_line->setAccessibleName(tr("Seed"));
    m_line->setToolTip(tr("The same seed makes the same board, today and ever after"));
    m_die->setAccessibleName(tr("New Seed"));
    m_die->setToolTip(tr("Throw the die for another seed"));
}

void SeedLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace window
