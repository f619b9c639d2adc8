// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>
#include <QStyleOption>

namespace window {

/// Fusion with flat fields, check boxes, sliders and scroll bars. Their outlines are visible in every
/// palette, while those of Fusion are darker than the window and so invisible on black. The wheel changes a field only
/// after a click into it, since it also scrolls the panel in which the field stands.
class FlatStyle : public QProxyStyle {
    Q_OBJECT

public:
    FlatStyle();

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drawComboBox(const QStyleOptionComboBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionSpinBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionSlider &slider, QPainter &painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter, const QWidget *widget) const;
};

} // namespace window
