// SPDX-License-Identifier: MIT
#include "solitaire/wood.h"

namespace ui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

} // namespace

Wood Wood::make(const board::Style &style)
{
    switch (style.look) {
    case board::Style::Light:
        return {rgb(0xd8a96f), rgb(0xa8733f), rgb(0x8a5a2c), rgb(0x7a4d28), rgb(0x3a2110), rgb(0x5f3c1c),
                rgb(0xfff2d8), rgb(0xe9c993), rgb(0x9c6a33), rgb(0xf7d98b), false};
    case board::Style::Dark:
        return {rgb(0x6b4a33), rgb(0x3d2819), rgb(0x28180e), rgb(0x24160d), rgb(0x100904), rgb(0xcaa887),
                rgb(0xfff0d0), rgb(0xdfb77f), rgb(0x86592c), rgb(0xe8c46c), false};
    case board::Style::Contrast:
        break;
    }
    return {style.piece, style.piece, style.piece,     style.piece,  style.piece, style.text,
            style.text,  style.text,  style.pieceEdge, style.target, true};
}

} // namespace ui
