// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/race.h"

#include <QPen>
#include <QWidget>

namespace insight {

/// Returns the pen of a racer in the plot and beside its name. Pens differ in dashes as well as in colour.
QPen racePen(std::size_t racer, const board::Style &style);

/// Draws the depth of each racer over its tries, and the current time of the race's clock. The axis of the tries is
/// logarithmic if one racer needs many times as many as another.
class RacePlot : public QWidget {
    Q_OBJECT

public:
    explicit RacePlot(QWidget *parent = nullptr);

    void setResults(std::vector<session::Race::Result> results);
    void setStyle(const board::Style &style);
    /// Sets a cursor for each racer at this number of its tries.
    void setCursors(std::vector<qint64> tries);

    QSize sizeHint() const override { return {300, 110}; }
    QSize minimumSizeHint() const override { return {160, 80}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF area() const;
    double xOf(double tries) const;
    double yOf(double depth) const { return area().bottom() - area().height() * depth / double(m_deepest); }
    void paintAxes(QPainter &painter) const;
    void paintRacer(QPainter &painter, std::size_t racer) const;

    std::vector<session::Race::Result> m_results;
    std::vector<qint64> m_cursors;
    board::Style m_style;
    qint64 m_mostTries = 1;
    qint64 m_deepest = 1;
    bool m_logarithmic = false;
};

} // namespace insight
