// SPDX-License-Identifier: MIT
#include "attack.h"

#include "app/kinds.h"
#include "session/basics/unicodenormalization.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace fuzz {

namespace {

/// Returns the number of cells of a size such as "3x2" or "8"; 0 if the text is not a size.
long long cellsOf(std::string_view size)
{
    const auto cross = std::min(size.find('x'), size.size());
    const auto side = [](std::string_view text) {
        return std::min(core::wholeNumber(text).value_or(0), 1'000'000LL);
    };
    const long long columns = side(size.substr(0, cross));
    return cross == size.size() ? columns : columns * side(size.substr(cross + 1));
}

bool isDealtSlowly(const core::LineParts &line)
{
    constexpr long long mostCells = 6;
    constexpr long long mostDraws = 2000;
    const auto list = core::OptionList::read(line.options);
    const auto *options = std::get_if<core::OptionList>(&list);
    if (!options || !options->find("deal"))
        return false;
    const auto *count = options->find("count");
    return !count || cellsOf(options->head()) > mostCells ||
           core::wholeNumber(count->value).value_or(0) > mostDraws;
}

void keepSilent(QtMsgType, const QMessageLogContext &, const QString &) {}

} // namespace

void require(bool holds, const char *promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

core::Kinds kinds()
{
    return app::kinds();
}

core::LineReading readLine(const QByteArray &line)
{
    const std::string text = session::composed(line.toStdString());
    const auto split = core::splitLine(kinds(), text);
    const auto *parts = std::get_if<core::LineParts>(&split);
    if (parts && isDealtSlowly(*parts))
        return {parts->kind, core::Fault()};
    return core::readLine(kinds(), text);
}

} // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz";
    static std::array<char *, 2> argv{name, nullptr};
    static const QCoreApplication application(argc, argv.data());
    static const auto before = qInstallMessageHandler(fuzz::keepSilent);
    static_cast<void>(before);
    // CPU time does not depend on other processes.
    const std::clock_t start = std::clock();
    attack(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    fuzz::require(std::clock() - start < CLOCKS_PER_SEC, "an input is read within a second");
    return 0;
}
