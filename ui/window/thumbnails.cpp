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
    m_pictures.insert(next, new QPixmap(draw(m_session->solutions()[next].position)));
    Q_EMIT drawn(int(next));
}

// A picture has come that the boards drawn so far lack.
void Thumbnails::drawAgain()
{
    const QList<std::size_t> kept = m_pictures.keys();
    m_pictures.clear();
    for (const std::size_t solution : kept)
        Q_EMIT drawn(int(solution));
}

QPixmap Thumbnails::draw(const core::Position &solution)
{
    if (!m_scene) {
        m_scene = m_puzzle->scene(m_session->solutions().instance(), m_style);
        connect(m_scene.get(), &board::BoardScene::completed, this, &Thumbnails::drawAgain);
    }
    QPixmap picture(QSize(side, side) * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    m_scene->renderPosition(painter, QRectF(0, 0, side, side), solution);
    return picture;
}

} // namespace window
