// SPDX-License-Identifier: MIT
#include "art/drawing.h"

#include <QtCore/QCache>
#include <QtCore/QFile>
#include <QtGui/QPaintDevice>
#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtSvg/QSvgRenderer>

#include <vector>

namespace art {

namespace {

/// The most drawings that a thread caches: all of the program's drawings in two sets of colours.
constexpr int mostKept = 80;

/// A path of a drawing, with its pen and brush.
struct Shape {
    QPainterPath path;
    QPen pen;
    QBrush brush;
};

/// Collects the shapes of a drawing. Qt Svg paints the fill and the outline of a shape one after the other; here they
/// are joined again, so that a picture saved as SVG or PDF contains each shape once.
class Collector : public QPaintEngine {
public:
    Collector() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &path) override
    {
        Shape shape{painter()->transform().map(path), painter()->pen(), painter()->brush()};
        if (!shapes.empty() && shape.brush == Qt::NoBrush && shapes.back().pen == Qt::NoPen &&
            shapes.back().path == shape.path)
            shapes.back().pen = shape.pen;
        else
            shapes.push_back(std::move(shape));
    }

    std::vector<Shape> shapes;
};

/// A paint device of the size of a drawing's view box.
class Sheet : public QPaintDevice {
public:
    explicit Sheet(QSize size) : m_size(size) {}

    QPaintEngine *paintEngine() const override { return &m_collector; }
    std::vector<Shape> takeShapes() { return std::move(m_collector.shapes); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable Collector m_collector;
};

struct Drawing {
    QSize size;
    std::vector<Shape> shapes;
};

Drawing *read(const QString &name, const Replacements &replacements)
{
    QFile file(QLatin1StringView(":/art/") + name + QLatin1StringView(".svg"));
    const bool isOpen = file.open(QFile::ReadOnly);
    Q_ASSERT(isOpen);
    QByteArray svg = isOpen ? file.readAll() : QByteArray();
    for (const auto &[text, other] : replacements)
        svg.replace(text, other);
    QSvgRenderer renderer(svg);
    const QSize size = renderer.viewBox().size();
    Sheet sheet(size);
    QPainter painter(&sheet);
    renderer.render(&painter, QRectF(QPointF(), size));
    painter.end();
    return new Drawing{size, sheet.takeShapes()};
}

} // namespace

void paint(QPainter &painter, const QRectF &rect, const QString &name, const Replacements &replacements)
{
    thread_local QCache<std::pair<QString, Replacements>, Drawing> kept(mostKept);
    const std::pair key(name, replacements);
    if (!kept.contains(key))
        kept.insert(key, read(name, replacements));
    const Drawing &drawing = *kept.object(key);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / drawing.size.width(), rect.height() / drawing.size.height());
    for (const Shape &shape : drawing.shapes) {
        painter.setPen(shape.pen);
        painter.setBrush(shape.brush);
        painter.drawPath(shape.path);
    }
    painter.restore();
}

} // namespace art
