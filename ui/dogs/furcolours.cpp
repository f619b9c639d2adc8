// SPDX-License-Identifier: MIT
#include "dogs/furcolours.h"

#include "core/indexed.h"
#include "dogs/card.h"

namespace ui {

namespace {

struct BaseColours {
    QRgb coat;
    QRgb mark;
    QRgb light;
};

/// The colours differ in brightness too, the first four most, so that they can be distinguished in grey.
constexpr core::IndexedArray<BaseColours, dogs::mostColours> baseColours{{
    BaseColours{0xc2402c, 0x8e2a1b, 0xf3cdb6},
    BaseColours{0x5fa553, 0x23562b, 0xd9eccb},
    BaseColours{0x2f63ad, 0x1d4079, 0xc9dcf5},
    BaseColours{0xf4c63d, 0x5d4310, 0xfff2c4},
    BaseColours{0x9a6cc6, 0x4a2b75, 0xeadcf7},
    BaseColours{0x8a5a35, 0x54341b, 0xf4e6d2},
    BaseColours{0xf0a3bd, 0xc25e83, 0xffe6ee},
    BaseColours{0x9aa5b0, 0x434d58, 0xf1f5f8},
}};

} // namespace

FurColours furColours(int colour, const board::Style &style)
{
    const BaseColours &base = baseColours[colour - 1];
    const QColor coat = QColor::fromRgb(base.coat);
    FurColours fur{coat,
                   coat.darker(122),
                   QColor::fromRgb(base.mark),
                   QColor::fromRgb(base.light),
                   QColor::fromRgb(base.mark).darker(150),
                   QColor::fromRgb(0x241a16)};
    if (style.look == board::Style::Contrast) {
        fur.coat = fur.shade = coat.lighter(colour == 3 ? 150 : 118);
        fur.mark = Qt::black;
        fur.light = Qt::white;
        fur.outline = Qt::white;
        fur.dark = Qt::black;
    }
    return fur;
}

} // namespace ui
