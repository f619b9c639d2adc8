// SPDX-License-Identifier: MIT
#pragma once

#include <QSlider>

#include <vector>

namespace window {

/// The place on a timeline, with small marks where acts begin and where solutions lie. Frames are 64-bit
/// numbers; when they do not fit the slider's own, several share one of its places. An act gets room by the
/// logarithm of its length, so that twenty moves of a solution are found beside thirty thousand of a
/// scramble.
class TimelineSlider : public QSlider {
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget *parent = nullptr);

    /// None of this says `wanted`.
    void setFrames(qint64 frame, qint64 last);
    void setMarks(std::vector<qint64> acts, std::vector<qint64> solutions);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void wanted(qint64 frame); ///< by mouse, key or screen reader

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRectF groove() const;
    void measure();
    double placeOf(qint64 frame) const;
    qint64 frameAt(double part) const;
    void goTo(double x);
    void paintMarks(QPainter &painter) const;
    void paintHandle(QPainter &painter) const;

    qint64 m_last = 0;
    qint64 m_frame = 0;
    qint64 m_share = 1;           ///< frames for each place of the slider
    std::vector<qint64> m_bounds; ///< frames where acts begin, from 0 to the last
    std::vector<double> m_parts;  ///< where on the slider those lie, from 0 to 1
    std::vector<qint64> m_acts;
    std::vector<qint64> m_solutions;
};

} // namespace window
