// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/searchcell.h"

#include <QWidget>

namespace insight {

class SearchMap;

/// The line above the search map: its title, its axes, and the meaning of its colours and ticks. In a narrow
/// window the axes are left out first, then the title; the tool tip has the whole line.
class MapLegend : public QWidget {
    Q_OBJECT

public:
    explicit MapLegend(const SearchMap &map, QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    /// Follows the steps that the map shows.
    void refresh();
    /// Returns the words of the line that have room, from left to right.
    QStringList words() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A mark of the map and its meaning.
    struct Entry {
        QString words;
        int outcome; ///< a SearchCell::Outcome, or `refusal`
    };
    static constexpr int refusal = -1;

    static QList<Entry> entries();
    QString axes() const;
    QFont titleFont() const;
    int widthOf(const Entry &entry) const;
    int widthOfEntries() const;
    bool hasTitle() const;
    bool hasAxes() const;
    void paintMark(QPainter &painter, const QRect &place, int outcome) const;

    const SearchMap &m_map;
    board::Style m_style;
    QString m_axes;
};

} // namespace insight
