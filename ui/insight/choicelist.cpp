// SPDX-License-Identifier: MIT
#include "insight/choicelist.h"

#include "board/plaintext.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

namespace insight {

namespace {

constexpr int choiceNameRole = Qt::UserRole + 1;
constexpr int fewestLines = 2;
constexpr double leastType = 0.8; // the smallest type of a table, as a part of the usual one

} // namespace

ChoiceList::ChoiceList(QWidget *parent) : QListWidget(parent)
{
    setWordWrap(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // For a click on the box itself the list changes the item before it emits itemClicked, and does not emit
    // itemPressed.
    connect(this, &QListWidget::itemChanged, this, [this] { m_boxAnswered = true; });
    connect(this, &QListWidget::itemPressed, this, [this] { m_boxAnswered = false; });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *choice) {
        if (!m_boxAnswered && choice->flags().testFlag(Qt::ItemIsEnabled))
            choice->setCheckState(choice->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
}

void ChoiceList::add(const QString &name, const QVariant &what, const QString &about, const QString &reason)
{
    auto *item = new QListWidgetItem(name, this);
    item->setToolTip(board::plainToolTip(about));
    item->setData(Qt::UserRole, what);
    item->setData(choiceNameRole, name);
    item->setCheckState(Qt::Unchecked);
    setRemark(row(item), reason, reason.isEmpty());
}

void ChoiceList::setRemark(int row, const QString &remark, bool isEnabled)
{
    QListWidgetItem &choice = *item(row);
    choice.setText(remark.isEmpty() ? name(row) : name(row) + u'\n' + remark);
    choice.setFlags(isEnabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                              : Qt::ItemIsUserCheckable);
    updateGeometry();
}

QString ChoiceList::name(int row) const
{
    return item(row)->data(choiceNameRole).toString();
}

QString ChoiceList::key(int row) const
{
    return item(row)->data(Qt::UserRole).toString();
}

bool ChoiceList::isTicked(int row) const
{
    return item(row)->checkState() == Qt::Checked && item(row)->flags().testFlag(Qt::ItemIsEnabled);
}

int ChoiceList::ticked() const
{
    int all = 0;
    for (int row = 0; row < count(); ++row)
        all += isTicked(row);
    return all;
}

QSet<QString> ChoiceList::tickedKeys(const QSet<QString> &others) const
{
    QSet<QString> keys = others;
    for (int row = 0; row < count(); ++row) {
        if (isTicked(row))
            keys.insert(key(row));
        else if (item(row)->flags().testFlag(Qt::ItemIsEnabled))
            keys.remove(key(row));
    }
    return keys;
}

void ChoiceList::tick(const QSet<QString> &keys)
{
    for (int row = 0; row < count(); ++row) {
        const bool can = item(row)->flags().testFlag(Qt::ItemIsEnabled);
        item(row)->setCheckState(can && keys.contains(key(row)) ? Qt::Checked : Qt::Unchecked);
    }
}

QSize ChoiceList::sizeHint() const
{
    int high = 2 * frameWidth();
    for (int row = 0; row < count(); ++row)
        high += std::max(sizeHintForRow(row), visualItemRect(item(row)).height());
    return {QListWidget::sizeHint().width(), std::max(high, fewestLines * fontMetrics().lineSpacing())};
}

QSize ChoiceList::minimumSizeHint() const
{
    return {QListWidget::minimumSizeHint().width(), sizeHint().height()};
}

// The lines of a remark, and so the height of the list, depend on the width.
void ChoiceList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    doItemsLayout();
    updateGeometry();
}

QWidget *belowButtons(std::initializer_list<QPushButton *> buttons, QWidget *page)
{
    auto *whole = new QWidget;
    auto *row = new QHBoxLayout;
    for (QPushButton *button : buttons)
        row->addWidget(button, 1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(whole);
    column->setSpacing(0);
    const QMargins around = column->contentsMargins();
    row->setContentsMargins(around.left(), around.top(), around.right(), 0);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(scroll, 1);
    return whole;
}

void fitToCells(QTableWidget &table)
{
    const QWidget &page = *table.parentWidget();
    const QMargins around = page.layout()->contentsMargins();
    const int room = page.width() - around.left() - around.right() - 2 * table.frameWidth();
    QHeaderView &names = *table.verticalHeader();
    QHeaderView &titles = *table.horizontalHeader();
    QFont type = page.font();
    const auto fits = [&](int pixels) {
        type.setPixelSize(pixels);
        for (QWidget *part :
             std::initializer_list<QWidget *>{&table, &names, names.viewport(), &titles, titles.viewport()})
            part->setFont(type);
        table.resizeColumnsToContents();
        table.resizeRowsToContents();
        return titles.length() + (names.isHidden() ? 0 : names.sizeHint().width()) <= room;
    };
    table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int usual = QFontInfo(type).pixelSize();
    int pixels = usual;
    while (!fits(pixels) && pixels > usual * leastType)
        --pixels;
    if (pixels <= usual * leastType && !fits(pixels))
        fits(usual);
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + table.verticalHeader()->length() +
                         2 * table.frameWidth() + 2 + table.horizontalScrollBar()->sizeHint().height());
}

} // namespace insight
