// SPDX-License-Identifier: MIT
#include "forms/answerarea.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace forms {

AnswerArea::AnswerArea(QWidget *parent)
    : QFrame(parent), m_text(new board::PlainLabel), m_yes(new QPushButton), m_no(new QPushButton)
{
    setObjectName(QStringLiteral("answerArea"));
    m_text->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_yes);
    row->addWidget(m_no);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_yes, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { answer(false); });
    board::keepTranslated(*this, [this] { retranslate(); });
    hide();
}

void AnswerArea::reserveSpace()
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
}

void AnswerArea::show(const QString &what, bool isQuestion)
{
    m_isQuestion = isQuestion;
    m_text->setText(what);
    m_yes->setAccessibleDescription(what);
    m_no->setVisible(isQuestion);
    retranslate();
    setVisible(true);
    m_yes->setFocus();
}

void AnswerArea::clear()
{
    m_text->clear();
    hide();
}

QString AnswerArea::text() const
{
    return m_text->text();
}

void AnswerArea::answer(bool yes)
{
    if (text().isEmpty())
        return;
    clear();
    Q_EMIT answered(yes);
}

void AnswerArea::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter || event->key() == Qt::Key_Escape)
        answer(isEnter ? !m_no->hasFocus() : !m_isQuestion);
    else
        QFrame::keyPressEvent(event);
}

void AnswerArea::retranslate()
{
    m_yes->setText(m_isQuestion ? tr("&Yes") : tr("OK"));
    m_no->setText(tr("&No"));
}

} // namespace forms
