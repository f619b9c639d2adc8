// SPDX-License-Identifier: MIT
#include "pages/pagebrowser.h"

#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QUrl>

namespace pages {

PageBrowser::PageBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (const auto target = m_page ? m_page->target(url.toString()) : std::nullopt)
            Q_EMIT wanted(*target);
    });
}

void PageBrowser::handOver(QWidget *widget, QPoint at)
{
    m_actsOn = widget;
    m_shift = at - m_pressedAt;
}

/// Passes the event on to the widget that takes the gesture, if there is one. Returns whether there was one.
bool PageBrowser::passOn(const QMouseEvent &event)
{
    if (!m_actsOn)
        return false;
    // An event that the widget does not accept comes back, since this is one of its parents.
    if (m_isPassingOn)
        return true;
    const QScopedValueRollback passing(m_isPassingOn, true);
    QMouseEvent passed(event.type(), event.position() + m_shift, event.globalPosition(), event.button(),
                       event.buttons(), event.modifiers());
    QCoreApplication::sendEvent(m_actsOn, &passed);
    return true;
}

void PageBrowser::mousePressEvent(QMouseEvent *event)
{
    m_actsOn = nullptr;
    m_pressedAt = event->position().toPoint();
    const QString anchor = anchorAt(m_pressedAt);
    const auto target = m_page ? m_page->target(anchor) : std::nullopt;
    if (event->button() == Qt::LeftButton && target && target->kind == Target::Board)
        Q_EMIT pressedOn(target->number);
    if (!passOn(*event))
        QTextBrowser::mousePressEvent(event);
}

void PageBrowser::mouseMoveEvent(QMouseEvent *event)
{
    if (!passOn(*event))
        QTextBrowser::mouseMoveEvent(event);
}

void PageBrowser::mouseReleaseEvent(QMouseEvent *event)
{
    if (!passOn(*event))
        QTextBrowser::mouseReleaseEvent(event);
    m_actsOn = nullptr;
}

PageBrowser::~PageBrowser()
{
    setDocument(nullptr);
}

void PageBrowser::setPage(std::unique_ptr<PageDocument> document)
{
    setDocument(document.get());
    m_page = std::move(document);
    m_page->finishLayout();
}

} // namespace pages
