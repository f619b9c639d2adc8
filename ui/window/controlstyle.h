// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace window {

/// Fusion with flat fields, boxes, sliders and scroll bars, whose outlines are seen in every palette: its own
/// are darker than the window, and so invisible on black.
class ControlStyle : public QProxyStyle {
    Q_OBJECT

public:
    ControlStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;

private:
    void drawComboBox(const QStyleOptionComboBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionSpinBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionSlider &slider, QPainter &painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter, const QWidget *widget) const;
};

} // namespace window
