// SPDX-License-Identifier: MIT
#include "window/widgets/seededit.h"

#include "board/keeptranslated.h"
#include "core/values.h"
#include "window/widgets/icons.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

SeedEdit::SeedEdit(QWidget *parent)
    : QWidget(parent), m_line(new QLineEdit(u"1"_s, this)), m_randomize(new QToolButton(this))
{
    static const QRegularExpression digits(u"[0-9]{1,20}"_s);
    m_line->setValidator(new QRegularExpressionValidator(digits, m_line));
    m_randomize->setIcon(icon(Icon::Dice));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_line);
    row->addWidget(m_randomize);
    setFocusProxy(m_line);
    // `textEdited` would not be emitted for a text that a screen reader sets.
    connect(m_line, &QLineEdit::textChanged, this, [this] { m_unused = true; });
    connect(m_randomize, &QToolButton::clicked, this, &SeedEdit::randomize);
    board::keepTranslated(*this, [this] {
        m_line->setAccessibleName(tr("Seed"));
        m_line->setToolTip(tr("The same seed always makes the same board"));
        m_randomize->setAccessibleName(tr("New Seed"));
        m_randomize->setToolTip(tr("New random seed"));
    });
}

std::uint64_t SeedEdit::seed() const
{
    return core::seedNumber(m_line->text().toStdString()).value_or(1);
}

void SeedEdit::setSeed(std::uint64_t seed)
{
    m_line->setText(QString::number(seed));
    m_unused = false;
}

std::uint64_t SeedEdit::next()
{
    if (!m_unused)
        randomize();
    const std::uint64_t next = seed();
    setSeed(next);
    return next;
}

// Six digits are short enough to be passed on orally.
void SeedEdit::randomize()
{
    m_line->setText(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000)));
    m_unused = true; // set here, too, since the same number may be drawn again
}

} // namespace window
