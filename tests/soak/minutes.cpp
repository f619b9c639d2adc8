// SPDX-License-Identifier: MIT
#include "soak/minutes.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <malloc.h>
#include <span>
#include <unistd.h>

namespace soak {

using namespace Qt::StringLiterals;

namespace {

constexpr double megabyte = 1 << 20;

double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QFile::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(::sysconf(_SC_PAGESIZE)) / megabyte;
}

int entries(const QString &folder)
{
    return int(QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

double quantile(std::span<const double> sorted, double part)
{
    if (sorted.empty())
        return 0;
    return sorted[std::min(sorted.size() - 1, std::size_t(part * double(sorted.size())))];
}

} // namespace

Minute Minute::now(std::vector<double> frames)
{
    std::ranges::sort(frames);
    const struct mallinfo2 heap = ::mallinfo2();
    return {.resident = residentMegabytes(),
            .heap = double(heap.uordblks + heap.hblkhd) / megabyte,
            .threads = entries(u"/proc/self/task"_s),
            .descriptors = entries(u"/proc/self/fd"_s),
            .median = quantile(frames, 0.5),
            .p99 = quantile(frames, 0.99),
            .longest = quantile(frames, 1)};
}

void Minutes::add(const Minute &minute)
{
    if (m_all.empty())
        std::printf("minute  resident MB  heap MB  threads  files  frame ms: median   p99  longest\n");
    m_all.push_back(minute);
    std::printf("%6zu  %11.1f  %7.1f  %7d  %5d  %16.1f  %4.0f  %7.0f\n", m_all.size(), minute.resident,
                minute.heap, minute.threads, minute.descriptors, minute.median, minute.p99, minute.longest);
    std::fflush(stdout);
}

QString Minutes::growth() const
{
    if (m_all.size() <= warm)
        return {};
    const std::span<const Minute> all(m_all);
    const Minute &last = all.back();
    const Minute &before = all[warm - 1];
    const auto most = [&](int Minute::*what) { return std::ranges::max(all.first(warm), {}, what).*what; };
    constexpr double allowed = 1.02;
    QStringList grown;
    if (last.heap > allowed * before.heap)
        grown << u"heap"_s;
    if (last.resident > allowed * before.resident)
        grown << u"resident memory"_s;
    if (last.threads > most(&Minute::threads))
        grown << u"threads"_s;
    if (last.descriptors > most(&Minute::descriptors))
        grown << u"open files"_s;
    return grown.join(u", "_s);
}

/// Draws a strip for each value, with its own scale that starts at 0.
bool Minutes::draw(const QString &path) const
{
    struct Strip {
        QString name;
        std::function<double(const Minute &)> value;
    };
    const std::array strips{
        Strip{u"resident, MB"_s, &Minute::resident},    Strip{u"heap in use, MB"_s, &Minute::heap},
        Strip{u"threads"_s, &Minute::threads},          Strip{u"open files"_s, &Minute::descriptors},
        Strip{u"frame, median, ms"_s, &Minute::median}, Strip{u"frame, p99, ms"_s, &Minute::p99}};
    constexpr int width = 900;
    constexpr int height = 130;
    constexpr int left = 150;
    QImage image(width, height * int(strips.size()), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF area(left, 12, width - left - 20, height - 24);
    for (const Strip &strip : strips) {
        double top = 1;
        for (const Minute &minute : m_all)
            top = std::max(top, strip.value(minute));
        QPolygonF line;
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            line << QPointF(area.left() + area.width() * double(i) / double(std::max(m_all.size() - 1, 1UL)),
                            area.bottom() - area.height() * strip.value(m_all[i]) / top);
        }
        painter.setPen(Qt::lightGray);
        painter.drawRect(area);
        painter.setPen(QPen(QColor(0x1f, 0x6f, 0xb2), 2));
        painter.drawPolyline(line);
        painter.setPen(Qt::black);
        painter.drawText(QRectF(0, area.top(), left - 8, area.height()), Qt::AlignRight | Qt::AlignVCenter,
                         u"%1\n0 to %2"_s.arg(strip.name).arg(top, 0, 'f', 1));
        area.translate(0, height);
    }
    painter.end();
    return QDir().mkpath(QFileInfo(path).path()) && image.save(path);
}

} // namespace soak
