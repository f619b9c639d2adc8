// SPDX-License-Identifier: MIT
#include "window/widgets/verdictlabel.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString withSign(core::Judgement::Verdict verdict, const QString &word)
{
    static constexpr char16_t signs[] = {u'?', u'✓', u'✗', u'★'};
    return QChar(signs[verdict]) + u' ' + word;
}

} // namespace

VerdictLabel::VerdictLabel(QWidget *parent)
    : QWidget(parent), m_word(new board::PlainLabel(this)), m_why(new QToolButton(this)),
      m_ask(new QToolButton(this))
{
    m_word->setObjectName(u"verdict"_s);
    m_word->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_why->setObjectName(u"link"_s);
    m_why->setFocusPolicy(Qt::TabFocus);
    QSizePolicy staying = m_why->sizePolicy();
    staying.setRetainSizeWhenHidden(true);
    m_why->setSizePolicy(staying);
    m_why->hide();
    m_ask->setObjectName(u"link"_s);
    m_ask->setFocusPolicy(Qt::TabFocus);
    m_ask->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_word, 1);
    row->addWidget(m_why);
    row->addWidget(m_ask);
    connect(m_why, &QToolButton::clicked, this, &VerdictLabel::reasonWanted);
    connect(m_ask, &QToolButton::clicked, this, &VerdictLabel::verdictWanted);
    retranslate();
}

void VerdictLabel::setJudgement(const std::optional<core::Judgement> &judgement, bool isFromStart)
{
    m_judgement = judgement;
    m_isFromStart = isFromStart;
    retranslate();
}

void VerdictLabel::setWaits(bool waits)
{
    m_ask->setVisible(waits);
}

void VerdictLabel::retranslate()
{
    const QString word = m_judgement ? wordOf(m_judgement->verdict, m_isFromStart) : QString();
    m_word->setText(m_judgement ? withSign(m_judgement->verdict, word) : QString());
    m_word->setAccessibleName(word); // leaves out the sign, which a screen reader would not read well
    m_why->setText(tr("Why?"));
    m_ask->setText(tr("Can it be solved?"));
    m_ask->setToolTip(board::plainToolTip(tr("Show the verdict on this board, which waits until you ask")));
    m_why->setVisible(m_judgement && !m_judgement->why.empty());
    m_why->isHidden() ? unsetCursor() : setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Verdict"));
    setAccessibleDescription(word); // the caption shows and announces the reason
    setToolTip(board::plainToolTip(m_judgement ? session::translated(m_judgement->why) : QString()));
    reserveSpace();
}

QString VerdictLabel::wordOf(core::Judgement::Verdict verdict, bool isFromStart)
{
    switch (verdict) {
    case core::Judgement::Unknown:
        return tr("not known");
    case core::Judgement::Solvable:
        return tr("can be solved");
    case core::Judgement::Unsolvable:
        return isFromStart ? tr("cannot be solved") : tr("cannot be solved from here");
    case core::Judgement::Solved:
        return tr("solved");
    }
    return {};
}

void VerdictLabel::reserveSpace()
{
    int widest = 0;
    for (const auto verdict : {core::Judgement::Unknown, core::Judgement::Solvable,
                               core::Judgement::Unsolvable, core::Judgement::Solved}) {
        for (const bool isFromStart : {false, true})
            widest = std::max(widest, m_word->fontMetrics().horizontalAdvance(
                                          withSign(verdict, wordOf(verdict, isFromStart))));
    }
    widest = std::max(widest, m_ask->sizeHint().width() + layout()->spacing());
    setFixedWidth(widest + m_why->sizeHint().width() + layout()->spacing() + 2);
}

void VerdictLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        reserveSpace();
    QWidget::changeEvent(event);
}

void VerdictLabel::enterEvent(QEnterEvent *)
{
    if (m_judgement)
        Q_EMIT marksHovered(m_judgement->why.marks);
}

void VerdictLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) &&
        m_why->isVisible())
        Q_EMIT reasonWanted();
}

void VerdictLabel::leaveEvent(QEvent *)
{
    Q_EMIT marksHovered({});
}

} // namespace window
