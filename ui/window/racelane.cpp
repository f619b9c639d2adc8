// SPDX-License-Identifier: MIT
#include "window/racelane.h"

#include <QLabel>
#include <QPainter>
#include <QPen>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

/// A position, as large as there is room.
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

RaceLane::RaceLane(QWidget *parent)
    : QWidget(parent), m_swatch(new QLabel(this)), m_name(new QLabel(this)), m_board(new RaceBoard(this)),
      m_state(new QLabel(this))
{
    m_name->setObjectName(u"title"_s);
    m_name->setWordWrap(true);
    m_state->setObjectName(u"faint"_s);
    m_state->setWordWrap(true);
    m_state->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *title = new QHBoxLayout;
    title->setSpacing(6);
    title->addWidget(m_swatch);
    title->addWidget(m_name, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(title);
    column->addWidget(m_board, 1);
    column->addWidget(m_state);
}

void RaceLane::setName(const QString &name, const QPen &pen)
{
    constexpr QSize size(26, 10);
    QPixmap swatch(size * devicePixelRatio());
    swatch.setDevicePixelRatio(devicePixelRatio());
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

} // namespace window
