// SPDX-License-Identifier: MIT
#include "board/resample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace board {

namespace {

constexpr int channels = 4;

/// The pixels of a row or column that make up one pixel of the result.
struct Window {
    int first = 0;
    std::vector<float> weights; ///< their sum is 1
};

double lanczos(double x)
{
    constexpr double lobes = 3;
    if (std::abs(x) < 1e-9)
        return 1;
    if (std::abs(x) >= lobes)
        return 0;
    const double angle = std::numbers::pi * x;
    return lobes * std::sin(angle) * std::sin(angle / lobes) / (angle * angle);
}

std::vector<Window> windowsOf(int from, int to)
{
    std::vector<Window> windows;
    const double step = double(from) / to;
    const double stretch = std::max(1.0, step);
    const double reach = 3 * stretch;
    for (int i = 0; i < to; ++i) {
        const double centre = (i + 0.5) * step - 0.5;
        const int first = std::max(0, int(std::ceil(centre - reach)));
        const int last = std::min(from - 1, int(std::floor(centre + reach)));
        Window window{first, {}};
        double sum = 0;
        for (int at = first; at <= last; ++at)
            sum += lanczos((at - centre) / stretch);
        for (int at = first; at <= last; ++at)
            window.weights.push_back(float(lanczos((at - centre) / stretch) / sum));
        windows.push_back(std::move(window));
    }
    return windows;
}

/// Adds a row of channels, weighted, to another.
void addWeighted(const float *row, float weight, float *sums, std::size_t length)
{
    for (std::size_t i = 0; i < length; ++i)
        sums[i] += weight * row[i];
}

/// Scales a row of pixels to the width for which the windows are.
void scaleRow(const QRgb *pixels, int width, const std::vector<Window> &windows, std::vector<float> &values,
              float *out)
{
    values.resize(std::size_t(width) * channels);
    const auto *bytes = reinterpret_cast<const uchar *>(pixels);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = float(bytes[i]);
    for (const Window &window : windows) {
        std::array<float, channels> sum{};
        const float *in = &values[std::size_t(window.first) * channels];
        for (const float weight : window.weights) {
            for (std::size_t c = 0; c < channels; ++c)
                sum[c] += weight * in[c];
            in += channels;
        }
        out = std::ranges::copy(sum, out).out;
    }
}

uchar byteOf(float value, int most)
{
    return uchar(std::clamp(int(value + 0.5F), 0, most)); // std::lround takes half of the whole time
}

/// Writes a row of channels as pixels. The filter overshoots, and no colour may exceed the opacity of its pixel.
void writeRow(const std::vector<float> &values, uchar *out)
{
    constexpr std::size_t alpha = Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? 3 : 0;
    for (std::size_t i = 0; i < values.size(); i += channels) {
        const int opacity = byteOf(values[i + alpha], 255);
        for (std::size_t c = 0; c < channels; ++c)
            *out++ = c == alpha ? uchar(opacity) : byteOf(values[i + c], opacity);
    }
}

} // namespace

QImage resampled(const QImage &image, const QSize &size)
{
    Q_ASSERT(image.depth() == 8 * channels && !size.isEmpty());
    const std::vector<Window> across = windowsOf(image.width(), size.width());
    const std::vector<Window> down = windowsOf(image.height(), size.height());
    const std::size_t kept =
        std::ranges::max(down, {}, [](const Window &window) { return window.weights.size(); }).weights.size();
    const std::size_t length = std::size_t(size.width()) * channels;
    std::vector<float> rows(kept *
                            length); // the rows of a window, scaled to the width; row y lies at y % kept
    std::vector<float> values;
    std::vector<float> sums(length);
    QImage result(size, image.format());
    int scaled = 0;
    for (int y = 0; y < size.height(); ++y) {
        const Window &window = down[std::size_t(y)];
        std::ranges::fill(sums, 0.0F);
        for (std::size_t i = 0; i < window.weights.size(); ++i) {
            const int from = window.first + int(i);
            float *row = &rows[std::size_t(from) % kept * length];
            if (from >= scaled) {
                scaleRow(reinterpret_cast<const QRgb *>(image.constScanLine(from)), image.width(), across,
                         values, row);
                scaled = from + 1;
            }
            addWeighted(row, window.weights[i], sums.data(), length);
        }
        writeRow(sums, result.scanLine(y));
    }
    return result;
}

} // namespace board
