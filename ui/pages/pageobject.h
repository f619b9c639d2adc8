// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTextObjectInterface>

namespace pages {

class PageDocument;

/// Draws the boards of a page, and the lines to write on.
class PageObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;
};

/// Returns the height of the notice below a board of this width that does not show everything it should; 0 if there is
/// none.
double noticeHeight(const PageDocument &page, int board, double width);

} // namespace pages
