// SPDX-License-Identifier: MIT
#include "window/widgets/excerpt.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"

#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

Excerpt::Excerpt(int lines, const QString &look, QWidget *parent)
    : QWidget(parent), m_lines(lines), m_text(new board::PlainLabel(this)), m_more(new QToolButton(this))
{
    m_text->setObjectName(look);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_more->setObjectName(u"offer"_s);
    m_more->setFocusPolicy(Qt::TabFocus);
    connect(m_more, &QToolButton::clicked, this, &Excerpt::showWhole);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    board::keepTranslated(*this, [this] { retranslate(); });
}

void Excerpt::setText(const QString &text)
{
    if (text == m_whole)
        return;
    m_whole = text;
    fill();
}

QSize Excerpt::sizeHint() const
{
    return {200, m_lines * m_text->fontMetrics().lineSpacing() + 2};
}

/// Shows as many words as fit. If some are left out, the button is at the end of the last line.
void Excerpt::fill()
{
    m_text->setGeometry(rect());
    m_text->setAccessibleDescription(m_whole);
    const auto height = [this](const QString &text) {
        return m_text->fontMetrics()
            .boundingRect(QRect(0, 0, width(), 10'000), Qt::TextWordWrap, text)
            .height();
    };
    const bool fits = height(m_whole) <= this->height();
    m_more->setVisible(!fits);
    if (fits)
        return m_text->setText(m_whole);
    m_more->adjustSize();
    m_more->move(width() - m_more->width(), this->height() - m_more->height());
    // No-break spaces reserve the space of the button.
    const int blank = std::max(1, m_text->fontMetrics().horizontalAdvance(QChar(QChar::Nbsp)));
    const QString room = u'…' + QString(m_more->width() / blank + 1, QChar(QChar::Nbsp));
    qsizetype end = m_whole.size();
    while (end > 0 && height(m_whole.left(end).trimmed() + room) > this->height())
        end = m_whole.lastIndexOf(u' ', end - 1);
    m_text->setText(m_whole.left(std::max<qsizetype>(end, 0)).trimmed() + u'…');
}

/// Shows the full text over the excerpt until the next click or key.
void Excerpt::showWhole()
{
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setObjectName(u"excerpt"_s);
    auto *text = new board::PlainLabel(m_whole, popup);
    text->setWordWrap(true);
    text->setFixedWidth(std::max(width(), 280));
    auto *column = new QVBoxLayout(popup);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(text);
    popup->setAccessibleName(m_whole);
    popup->adjustSize();
    popup->move(mapToGlobal(QPoint(-12, -10)));
    popup->show();
}

void Excerpt::retranslate()
{
    m_more->setText(tr("more"));
    m_more->setAccessibleName(tr("Show the whole text"));
    fill();
}

void Excerpt::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        fill();
    }
    QWidget::changeEvent(event);
}

void Excerpt::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fill();
}

} // namespace window
