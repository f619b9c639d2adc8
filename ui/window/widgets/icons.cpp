// SPDX-License-Identifier: MIT
#include "window/widgets/icons.h"

#include "art/drawing.h"
#include "window/widgets/paintediconengine.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace window {

namespace {

/// The names of the drawings in resources/art/icons, in the order of Icon.
constexpr std::array names = {"first"_L1,
                              "back"_L1,
                              "play"_L1,
                              "pause"_L1,
                              "forward"_L1,
                              "last"_L1,
                              "new"_L1,
                              "scramble"_L1,
                              "undo"_L1,
                              "redo"_L1,
                              "hint"_L1,
                              "solve"_L1,
                              "picture"_L1,
                              "board"_L1,
                              "stop"_L1,
                              "dice"_L1,
                              "previoussolution"_L1,
                              "nextsolution"_L1,
                              "previousdeepest"_L1,
                              "nextdeepest"_L1,
                              "backtosolvable"_L1,
                              "home"_L1};
static_assert(names.size() == std::size_t(Icon::Home) + 1);

/// The only colour in the icon files, which is replaced when painting.
constexpr auto drawnColour = "#1d1d1d";

class DrawnIconEngine : public PaintedIconEngine {
public:
    explicit DrawnIconEngine(Icon icon) : m_icon(icon) {}

    QIconEngine *clone() const override { return new DrawnIconEngine(m_icon); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        const int side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        art::paint(*painter, square, "icons/"_L1 + names[std::size_t(m_icon)],
                   {{drawnColour, colour.name().toLatin1()}});
    }

private:
    const Icon m_icon;
};

} // namespace

QIcon icon(Icon icon)
{
    return QIcon(new DrawnIconEngine(icon));
}

} // namespace window
