// SPDX-License-Identifier: MIT
#include "window/widgets/flatstyle.h"

#include "board/style.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr double cornerRadius = 5;
constexpr int scrollBarWidth = 12;

QColor outline(const QStyleOption &option)
{
    const QPalette &palette = option.palette;
    if (option.state & QStyle::State_HasFocus)
        return palette.color(QPalette::Active, QPalette::Highlight);
    const QColor line = palette.color(QPalette::Mid);
    return option.state & QStyle::State_Enabled ? board::mixed(line, palette.color(QPalette::Text), 0.15)
                                                : line;
}

/// Returns the path of a one-pixel pen that covers the outermost pixels of the rectangle.
QRectF outlineRect(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void drawField(QPainter &painter, const QStyleOption &option, double radius = cornerRadius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline(option), option.state & QStyle::State_HasFocus ? 1.6 : 1));
    painter.setBrush(
        option.palette.color(option.state & QStyle::State_Enabled ? QPalette::Base : QPalette::Window));
    painter.drawRoundedRect(outlineRect(option.rect), radius, radius);
    painter.restore();
}

/// Draws a small arrowhead that points up or down.
void drawChevron(QPainter &painter, const QRect &rect, const QColor &colour, bool down)
{
    const QPointF tip = QRectF(rect).center() + QPointF(0, down ? 1.75 : -1.75);
    const double back = down ? -3.5 : 3.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{tip + QPointF(-3.5, back), tip, tip + QPointF(3.5, back)});
    painter.restore();
}

void drawCheckBox(QPainter &painter, const QStyleOption &option)
{
    const bool on = option.state & QStyle::State_On;
    const QPalette &palette = option.palette;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? palette.color(QPalette::Highlight) : outline(option), 1));
    painter.setBrush(palette.color(on ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(outlineRect(option.rect), 3.5, 3.5);
    if (on) {
        const QRectF box(option.rect);
        const auto at = [&](double x, double y) {
            return box.topLeft() + QPointF(x * box.width(), y * box.height());
        };
        painter.setPen(
            QPen(palette.color(QPalette::HighlightedText), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{at(0.25, 0.53), at(0.43, 0.71), at(0.76, 0.32)});
    }
    painter.restore();
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(u"fusion"_s) {}

void FlatStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (!qobject_cast<QComboBox *>(widget) && !qobject_cast<QAbstractSpinBox *>(widget))
        return;
    if (widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    widget->removeEventFilter(this); // a widget is polished again when the style sheet changes
    widget->installEventFilter(this);
}

bool FlatStyle::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == PE_PanelLineEdit && frame) {
        // The line edit inside a spin box or an editable combo box has no frame of its own.
        if (frame->lineWidth > 0)
            drawField(*painter, *option);
    } else if (element == PE_FrameLineEdit) {
        return;
    } else if (element == PE_IndicatorCheckBox) {
        drawCheckBox(*painter, *option);
    } else if (element == PE_FrameFocusRect) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(option->palette.color(QPalette::Highlight), 1.2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(outlineRect(option->rect), 3, 3);
        painter->restore();
    } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        control == CC_ComboBox && combo)
        drawComboBox(*combo, *painter, widget);
    else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
             control == CC_SpinBox && spin)
        drawSpinBox(*spin, *painter, widget);
    else if (control == CC_Slider && slider && slider->orientation == Qt::Horizontal)
        drawSlider(*slider, *painter, widget);
    else if (control == CC_ScrollBar && slider)
        drawScrollBar(*slider, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FlatStyle::drawComboBox(const QStyleOptionComboBox &box, QPainter &painter, const QWidget *widget) const
{
    drawField(painter, box);
    const QRect arrow = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxArrow, widget);
    drawChevron(painter, arrow, box.palette.color(QPalette::ButtonText), true);
}

void FlatStyle::drawSpinBox(const QStyleOptionSpinBox &box, QPainter &painter, const QWidget *widget) const
{
    drawField(painter, box);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    for (const bool down : {false, true}) {
        const SubControl button = down ? SC_SpinBoxDown : SC_SpinBoxUp;
        const bool enabled =
            box.stepEnabled & (down ? QAbstractSpinBox::StepDownEnabled : QAbstractSpinBox::StepUpEnabled);
        const QColor colour = box.palette.color(enabled ? QPalette::ButtonText : QPalette::Mid);
        drawChevron(painter, proxy()->subControlRect(CC_SpinBox, &box, button, widget), colour, down);
    }
}

void FlatStyle::drawSlider(const QStyleOptionSlider &slider, QPainter &painter, const QWidget *widget) const
{
    const QRectF handle = proxy()->subControlRect(CC_Slider, &slider, SC_SliderHandle, widget);
    QRectF groove(slider.rect.left() + 2, handle.center().y() - 2, slider.rect.width() - 4, 4);
    const QPalette &palette = slider.palette;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Mid));
    painter.drawRoundedRect(groove, 2, 2);
    groove.setRight(handle.center().x());
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(groove, 2, 2);
    painter.setPen(QPen(palette.color(QPalette::Base), 2));
    painter.drawEllipse(handle.center(), 6.5, 6.5);
    if (slider.state & State_HasFocus) {
        painter.setPen(QPen(palette.color(QPalette::Highlight), 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(handle.center(), 8.3, 8.3);
    }
    painter.restore();
}

void FlatStyle::drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter, const QWidget *widget) const
{
    const QRectF handle = proxy()->subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
    const QPalette &palette = bar.palette;
    const bool active = bar.state & (State_Sunken | State_MouseOver);
    painter.save();
    painter.fillRect(bar.rect, palette.color(QPalette::Window));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        board::mixed(palette.color(QPalette::Mid), palette.color(QPalette::Text), active ? 0.45 : 0.2));
    const double inset = bar.orientation == Qt::Vertical ? handle.width() / 4 : handle.height() / 4;
    painter.drawRoundedRect(handle.adjusted(inset, inset, -inset, -inset), inset, inset);
    painter.restore();
}

// Fusion makes the arrow of a combo box as wide as its own scroll bars, which are wider than those of FlatStyle.
QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                  const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox)
        size.rwidth() += QProxyStyle::pixelMetric(PM_ScrollBarExtent, option, widget) - scrollBarWidth;
    return size;
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return 16;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 20;
    case PM_SliderLength:
        return 18;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *answer) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText)
        return 0;
    if (hint == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

} // namespace window
