// SPDX-License-Identifier: MIT
#include "window/colourcut.h"

#include <array>
#include <cmath>
#include <span>

namespace window {

namespace {

constexpr std::size_t mostKinds = 30'000; // of colours that are told apart; a photograph has more
constexpr QRgb coarse = 0xfffcfcfc;       // then these bits of them are
constexpr std::array<int, 3> shifts{16, 8, 0};
// Two colours that differ waste a half at least; what is less is left of rounding.
constexpr double leastWaste = 0.25;

/// A colour of the picture and the number of pixels that have it.
struct Kind {
    QRgb colour;
    double pixels = 0;

    int channel(int shift) const { return int(colour >> shift & 0xff); }
};

/// Colours close to each other, which will become one.
struct Box {
    std::span<Kind> kinds;
    int axis = 0;     ///< along which they differ most, as a shift
    double waste = 0; ///< squared differences from the mean along it

    explicit Box(std::span<Kind> of) : kinds(of)
    {
        for (const int shift : shifts) {
            double pixels = 0;
            double sum = 0;
            double squares = 0;
            for (const Kind &kind : kinds) {
                const double value = kind.channel(shift);
                pixels += kind.pixels;
                sum += kind.pixels * value;
                squares += kind.pixels * value * value;
            }
            if (const double differs = squares - sum * sum / pixels; differs > waste) {
                waste = differs;
                axis = shift;
            }
        }
    }

    double mean(int shift) const
    {
        double pixels = 0;
        double sum = 0;
        for (const Kind &kind : kinds) {
            pixels += kind.pixels;
            sum += kind.pixels * kind.channel(shift);
        }
        return sum / pixels;
    }
    QRgb colour() const
    {
        return qRgb(int(std::lround(mean(16))), int(std::lround(mean(8))), int(std::lround(mean(0))));
    }
    /// What is not above the mean comes first; neither part is empty, since they differ.
    std::size_t cut()
    {
        const double at = mean(axis);
        const auto above =
            std::ranges::partition(kinds, [&](const Kind &kind) { return kind.channel(axis) <= at; });
        return kinds.size() - above.size();
    }
};

std::vector<Kind> kindsOf(std::vector<QRgb> pixels)
{
    std::ranges::sort(pixels);
    std::vector<Kind> kinds;
    for (const QRgb pixel : pixels) {
        if (kinds.empty() || kinds.back().colour != pixel)
            kinds.push_back({pixel});
        ++kinds.back().pixels;
    }
    return kinds;
}

std::vector<Box> boxesOf(std::span<Kind> kinds, std::size_t most)
{
    std::vector<Box> boxes;
    if (!kinds.empty())
        boxes.emplace_back(kinds);
    while (!boxes.empty() && boxes.size() < most) {
        Box &worst = *std::ranges::max_element(boxes, {}, &Box::waste);
        if (worst.waste < leastWaste)
            break;
        const std::span<Kind> whole = worst.kinds;
        const std::size_t first = worst.cut();
        worst = Box(whole.first(first));
        boxes.emplace_back(whole.subspan(first));
    }
    return boxes;
}

} // namespace

ColourCut ColourCut::of(const std::vector<QRgb> &pixels, std::size_t most)
{
    QRgb seen = 0xffffffff;
    std::vector<Kind> kinds = kindsOf(pixels);
    if (kinds.size() > mostKinds) {
        seen = coarse;
        std::vector<QRgb> rough = pixels;
        for (QRgb &pixel : rough)
            pixel &= seen;
        kinds = kindsOf(std::move(rough));
    }
    ColourCut cut;
    std::vector<std::pair<QRgb, unsigned char>> numbers;
    for (const Box &box : boxesOf(kinds, most)) {
        for (const Kind &kind : box.kinds)
            numbers.emplace_back(kind.colour, static_cast<unsigned char>(cut.colours.size()));
        cut.colours.push_back(box.colour());
    }
    std::ranges::sort(numbers);
    for (const QRgb pixel : pixels)
        cut.numbers.push_back(
            std::ranges::lower_bound(numbers, pixel & seen, {}, &decltype(numbers)::value_type::first)
                ->second);
    return cut;
}

} // namespace window
