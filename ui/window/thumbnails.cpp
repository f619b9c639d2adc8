// SPDX-License-Identifier: MIT
#include "window/thumbnails.h"

#include <QPainter>

namespace window {

namespace {

constexpr std::size_t mostWanted = 200; // more than any list shows at once; older wishes have scrolled away

} // namespace

Thumbnails::Thumbnails(QObject *parent) : QObject(parent)
{
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Thumbnails::drawNext);
}

void Thumbnails::begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                       double ratio)
{
    m_puzzle = &puzzle;
    m_session = &session;
    m_style = style;
    m_ratio = ratio;
    m_scene.reset();
    m_pictures.clear();
    m_wanted.clear();
}

const QPixmap *Thumbnails::picture(std::size_t solution)
{
    if (const QPixmap *kept = m_pictures.object(solution))
        return kept;
    if (std::ranges::find(m_wanted, solution) == m_wanted.end()) {
        m_wanted.push_front(solution);
        m_wanted.resize(std::min(m_wanted.size(), mostWanted));
        m_soon.start();
    }
    return nullptr;
}

void Thumbnails::drawNext()
{
    if (m_wanted.empty() || m_wanted.front() >= m_session->solutions().size()) {
        m_wanted.clear();
        m_soon.stop();
        return;
    }
    const std::size_t next = m_wanted.front();
    m_wanted.pop_front();
    m_pictures.insert(next, new QPixmap(draw(m_session->solutions()[next])));
    Q_EMIT drawn(int(next));
}

QPixmap Thumbnails::draw(const session::Solution &solution)
{
    if (!m_scene || m_instance != solution.instance) {
        m_scene = m_puzzle->scene(solution.instance, m_style);
        m_instance = solution.instance;
    }
    QPixmap picture(QSize(side, side) * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    m_scene->renderPosition(painter, QRectF(0, 0, side, side), solution.found.position);
    return picture;
}

} // namespace window
