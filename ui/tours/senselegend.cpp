// SPDX-License-Identifier: MIT
#include "tours/senselegend.h"

#include "session/translation.h"
#include "tours/bishop/bishop.h"
#include "tours/waypainter.h"

#include <QEvent>
#include <QPainter>

namespace ui {

namespace {

constexpr int sample = 34; // pixels, each way
constexpr int gap = 10;

} // namespace

SenseLegend::SenseLegend(const ToolContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

QStringList SenseLegend::names() const
{
    return {session::translated(tours::senseName(tours::Falling)),
            session::translated(tours::senseName(tours::Rising))};
}

QSize SenseLegend::sizeHint() const
{
    int width = 0;
    for (const QString &name : names())
        width = std::max(width, fontMetrics().horizontalAdvance(name));
    return {sample + gap + width, 2 * (sample + gap / 2)};
}

void SenseLegend::paintEvent(QPaintEvent *)
{
    const board::BoardScene *scene = m_context.scene();
    const board::Style style = scene ? scene->style() : board::Style::make(board::Style::Light);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QStringList texts = names();
    for (int i = 0; i < 2; ++i) {
        const tours::Sense sense = i == 0 ? tours::Falling : tours::Rising;
        const double top = i * (sample + gap / 2.0);
        painter.save();
        painter.translate(0, top);
        painter.scale(sample, sample);
        painter.fillRect(QRectF(0, 0, 1, 1), style.piece);
        painter.setClipRect(QRectF(0, 0, 1, 1));
        paintUsedSense(painter, {0.5, 0.5}, sense, style);
        const bool falls = sense == tours::Falling;
        paintDiagonal(painter, {0, falls ? 0.0 : 1.0}, {1, falls ? 1.0 : 0.0}, sense, style);
        painter.restore();
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(sample + gap, top, width() - sample - gap, sample),
                         Qt::AlignLeft | Qt::AlignVCenter, texts[i]);
    }
}

void SenseLegend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SenseLegend::retranslate()
{
    setAccessibleName(names().join(u", "));
    updateGeometry();
    update();
}

} // namespace ui
