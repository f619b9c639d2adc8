// SPDX-License-Identifier: MIT
#include "insight/mapimage.h"

#include "insight/searchcell.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace insight {

namespace {

constexpr int highestRow = 22;      // pixels; if there are few levels, a row grows no higher than this
constexpr int lowestWithWords = 14; // a lower row has no room for type that can be read
constexpr int axisType = 11;        // pixels
constexpr double widestPlain = 3;   // pixels per event; from this width on, each refusal is drawn
constexpr int exactFrom = 6;        // pixels; a narrower cell gets its outcome from its slices

/// The part of the search in one column of pixels, or a single event if it is wider than a pixel.
struct Slice {
    int left;
    int right;
    qint64 begin; ///< the first event of the slice
    qint64 end;
    session::SearchSummary summary;
};

std::vector<Slice> slices(const VisibleRecord &record, const Stretch &stretch, int width)
{
    std::vector<Slice> made;
    const double perEvent = width / stretch.length();
    const qint64 first = std::max(record.first(), qint64(std::floor(stretch.from)));
    const qint64 last = std::min(record.size(), qint64(std::ceil(stretch.to)));
    const auto x = [&](qint64 event) {
        return std::clamp(int(std::lround((double(event) - stretch.from) * perEvent)), 0, width);
    };
    const auto add = [&](int left, int right, qint64 begin, qint64 end) {
        if (begin < end && left < right)
            made.push_back({left, right, begin, end, record.sum(begin, end)});
    };
    if (perEvent >= 1) {
        for (qint64 event = first; event < last; ++event)
            add(x(event), x(event + 1), event, event + 1);
        return made;
    }
    qint64 begin = first;
    for (int column = 0; column < width; ++column) {
        const auto end = std::min(last, qint64(std::floor(stretch.from + (column + 1) / perEvent)));
        add(column, column + 1, begin, end);
        begin = std::max(begin, end);
    }
    return made;
}

struct Texture {
    QRgb plain;
    QRgb mark;
    SearchCell::Outcome outcome;

    QRgb at(int x, int y) const
    {
        const bool marked = outcome == SearchCell::Failed   ? (x + y) % 5 == 0
                            : outcome == SearchCell::Solved ? x % 4 == 0 && y % 4 == 0
                                                            : false;
        return marked ? mark : plain;
    }
};

class Drawing {
public:
    Drawing(const VisibleRecord &record, const Stretch &stretch, QSize size, const board::Style &style,
            double scale)
        : m_record(record), m_stretch(stretch), m_style(style), m_image(size, QImage::Format_RGB32),
          m_rows(size.height(), record.counts().deepest, scale),
          m_slices(slices(record, stretch, size.width()))
    {
        m_image.fill(style.surface);
        for (const int outcome : {SearchCell::InPlace, SearchCell::Failed, SearchCell::Solved}) {
            for (const bool even : {false, true}) {
                const QColor colour =
                    board::mixed(cellColour(outcome, style), style.surface, even ? 0.18 : 0);
                m_textures[outcome][even] = {colour.rgb(), board::mixed(colour, style.text, 0.3).rgb(),
                                             SearchCell::Outcome(outcome)};
                m_crowds[outcome][even] = {board::mixed(colour, style.surface, 0.45).rgb(),
                                           board::mixed(colour, style.surface, 0.2).rgb(),
                                           SearchCell::Outcome(outcome)};
            }
        }
    }

    QImage draw(const QFont &font, const std::function<QString(qint64)> &label)
    {
        int y = 0;
        for (qint64 depth = m_rows.depthAt(0); y < m_rows.height && depth <= m_rows.depth;) {
            const int bottom = std::max(y + 1, std::min(m_rows.height, m_rows.top(depth + 1)));
            drawLevel(depth, y, bottom);
            y = bottom;
            depth = std::max(depth + 1, m_rows.depthAt(y));
        }
        if (m_image.width() / m_stretch.length() >= widestPlain * m_rows.scale)
            drawRefusals();
        if (m_rows.canBeRead())
            drawLabels(font, label);
        return std::move(m_image);
    }

private:
    struct Label {
        QRect room;
        qint64 event;
    };

    void drawLevel(qint64 depth, int top, int bottom)
    {
        for (std::size_t i = 0; i < m_slices.size();) {
            const Slice &slice = m_slices[i];
            if (slice.summary.deepest < depth) {
                ++i;
            } else if (slice.summary.lowest < depth) {
                const bool open = slice.end == m_record.size() && m_record.counts().depth >= depth;
                const SearchCell::Outcome outcome = slice.summary.solutions > 0 ? SearchCell::Solved
                                                    : open                      ? SearchCell::InPlace
                                                                                : SearchCell::Failed;
                fill({slice.left, top, slice.right - slice.left, bottom - top}, m_crowds[outcome][depth % 2]);
                ++i;
            } else {
                std::size_t end = i + 1;
                while (end < m_slices.size() && m_slices[end].summary.lowest >= depth)
                    ++end;
                drawCell(depth, i, end, top, bottom);
                i = end;
            }
        }
    }

    void drawCell(qint64 depth, std::size_t first, std::size_t end, int top, int bottom)
    {
        const QRect room(m_slices[first].left, top, m_slices[end - 1].right - m_slices[first].left,
                         bottom - top);
        SearchCell::Outcome outcome = SearchCell::Failed;
        if (room.width() >= exactFrom || first == 0 || end == m_slices.size()) {
            const SearchCell cell = SearchCell::at(m_record, m_slices[first].begin + 1, depth);
            outcome = cell.outcome;
            if (m_rows.canBeRead())
                m_labels.push_back({room, cell.made});
        } else if (std::any_of(m_slices.begin() + qsizetype(first), m_slices.begin() + qsizetype(end),
                               [](const Slice &slice) { return slice.summary.solutions > 0; })) {
            outcome = SearchCell::Solved;
        }
        fill(room, m_textures[outcome][depth % 2]);
        if (room.width() >= 3)
            fill({room.left(), top, 1, bottom - top},
                 {m_style.surface.rgb(), m_style.surface.rgb(), outcome});
        if (bottom - top >= 4)
            fill({room.left(), bottom - 1, room.width(), 1},
                 {m_style.surface.rgb(), m_style.surface.rgb(), outcome});
    }

    void fill(const QRect &room, const Texture &texture)
    {
        for (int y = room.top(); y <= room.bottom(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(y));
            for (int x = room.left(); x <= room.right(); ++x)
                line[x] = texture.at(x, y);
        }
    }

    /// Draws a tick for each refused move, in the level where the move would have been.
    void drawRefusals()
    {
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_style.culprit, 1.5 * m_rows.scale));
        for (const Slice &slice : m_slices) {
            if (slice.summary.refusals == 0)
                continue;
            const int top = m_rows.top(slice.summary.deepest + 1);
            const int high =
                std::clamp(m_rows.top(slice.summary.deepest + 2) - top - 3, 2, int(7 * m_rows.scale));
            const double middle = (slice.left + slice.right) / 2.0;
            painter.drawLine(QPointF(middle, top + 1),
                             QPointF(middle, std::min(m_image.height() - 1, top + high)));
        }
    }

    void drawLabels(QFont font, const std::function<QString(qint64)> &label)
    {
        QPainter painter(&m_image);
        font.setPixelSize(std::min(int(13 * m_rows.scale), m_rows.top(2) - m_rows.top(1) - 2));
        painter.setFont(font);
        const QFontMetrics metrics(font);
        QColor plate = m_style.surface;
        plate.setAlphaF(0.82F);
        for (const Label &one : m_labels) {
            if (one.event < 0 || one.room.width() < 2 * metrics.averageCharWidth())
                continue;
            const QString text = label(one.event);
            const int width = metrics.horizontalAdvance(text);
            if (width + 6 > one.room.width())
                continue;
            // The colours and textures of the cells are too dark for text, so it has a plate of its own.
            painter.fillRect(QRect(one.room.left() + 1, one.room.top() + 1, width + 5, one.room.height() - 2),
                             plate);
            painter.setPen(m_style.text);
            painter.drawText(one.room.adjusted(4, 0, -2, -1), Qt::AlignVCenter | Qt::AlignLeft, text);
        }
    }

    VisibleRecord m_record;
    Stretch m_stretch;
    const board::Style &m_style;
    QImage m_image;
    MapRows m_rows;
    std::vector<Slice> m_slices;
    Texture m_textures[3][2];
    Texture m_crowds[3][2]; ///< the textures for pixels that cover several cells
    std::vector<Label> m_labels;
};

} // namespace

MapRows::MapRows(int mapHeight, qint64 deepest, double pixels)
    : scale(pixels), height(int(std::min(double(mapHeight), double(deepest + 1) * highestRow * scale))),
      depth(deepest + 1)
{
}

int MapRows::top(qint64 level) const
{
    return int((level - 1) * height / depth);
}

qint64 MapRows::depthAt(int y) const
{
    return 1 + qint64(y) * depth / height;
}

bool MapRows::canBeRead() const
{
    return double(height) / double(depth) >= lowestWithWords * scale;
}

std::vector<qint64> MapRows::markedLevels(int least) const
{
    std::vector<qint64> levels;
    const auto isFar = [&](qint64 step) { return double(step) * height / double(depth) >= least; };
    qint64 step = 1;
    for (int i = 0; !isFar(step) && step < depth; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2; // 1, 2, 5, 10, 20, 50 …
    for (qint64 level = step; level < depth; level += step)
        levels.push_back(level);
    return levels;
}

void paintMapAxis(QPainter &painter, QSize size, qint64 deepest, const board::Style &style, QFont font)
{
    const MapRows rows(size.height(), deepest);
    if (rows.canBeRead())
        return;
    font.setPixelSize(axisType);
    painter.setFont(font);
    painter.setPen(style.text);
    const QFontMetrics metrics(font);
    for (const qint64 level : rows.markedLevels(metrics.ascent() + 1)) {
        const QString text = QLocale().toString(level);
        const int middle = (rows.top(level) + rows.top(level + 1)) / 2;
        QRect room(0, 0, metrics.horizontalAdvance(text) + 4, metrics.ascent());
        room.moveTop(std::clamp(middle - room.height() / 2, 0, size.height() - room.height()));
        painter.fillRect(room, style.surface);
        painter.drawText(room, Qt::AlignCenter, text);
    }
}

QColor cellColour(int outcome, const board::Style &style)
{
    switch (outcome) {
    case SearchCell::Solved:
        return board::mixed(style.placed, style.surface, 0.25);
    case SearchCell::Failed:
        return board::mixed(style.faint, style.surface, 0.62);
    default:
        return board::mixed(style.accent, style.surface, 0.4);
    }
}

QImage drawMap(const VisibleRecord &record, const Stretch &stretch, QSize size, const board::Style &style,
               double scale, const QFont &font, const std::function<QString(qint64)> &label)
{
    return Drawing(record, stretch, size, style, scale).draw(font, label);
}

} // namespace insight
