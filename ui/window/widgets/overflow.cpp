// SPDX-License-Identifier: MIT
#include "window/widgets/overflow.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace window {

namespace {

/// A column that asks for no more than its minimum height. A scroll area gives content whose height depends on its
/// width its preferred height, and so would scroll before it has to.
class LeastHeight : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;

    bool hasHeightForWidth() const override { return false; }
};

QWidget *inLeastHeight(QWidget *content)
{
    auto *room = new QWidget;
    auto *column = new LeastHeight(room);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content);
    return room;
}

} // namespace

Overflow::Overflow(QWidget *content, QWidget *parent) : VerticalScrollArea(inLeastHeight(content), parent)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

} // namespace window
