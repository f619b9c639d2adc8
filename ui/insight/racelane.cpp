// SPDX-License-Identifier: MIT
#include "insight/racelane.h"

#include "board/plaintext.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPen>

namespace insight {

using namespace Qt::StringLiterals;

/// Shows a position as large as fits.
class RaceBoard : public QWidget {
public:
    explicit RaceBoard(QWidget *parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    void setScene(const board::BoardScene *scene)
    {
        m_scene = scene;
        update();
    }
    void setPosition(const core::Position &position)
    {
        m_position = position;
        update();
    }
    QSize sizeHint() const override { return {150, 150}; }
    QSize minimumSizeHint() const override { return {60, 60}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (!m_scene || m_position.size() != m_scene->position().size())
            return;
        QPainter painter(this);
        m_scene->renderPosition(painter, rect(), m_position);
    }

private:
    const board::BoardScene *m_scene = nullptr;
    core::Position m_position;
};

RaceLane::RaceLane(QGridLayout &grid, int column, QWidget *page)
    : QObject(page), m_grid(grid), m_column(column), m_swatch(new board::PlainLabel(page)),
      m_name(new board::PlainLabel(page)), m_board(new RaceBoard(page)), m_state(new board::PlainLabel(page))
{
    m_name->setObjectName(u"title"_s);
    m_state->setObjectName(u"faint"_s);
    for (QLabel *label : {m_name, m_state}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        label->setMinimumWidth(1); // keeps all columns equally wide, whatever their texts
    }
    int row = 0;
    for (QWidget *widget : widgets())
        grid.addWidget(widget, row++, column);
    grid.setRowStretch(2, 1);
}

std::array<QWidget *, 4> RaceLane::widgets() const
{
    return {m_swatch, m_name, m_board, m_state};
}

void RaceLane::setVisible(bool visible)
{
    for (QWidget *widget : widgets())
        widget->setVisible(visible);
    m_grid.setColumnStretch(m_column, int(visible));
}

bool RaceLane::isVisible() const
{
    return m_board->isVisible();
}

void RaceLane::setName(const QString &name, const QPen &pen)
{
    constexpr QSize size(26, 8);
    const qreal ratio = m_swatch->devicePixelRatio();
    QPixmap swatch(size * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setPen(pen);
    painter.drawLine(QPointF(0, size.height() / 2.0), QPointF(size.width(), size.height() / 2.0));
    painter.end();
    m_swatch->setPixmap(swatch);
    m_name->setText(name);
    m_board->setAccessibleName(name);
}

void RaceLane::setScene(const board::BoardScene *scene)
{
    m_board->setScene(scene);
}

void RaceLane::redraw()
{
    m_board->update();
}

void RaceLane::show(const core::Position &position, const QString &state)
{
    m_board->setPosition(position);
    m_state->setText(state);
    m_board->setAccessibleDescription(state);
}

QString RaceLane::state() const
{
    return m_state->text();
}

} // namespace insight
