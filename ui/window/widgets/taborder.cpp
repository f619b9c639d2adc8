// SPDX-License-Identifier: MIT
#include "window/widgets/taborder.h"

#include <algorithm>

namespace window {

namespace {

bool isStop(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) &&
           !widget.focusProxy() && !widget.size().isEmpty();
}

/// Sorts widgets line by line. A line consists of its topmost widget and of those whose middle is above its lower
/// edge.
void sortForReading(QWidgetList &stops, const QWidget &area)
{
    const auto place = [&area](const QWidget *stop) {
        return QRect(stop->mapTo(&area, QPoint()), stop->size());
    };
    std::ranges::stable_sort(stops, {}, [&](const QWidget *stop) { return place(stop).top(); });
    for (auto line = stops.begin(); line != stops.end();) {
        const int bottom = place(*line).bottom();
        const auto end = std::find_if(line, stops.end(),
                                      [&](const QWidget *stop) { return place(stop).center().y() > bottom; });
        std::stable_sort(line, end, [&](const QWidget *left, const QWidget *right) {
            return place(left).left() < place(right).left();
        });
        line = end;
    }
}

} // namespace

QWidgetList tabStops(const QWidgetList &areas)
{
    QWidgetList all;
    for (QWidget *area : areas) {
        QWidgetList stops;
        if (isStop(*area))
            stops << area;
        for (QWidget *child : area->findChildren<QWidget *>()) {
            if (child->window() == area->window() && isStop(*child))
                stops << child;
        }
        sortForReading(stops, *area);
        all += stops;
    }
    return all;
}

} // namespace window
