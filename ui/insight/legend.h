// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QWidget>

namespace insight {

/// A line that says what the marks of a picture mean. If it is short, the remark is left out, then the type becomes a
/// little smaller, then the marks continue in further lines.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    /// Follows what the words depend on.
    void refresh();
    /// Returns the words that have room, from left to right and from top to bottom.
    QStringList words() const;

    /// Returns the height that the line needs in this width, whatever its present one.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    /// A mark of the picture and its meaning.
    struct Entry {
        QString words;
        int mark;
    };
    virtual QList<Entry> entries() const = 0;
    virtual QString title() const { return {}; }
    virtual QString remark() const { return {}; }
    virtual void paintMark(QPainter &painter, const QRect &place, int mark) const = 0;

    const board::Style &style() const { return m_style; }
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// How the line is set.
    struct Line {
        QFont type;
        int gap; ///< pixels between two parts
        bool hasRemark = false;

        QFont titleType() const;
        int widthOf(const Entry &entry) const;
        int widthOfTitle(const QString &title) const; ///< the width of the title and the gap behind it
    };
    Line line(int width) const;
    int widthOf(const Line &line) const;
    QList<QList<Entry>> rows(const Line &line, int width) const;
    void fitHeight();

    board::Style m_style;
    QStringList m_whole; ///< all words
    int m_rows = 1;      ///< the lines that the marks need in this width
};

} // namespace insight
