// SPDX-License-Identifier: MIT
#include "pages/contentslist.h"

#include <QStyledItemDelegate>
#include <QTextLayout>

#include <cmath>

namespace pages {

namespace {

constexpr int rowSpacing = 2;
constexpr int rowPadding = 2; // above and below a title

/// Makes each row as high as its wrapped title. The default delegate wraps it at the width of an earlier layout.
class WrappedRows : public QStyledItemDelegate {
public:
    explicit WrappedRows(QListView &list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item(option);
        initStyleOption(&item, index);
        const int width = m_list.viewport()->width() - 2 * rowSpacing;
        // Styles leave this margin at both ends of a text.
        const int margin = m_list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1;
        QTextLayout layout(item.text.replace(u'\n', QChar::LineSeparator), item.font);
        QTextOption wrapping;
        wrapping.setWrapMode(QTextOption::WordWrap);
        layout.setTextOption(wrapping);
        layout.beginLayout();
        double height = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width - 2 * margin);
            height += line.height();
        }
        layout.endLayout();
        return {width, int(std::ceil(height)) + 2 * rowPadding};
    }

private:
    QListView &m_list;
};

} // namespace

ContentsList::ContentsList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new WrappedRows(*this));
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setResizeMode(Adjust);
    setSpacing(rowSpacing);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

} // namespace pages
