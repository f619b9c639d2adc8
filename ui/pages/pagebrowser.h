// SPDX-License-Identifier: MIT
#pragma once

#include "pages/pagedocument.h"

#include <QPointer>
#include <QTextBrowser>

namespace pages {

/// Shows a page and emits the target of a link that is clicked. It loads nothing and follows no link by itself.
class PageBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit PageBrowser(QWidget *parent = nullptr);
    ~PageBrowser() override;

    void setPage(std::unique_ptr<PageDocument> document);
    PageDocument *page() const { return m_page.get(); }
    /// Passes the rest of the gesture that is under way on this page to a widget, where it begins at this point.
    void handOver(QWidget *widget, QPoint at);
    QPoint pressedAt() const { return m_pressedAt; }

Q_SIGNALS:
    void wanted(const pages::Target &target);
    /// Emitted within the event, so that the gesture can continue on the board that is then opened.
    void pressedOn(int board);

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
    void doSetSource(const QUrl &, QTextDocument::ResourceType) override {}
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool passOn(const QMouseEvent &event);

    std::unique_ptr<PageDocument> m_page;
    QPoint m_pressedAt;
    QPointer<QWidget> m_actsOn; ///< the widget that takes the current gesture; null if the browser does
    bool m_isPassingOn = false;
    QPoint m_shift; ///< the shift from points of the browser to those of that widget
};

} // namespace pages
