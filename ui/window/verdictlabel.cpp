// SPDX-License-Identifier: MIT
#include "window/verdictlabel.h"

#include "board/plaintext.h"
#include "session/translation.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace window {

using namespace Qt::StringLiterals;

VerdictLabel::VerdictLabel(Detail detail, QWidget *parent)
    : QWidget(parent), m_sign(new board::PlainLabel(this)), m_word(new board::PlainLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_sign, 0, 0);
    grid->addWidget(m_word, 0, 1);
    grid->setColumnStretch(1, 1);
    QFont bold = font();
    bold.setBold(true);
    m_word->setFont(bold);
    m_sign->setFont(bold);
    if (detail == Detail::Reason) {
        m_reason = new board::PlainLabel(this);
        m_reason->setObjectName(u"faint"_s);
        m_reason->setWordWrap(true);
        m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(m_reason, 1, 1);
    }
    retranslate();
}

void VerdictLabel::setJudgement(const std::optional<core::Judgement> &judgement)
{
    m_judgement = judgement;
    retranslate();
}

void VerdictLabel::retranslate()
{
    static constexpr char16_t signs[] = {u'?', u'✓', u'✗', u'★'};
    const QStringList words{tr("not known"), tr("solvable"), tr("no longer solvable"), tr("solved")};
    const QString why = m_judgement ? session::translated(m_judgement->why) : QString();
    m_sign->setText(m_judgement ? QString(QChar(signs[m_judgement->verdict])) : QString());
    m_word->setText(m_judgement ? words[m_judgement->verdict] : u"…"_s);
    setAccessibleName(tr("Verdict"));
    setAccessibleDescription(m_word->text()); // the reason has its own label or announcement
    if (m_reason) {
        m_reason->setText(why);
        m_reason->setVisible(!why.isEmpty());
    } else {
        setToolTip(board::plainToolTip(why));
    }
}

void VerdictLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void VerdictLabel::enterEvent(QEnterEvent *)
{
    if (m_judgement)
        Q_EMIT marksHovered(m_judgement->why.marks);
}

void VerdictLabel::leaveEvent(QEvent *)
{
    Q_EMIT marksHovered({});
}

} // namespace window
