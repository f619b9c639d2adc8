// SPDX-License-Identifier: MIT
#include "core/positionline.h"

#include "core/similarword.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t mostItems = 32; // bounds the time, since each item is compared with all items before it
constexpr std::string_view dealKeys[] = {"deal", "count", "seed"};
constexpr std::string_view digitsAndSlash = "0123456789/";

std::string_view trimmed(std::string_view text, std::size_t &at)
{
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    at += first;
    text.remove_prefix(first);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

bool isOneOf(std::span<const std::string_view> texts, std::string_view text)
{
    return std::ranges::find(texts, text) != texts.end();
}

/// Returns whether a piece between commas, such as b2 in "closed=a1,b2", goes on with the list before it: people
/// separate lists by commas, too. Words that are options have no digits.
bool continues(const OptionList::Item &before, std::string_view piece)
{
    return before.assigns && !isOneOf(dealKeys, before.key) && piece.find('=') == piece.npos &&
           (piece.size() == 1 || piece.find_first_of(digitsAndSlash) != piece.npos);
}

std::optional<Fault> readCount(const OptionList::Item &item, DealOrder &order)
{
    if (Explanation why = check(order.deal->count, item.value); !why.empty())
        return Fault{item.valueAt, std::move(why)};
    order.count = wholeNumber(item.value).value_or(0);
    return {};
}

std::optional<Fault> readSeed(const OptionList::Item &item, DealOrder &order)
{
    const auto seed = seedNumber(item.value);
    if (!seed)
        return fault(item.valueAt,
                     PUZZLE_TEXT("core", "the seed must be a whole number from 0 to 18446744073709551615"));
    order.seed = *seed;
    return {};
}

constexpr std::string_view lineBlanks = " \t\r\n";

std::string_view trimmedLine(std::string_view text)
{
    const auto first = text.find_first_not_of(lineBlanks);
    return first == text.npos ? std::string_view()
                              : text.substr(first, text.find_last_not_of(lineBlanks) - first + 1);
}

std::string idsOf(Kinds kinds)
{
    std::string ids;
    for (const Kind *kind : kinds)
        ids += (ids.empty() ? "" : ", ") + std::string(kind->id);
    return ids;
}

Explanation unknownPuzzle(Kinds kinds, std::string_view id)
{
    std::vector<std::string_view> names;
    for (const Kind *kind : kinds) {
        names.emplace_back(kind->id);
        names.insert(names.end(), kind->alsoCalled.begin(), kind->alsoCalled.end());
    }
    if (const std::string_view meant = similarWord(id, names); !meant.empty()) {
        const auto kind = std::ranges::find_if(kinds, [&](const Kind *one) { return one->isCalled(meant); });
        return {PUZZLE_TEXT("core", "“%1” is not the name of a puzzle; did you mean “%2”?"),
                {quoted(id), std::string((*kind)->id)}};
    }
    return {PUZZLE_TEXT("core", "“%1” is not the name of a puzzle; the names are %2"),
            {quoted(id), idsOf(kinds)}};
}

/// Returns the fault of a control character in the text, which nobody sees and which may be what cannot be read.
std::optional<Fault> controlCharacter(std::string_view text)
{
    const auto isControl = [](char one) {
        const auto byte = static_cast<unsigned char>(one);
        return (byte < 0x20 && lineBlanks.find(one) == lineBlanks.npos) || byte == 0x7F;
    };
    const auto found = std::ranges::find_if(text, isControl);
    if (found == text.end())
        return {};
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(*found);
    return fault(std::size_t(found - text.begin()),
                 PUZZLE_TEXT("core", "there is an invisible character here, %1; delete it"),
                 {std::string("U+00") + digits[byte >> 4U] + digits[byte & 15U]});
}

Explanation unknownDeal(std::span<const Deal> deals, std::string_view id)
{
    std::string ids;
    for (const Deal &deal : deals)
        ids.append(ids.empty() ? "" : ", ").append(deal.id);
    if (ids.empty())
        return {PUZZLE_TEXT("core", "this puzzle has no deals: leave “deal” out")};
    return {PUZZLE_TEXT("core", "this puzzle has no deal “%1”; its deals are %2"), {quoted(id), ids}};
}

/// Returns the options that a board has, as they are written: flags, and names before their values.
std::string optionNames(std::span<const std::string_view> words, std::span<const std::string_view> keys)
{
    std::string names;
    for (const std::string_view word : words)
        names.append(names.empty() ? "" : ", ").append(word);
    for (const std::string_view key : keys)
        names.append(names.empty() ? "" : ", ").append(key).append("=");
    return names;
}

Explanation unknownOption(std::string_view key, std::span<const std::string_view> words,
                          std::span<const std::string_view> keys)
{
    std::vector<std::string_view> names(words.begin(), words.end());
    names.insert(names.end(), keys.begin(), keys.end());
    names.insert(names.end(), std::begin(dealKeys), std::end(dealKeys));
    if (const std::string_view meant = similarWord(key, names); !meant.empty())
        return {PUZZLE_TEXT("core", "“%1” is not an option here; did you mean “%2”?"),
                {quoted(key), std::string(meant)}};
    if (words.empty() && keys.empty())
        return {PUZZLE_TEXT("core", "“%1” is not an option here"), {quoted(key)}};
    return {PUZZLE_TEXT("core", "“%1” is not an option here; the options are %2"),
            {quoted(key), optionNames(words, keys)}};
}

} // namespace

Fault tooLong()
{
    return {longestLine,
            {PUZZLE_TEXT("core", "the text is too long for a board, which has at most %1 bytes; write a "
                                 "position line, such as queens:8, or one board"),
             {static_cast<long long>(longestLine)}}};
}

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

std::variant<LineParts, Fault> splitLine(Kinds kinds, std::string_view line)
{
    if (line.size() > longestLine)
        return tooLong();
    const std::string_view whole = trimmedLine(line);
    const std::size_t before = whole.empty() ? 0 : std::size_t(whole.data() - line.data());
    const auto colon = whole.find(':');
    const std::string_view id = whole.substr(0, colon);
    const auto kind = std::ranges::find_if(kinds, [&](const Kind *one) { return id == one->id; });
    if (kind == kinds.end())
        return Fault{before, unknownPuzzle(kinds, id)};
    const std::string_view rest = colon == whole.npos ? std::string_view() : whole.substr(colon + 1);
    const auto second = rest.find(':');
    const std::string_view position = second == rest.npos ? std::string_view() : rest.substr(second + 1);
    return LineParts{*kind, rest.substr(0, second), position, before + id.size() + 1};
}

LineReading readLine(Kinds kinds, std::string_view line)
{
    const auto split = splitLine(kinds, line);
    if (const auto *fault = std::get_if<Fault>(&split))
        return {nullptr, *fault};
    const auto &parts = std::get<LineParts>(split);
    Reading reading = parts.kind->parse(parts.options, parts.position);
    if (std::holds_alternative<Fault>(reading)) {
        if (auto hidden = controlCharacter(line))
            return {parts.kind, *std::move(hidden)};
    }
    if (Fault *fault = std::get_if<Fault>(&reading))
        fault->at = std::min(fault->at + parts.at, line.size()); // may exceed a line without a colon
    return {parts.kind, std::move(reading)};
}

LineReading readLineAndMoves(Kinds kinds, std::string_view text)
{
    if (text.size() > longestLine)
        return {nullptr, tooLong()};
    const std::size_t first = std::min(text.find_first_not_of(lineBlanks), text.size());
    const std::size_t end = std::min(text.find('\n', first), text.size());
    LineReading read = readLine(kinds, text.substr(0, end));
    const auto *game = std::get_if<Game>(&read.reading);
    const std::size_t movesAt = text.find_first_not_of(lineBlanks, end);
    if (!game || movesAt == text.npos)
        return read;
    // Mail programs break long lines.
    std::string moves(trimmedLine(text.substr(movesAt)));
    std::ranges::replace_if(
        moves, [](char one) { return one == '\n' || one == '\r'; }, ' ');
    auto replayed = game->puzzle->replay(game->position, moves);
    if (Fault *fault = std::get_if<Fault>(&replayed)) {
        fault->at += movesAt;
        read.reading = *std::move(fault);
    } else {
        read.moves = std::get<Path>(std::move(replayed));
    }
    return read;
}

std::string_view firstPosition(Kinds kinds, std::string_view text)
{
    text = withoutMark(text);
    const auto endOfLine = [text](std::size_t at) { return std::min(text.find('\n', at), text.size()); };
    const auto isPosition = [kinds](std::string_view line) {
        return std::holds_alternative<LineParts>(splitLine(kinds, line));
    };
    std::size_t begin = 0;
    std::size_t end = endOfLine(0);
    const auto saysNothing = [](std::string_view line) { return line.empty() || line.front() == '#'; };
    while (end < text.size() && saysNothing(trimmedLine(text.substr(begin, end - begin)))) {
        begin = end + 1;
        end = endOfLine(begin);
    }
    const std::string_view line = text.substr(begin, end - begin);
    if (!isPosition(line))
        return {};
    while (end < text.size()) {
        const std::size_t nextEnd = endOfLine(end + 1);
        const std::string_view next = trimmedLine(text.substr(end + 1, nextEnd - end - 1));
        if (saysNothing(next) || isPosition(next))
            break;
        end = nextEnd;
    }
    return text.substr(begin, end - begin);
}

std::string writeLine(const Kind &kind, const Puzzle &puzzle, const Position &position)
{
    return std::string(kind.id) + ':' + puzzle.options() + ':' + puzzle.write(position);
}

std::string writeLineAndMoves(const Kind &kind, const Puzzle &puzzle, const Position &from,
                              std::span<const Step> steps)
{
    const Path moves = wholeMoves(steps);
    return writeLine(kind, puzzle, from) + (moves.empty() ? "" : '\n' + puzzle.spell(from, moves));
}

Path wholeMoves(std::span<const Step> steps)
{
    Path path;
    for (const Step &step : steps) {
        if (step.from != step.to)
            path.push_back(step);
        else if (!path.empty())
            path.back().closes = path.back().closes || step.closes;
    }
    if (!path.empty())
        path.back().closes = true;
    return path;
}

Quotation quoted(std::string_view text, std::size_t longest)
{
    std::size_t size = std::min(text.size(), longest);
    while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
        --size;
    return {std::string(text.substr(0, size))};
}

std::string shortened(std::string_view line, std::size_t longest)
{
    if (line.size() <= longest)
        return std::string(line);
    const std::size_t atEnd = longest / 3;
    std::size_t end = line.size() - atEnd;
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        ++end;
    return quoted(line, longest - atEnd).text + "…" + std::string(line.substr(end));
}

std::variant<OptionList, Fault> OptionList::read(std::string_view text)
{
    OptionList list;
    std::size_t comma = std::min(text.find(','), text.size());
    list.m_head = trimmed(text.substr(0, comma), list.m_headAt);
    while (comma < text.size()) {
        const std::size_t from = comma + 1;
        comma = std::min(text.find(',', from), text.size());
        if (auto fault = list.add(text.substr(from, comma - from), from))
            return *std::move(fault);
    }
    return list;
}

std::optional<Fault> OptionList::add(std::string_view piece, std::size_t at)
{
    piece = trimmed(piece, at);
    if (piece.empty())
        return fault(at, PUZZLE_TEXT("core", "an option is missing here"));
    if (!m_items.empty() && continues(m_items.back(), piece)) {
        std::string_view &list = m_items.back().value;
        list = {list.data(), std::size_t(piece.data() + piece.size() - list.data())};
        return {};
    }
    if (m_items.size() == mostItems)
        return fault(at, PUZZLE_TEXT("core", "there are too many options"));
    const std::size_t equals = piece.find('=');
    Item item{piece.substr(0, equals), {}, at, at, equals != piece.npos};
    if (item.key.empty())
        return fault(at, PUZZLE_TEXT("core", "the option’s name is missing before “=”"));
    if (item.assigns) {
        item.value = piece.substr(equals + 1);
        item.valueAt = at + equals + 1;
    }
    if (find(item.key))
        return fault(at, PUZZLE_TEXT("core", "“%1” is given twice"), {quoted(item.key)});
    m_items.push_back(item);
    return {};
}

const OptionList::Item *OptionList::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_items, key, &Item::key);
    return found == m_items.end() ? nullptr : &*found;
}

std::optional<Fault> OptionList::unknown(std::span<const std::string_view> words,
                                         std::span<const std::string_view> keys) const
{
    for (const Item &item : m_items) {
        const bool known =
            item.assigns ? isOneOf(keys, item.key) || isOneOf(dealKeys, item.key) : isOneOf(words, item.key);
        if (!known && isOneOf(words, item.key))
            return fault(item.at,
                         PUZZLE_TEXT("core", "“%1” with a value is not an option here: write “%1” alone"),
                         {quoted(item.key)});
        if (!known && isOneOf(keys, item.key))
            return fault(item.at,
                         PUZZLE_TEXT("core", "“%1” is not an option here without a value: write “%1=…”"),
                         {quoted(item.key)});
        if (!known)
            return Fault{item.at, unknownOption(item.key, words, keys)};
    }
    return {};
}

std::variant<DealOrder, Fault> OptionList::deal(std::span<const Deal> deals) const
{
    const Item *const id = find("deal");
    const Item *const count = find("count");
    const Item *const seed = find("seed");
    if (!id) {
        if (const Item *const stray = count ? count : seed)
            return fault(stray->at, PUZZLE_TEXT("core", "“%1” only works with a deal"), {quoted(stray->key)});
        return DealOrder{};
    }
    const auto found = std::ranges::find_if(deals, [&](const Deal &deal) { return id->value == deal.id; });
    if (found == deals.end())
        return Fault{id->valueAt, unknownDeal(deals, id->value)};
    DealOrder order{&*found, wholeNumber(found->count.initial).value_or(0), 1};
    std::optional<Fault> fault = count ? readCount(*count, order) : std::nullopt;
    if (!fault && seed)
        fault = readSeed(*seed, order);
    if (fault)
        return *std::move(fault);
    return order;
}

std::variant<Grid, Fault> readSize(std::string_view text, std::size_t at, int lowest, int highest)
{
    const std::size_t cross = std::min(text.find('x'), text.size());
    std::size_t ignored = 0;
    const long long columns = wholeNumber(trimmed(text.substr(0, cross), ignored)).value_or(-1);
    const long long rows =
        cross < text.size() ? wholeNumber(trimmed(text.substr(cross + 1), ignored)).value_or(-1) : -1;
    if (columns < 0 || rows < 0)
        return fault(at, PUZZLE_TEXT("core", "a size such as 4x4 is expected here"));
    const auto fits = [&](long long length) { return length >= lowest && length <= highest; };
    if (!fits(columns) || !fits(rows))
        return fault(fits(columns) ? at + cross + 1 : at,
                     PUZZLE_TEXT("core", "each side must be from %1 to %2"), {lowest, highest});
    return Grid{int(columns), int(rows)};
}

std::string spell(const DealOrder &order)
{
    if (!order.deal)
        return {};
    return std::string(",deal=") + order.deal->id + ",count=" + std::to_string(order.count) +
           ",seed=" + std::to_string(order.seed);
}

} // namespace core
