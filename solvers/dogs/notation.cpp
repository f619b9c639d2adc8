// SPDX-License-Identifier: MIT
#include "dogs/notation.h"

#include "dogs/deals.h"

#include <algorithm>
#include <optional>

namespace dogs {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Splits a text into words at blanks, with their offsets.
class WordReader {
public:
    explicit WordReader(std::string_view text) : m_text(text) {}

    /// Returns the next word; empty at the end.
    std::string_view next()
    {
        m_at = std::min(m_text.find_first_not_of(blanks, m_end), m_text.size());
        m_end = std::min(m_text.find_first_of(blanks, m_at), m_text.size());
        return m_text.substr(m_at, m_end - m_at);
    }
    std::size_t at() const { return m_at; } ///< the offset of the latest word; at the end, the text's size

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
};

/// Reads cards one after the other, up to the first fault.
class CardReader {
public:
    CardReader(std::string_view text, bool plain) : m_text(text), m_isPlain(plain) {}

    std::variant<std::vector<Card>, core::Fault> read(int count)
    {
        std::vector<Card> cards;
        while (true) {
            const std::size_t end = std::min(m_text.find(';', m_at), m_text.size());
            if (int(cards.size()) == count)
                return fault(m_at, PUZZLE_TEXT("dogs", "the board takes only %1 cards; more are given"),
                             {count});
            Card card;
            if (auto found = readCard(end, card))
                return *std::move(found);
            cards.push_back(card);
            if (end == m_text.size())
                break;
            m_at = end + 1;
        }
        if (int(cards.size()) < count)
            return fault(m_text.size(),
                         PUZZLE_TEXT("dogs", "the board takes %1 cards, but the text gives only %2"),
                         {count, std::ssize(cards)});
        return cards;
    }

private:
    std::optional<core::Fault> readCard(std::size_t end, Card &card)
    {
        for (const Side side : sides) {
            const std::size_t comma = std::min(m_text.find(',', m_at), end);
            if ((comma == end) != (side == West))
                return fault(comma,
                             m_isPlain
                                 ? PUZZLE_TEXT("dogs", "a card has four edges, separated by commas: north, "
                                                       "east, south and west")
                                 : PUZZLE_TEXT("dogs", "a card has four halves, separated by commas: north, "
                                                       "east, south and west"));
            const std::string_view text = m_text.substr(m_at, comma - m_at);
            if (auto found = m_isPlain ? readEdge(text, card.faces[side]) : readHalf(text, card.faces[side]))
                return found;
            m_at = side == West ? end : comma + 1;
        }
        return std::nullopt;
    }

    std::optional<core::Fault> readHalf(std::string_view text, Half &half) const
    {
        const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
        const std::size_t at = m_at + begin;
        text = text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
        const auto number = core::wholeNumber(text);
        if (!number)
            return fault(at,
                         PUZZLE_TEXT("dogs",
                                     "“%1” is not half a dog: a head is a number, a body is the same number "
                                     "with a minus sign"),
                         {core::quoted(text)});
        if (*number == 0 || *number < -mostColours || *number > mostColours)
            return fault(at, PUZZLE_TEXT("dogs", "the colours are numbered from 1 to %1"), {mostColours});
        half = Half(*number);
        return std::nullopt;
    }

    std::optional<core::Fault> readEdge(std::string_view text, Half &edge) const
    {
        const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
        text = text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
        const auto number = core::wholeNumber(text);
        if (!number || *number < 1 || *number > mostKinds)
            return fault(
                m_at + begin,
                PUZZLE_TEXT("dogs", "“%1” is not a kind of edge: the kinds are numbered from 1 to %2"),
                {core::quoted(text), mostKinds});
        edge = plainEdge(int(*number));
        return std::nullopt;
    }

    std::string_view m_text;
    bool m_isPlain;
    std::size_t m_at = 0;
};

std::string spellPlace(const core::Grid &grid, int card, const core::Place &place)
{
    return spellCard(card, place.turn) + '@' + std::to_string(grid.row(place.cell) + 1) +
           std::to_string(grid.column(place.cell) + 1);
}

/// A card's number and its quarter turns.
struct CardText {
    int card;
    int turn;
};

std::variant<CardText, core::Fault> readCard(int cards, std::string_view word, std::size_t at)
{
    const std::size_t digits = std::min(word.find('\''), word.size());
    const std::string_view turns = word.substr(digits);
    const auto number = core::wholeNumber(word.substr(0, digits));
    if (word.find_first_not_of("0123456789") < digits || digits == 0 ||
        turns.find_first_not_of('\'') != turns.npos)
        return fault(at, PUZZLE_TEXT("dogs", "“%1” is not a card number, with or without turns"),
                     {core::quoted(word)});
    if (!number || *number < 1 || *number > cards)
        return fault(at, PUZZLE_TEXT("dogs", "the cards are numbered from 1 to %1"), {cards});
    if (turns.size() > 3)
        return fault(at + digits, PUZZLE_TEXT("dogs", "a card can be turned by at most three quarter turns"));
    return CardText{int(*number) - 1, int(turns.size())};
}

/// Reads a cell: "23" is row 2, column 3, and "-" is beside the board.
std::optional<std::int16_t> readCell(const core::Grid &grid, std::string_view text)
{
    if (text == "-")
        return core::Place::box;
    const auto number = core::wholeNumber(text);
    const int row = number && text.size() == 2 ? int(*number / 10) - 1 : -1;
    const int column = number ? int(*number % 10) - 1 : -1;
    if (!grid.has(column, row))
        return std::nullopt;
    return std::int16_t(grid.cell(column, row));
}

/// Returns a fault if two cards are on one cell.
std::optional<core::Fault> collision(const core::Grid &grid, const core::Position &position, std::size_t at)
{
    core::PerCell<int> seen(std::size_t(grid.size()), -1);
    for (std::size_t card = 0; card < position.size(); ++card) {
        if (!position[card].onBoard())
            continue;
        int &other = seen[position[card].cell];
        if (other >= 0)
            return fault(at, PUZZLE_TEXT("dogs", "cards %1 and %2 would lie on top of each other"),
                         {other + 1, int(card) + 1});
        other = int(card);
    }
    return std::nullopt;
}

/// Reads a card and its cell, such as "7''@23", into the position.
std::optional<core::Fault> readPlaced(const core::Grid &grid, std::string_view text, std::size_t at,
                                      core::Position &position)
{
    const std::size_t sign = std::min(text.find('@'), text.size());
    const auto card = readCard(grid.size(), text.substr(0, sign), at);
    if (const auto *found = std::get_if<core::Fault>(&card))
        return *found;
    const auto [piece, turn] = std::get<CardText>(card);
    if (sign == text.size())
        return fault(at + sign,
                     PUZZLE_TEXT("dogs",
                                 "a fixed card is written with its place, such as 7''@23; several are joined "
                                 "by “+”"));
    const std::string_view cell = text.substr(sign + 1);
    const std::optional<std::int16_t> target = readCell(grid, cell);
    if (!target || *target == core::Place::box)
        return fault(at + sign + 1, PUZZLE_TEXT("dogs", "the board has no place “%1”"), {core::quoted(cell)});
    if (position[piece].onBoard())
        return fault(at, PUZZLE_TEXT("dogs", "card %1 is given twice"), {piece + 1});
    position[piece] = {*target, std::int8_t(turn)};
    return collision(grid, position, at);
}

/// Reads fixed cards, "4''@23+7@11"; commas, semicolons and blanks may stand for the plus signs.
std::variant<core::Position, core::Fault> readFixed(const core::Grid &grid, std::string_view text,
                                                    std::size_t at)
{
    constexpr std::string_view separators = "+,; \t";
    core::Position fixed(std::size_t(grid.size()));
    std::size_t from = 0;
    do {
        from = std::min(text.find_first_not_of(separators, from), text.size());
        const std::size_t end = std::min(text.find_first_of(separators, from), text.size());
        if (auto found = readPlaced(grid, text.substr(from, end - from), at + from, fixed))
            return *std::move(found);
        from = text.find_first_not_of(separators, end);
    } while (from != text.npos);
    return fixed;
}

/// Reads moves one after the other, and makes them.
class MoveReader {
public:
    /// In a move, cards may be on top of each other until its end.
    MoveReader(const Dogs &dogs, const core::Position &from)
        : m_dogs(dogs), m_grid(dogs.grid()), m_position(from)
    {
    }

    std::optional<core::Fault> readMove(std::string_view move, std::size_t at)
    {
        bool isWhole = true; // the move consists of one step
        while (true) {
            const std::size_t plus = std::min(move.find('+'), move.size());
            if (auto found = readStep(move.substr(0, plus), at)) {
                if (!isWhole || plus < move.size())
                    found->illegalMove.clear();
                return found;
            }
            if (plus == move.size())
                break;
            m_path.back().closes = isWhole = false;
            move.remove_prefix(plus + 1);
            at += plus + 1;
        }
        return collision(m_grid, m_position, at);
    }
    core::Path takePath() { return std::move(m_path); }

private:
    std::optional<core::Fault> readStep(std::string_view step, std::size_t at)
    {
        const std::size_t sign = step.find('@');
        if (sign == step.npos)
            return fault(at, PUZZLE_TEXT("dogs", "a move such as 7''@23 is expected here"));
        const auto card = readCard(m_grid.size(), step.substr(0, sign), at);
        if (const auto *found = std::get_if<core::Fault>(&card))
            return *found;
        const auto [piece, turn] = std::get<CardText>(card);
        const std::string_view cell = step.substr(sign + 1);
        const std::optional<std::int16_t> target = readCell(m_grid, cell);
        if (!target)
            return fault(at + sign + 1, PUZZLE_TEXT("dogs", "the board has no place “%1”"),
                         {core::quoted(cell)});
        if (*target == core::Place::box && turn != 0)
            return fault(at, PUZZLE_TEXT("dogs", "a card beside the board has no turn"));
        const core::Place to{*target, std::int8_t(turn)};
        core::Place &from = m_position[piece];
        if (from == to) {
            core::Fault found = fault(at, PUZZLE_TEXT("dogs", "card %1 is already there"), {piece + 1});
            found.illegalMove = {{std::int16_t(piece), from, to}};
            return found;
        }
        if (m_dogs.isFixed(piece)) {
            core::Fault found = fault(at, PUZZLE_TEXT("dogs", "card %1 is fixed"), {piece + 1});
            found.illegalMove = {{std::int16_t(piece), from, to}};
            return found;
        }
        m_path.push_back({std::int16_t(piece), from, to});
        from = to;
        return std::nullopt;
    }

    const Dogs &m_dogs;
    core::Grid m_grid;
    core::Position m_position;
    core::Path m_path;
};

/// Reads the card on each cell. A fault's place is an offset in the text.
std::variant<core::Position, core::Fault> readLayout(const Dogs &dogs, std::string_view text)
{
    const core::Grid grid = dogs.grid();
    core::Position position(std::size_t(grid.size()));
    WordReader words(text);
    int cell = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next(), ++cell) {
        if (cell == grid.size())
            return fault(words.at(), PUZZLE_TEXT("dogs", "the board has only %1 places; more are given"),
                         {cell});
        if (word == ".")
            continue;
        const auto card = readCard(grid.size(), word, words.at());
        if (const auto *found = std::get_if<core::Fault>(&card))
            return *found;
        const auto [piece, turn] = std::get<CardText>(card);
        core::Place &place = position[piece];
        if (place.onBoard())
            return fault(words.at(), PUZZLE_TEXT("dogs", "card %1 is given twice"), {piece + 1});
        place = {std::int16_t(cell), std::int8_t(turn)};
    }
    if (cell < grid.size())
        return fault(words.at(), PUZZLE_TEXT("dogs", "the board has %1 places, but the text gives only %2"),
                     {grid.size(), cell});
    const core::Position start = dogs.start();
    for (int card = 0; card < grid.size(); ++card) {
        const core::Place &fixed = start[card];
        if (fixed.onBoard() && position[card] != fixed)
            return fault(0,
                         PUZZLE_TEXT("dogs", "card %1 is fixed and must lie in row %2, column %3, as “%4”"),
                         {card + 1, grid.row(fixed.cell) + 1, grid.column(fixed.cell) + 1,
                          spellCard(card, fixed.turn)});
    }
    return position;
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(blanks) == text.npos;
}

/// A part of the line, and its offset in the line.
struct LinePart {
    std::string_view text;
    std::size_t at;
};

core::Fault moved(core::Fault fault, std::size_t by)
{
    fault.at += by;
    return fault;
}

using Instance = std::variant<std::shared_ptr<const Dogs>, core::Fault>;

/// The options of a board.
struct BoardOptions {
    core::Grid grid;
    bool isPlain = false;
    Conditions conditions = {};
    core::DealOrder order = {};
    std::size_t dealAt = 0; ///< the place of the deal in the options
};

Instance givenInstance(BoardOptions options, const LinePart &cards)
{
    const core::Grid grid = options.grid;
    if (isBlank(cards.text))
        return std::make_shared<const Dogs>(
            grid, options.isPlain ? standardPlainCards(grid, options.conditions.frame) : standardCards(grid),
            std::move(options.conditions));
    auto read = readCards(grid, options.isPlain, cards.text);
    if (auto *found = std::get_if<core::Fault>(&read))
        return moved(std::move(*found), cards.at);
    return std::make_shared<const Dogs>(grid, std::get<std::vector<Card>>(std::move(read)),
                                        std::move(options.conditions));
}

/// Returns the number of colours or of kinds with which a deal that failed may succeed.
long long coloursToTry(const BoardOptions &options)
{
    const bool framed = options.conditions.frame != 0;
    const long long more = options.order.count + 1;
    return options.isPlain ? std::max(more, kindsByDefault(options.grid, framed)) : more;
}

/// Returns why a deal found no cards, and what would help.
core::Text whyNotDealt(const BoardOptions &options)
{
    const bool framed = options.conditions.frame != 0;
    if (coloursToTry(options) > mostColours)
        return framed || !options.isPlain
                   ? PUZZLE_TEXT("dogs", "no set with exactly one solution was found for %1×%2 places; try a "
                                         "smaller board")
                   : PUZZLE_TEXT("dogs", "no set with exactly one solution was found for %1×%2 places; write "
                                         "“frame=1” for a border, or try a smaller board");
    if (!options.isPlain)
        return PUZZLE_TEXT("dogs",
                           "no set with exactly one solution was found for %1×%2 places in %3 colours; "
                           "write “count=%4” for more colours");
    return framed
               ? PUZZLE_TEXT("dogs", "no set with exactly one solution was found for %1×%2 places with %3 "
                                     "kinds of equal edges; write “count=%4” for more kinds")
               : PUZZLE_TEXT("dogs", "no set with exactly one solution was found for %1×%2 places with %3 "
                                     "kinds of equal edges; write “frame=1” for a border, or “count=%4” for "
                                     "more kinds");
}

Instance dealInstance(BoardOptions options, const LinePart &cards)
{
    const core::Grid grid = options.grid;
    if (!isBlank(cards.text))
        return fault(cards.at, PUZZLE_TEXT("dogs", "the deal makes the cards: do not give any as well"));
    if (!options.conditions.fixed.empty())
        return fault(options.dealAt,
                     PUZZLE_TEXT("dogs", "the deal makes the cards: none of them can be fixed"));
    std::vector<Card> dealt = options.isPlain ? dealPlain(grid, options.order, options.conditions.frame)
                                              : deal(grid, options.order);
    if (dealt.empty())
        return fault(options.dealAt, whyNotDealt(options),
                     {grid.columns, grid.rows, options.order.count, coloursToTry(options)});
    return std::make_shared<const Dogs>(grid, std::move(dealt), std::move(options.conditions), options.order);
}

/// Reads the frame, a kind of plain edge.
std::optional<core::Fault> readFrame(const core::OptionList &list, BoardOptions &options)
{
    const core::OptionList::Item *frame = list.find("frame");
    if (!frame)
        return std::nullopt;
    if (!options.isPlain)
        return fault(frame->at, PUZZLE_TEXT("dogs", "“frame” is for plain edges: it needs the word “equal”"));
    const auto kind = core::wholeNumber(frame->value);
    if (!kind || *kind < 1 || *kind > mostKinds)
        return fault(frame->valueAt,
                     PUZZLE_TEXT("dogs", "“%1” is not a kind of edge: the kinds are numbered from 1 to %2"),
                     {core::quoted(frame->value), mostKinds});
    options.conditions.frame = plainEdge(int(*kind));
    return std::nullopt;
}

std::variant<BoardOptions, core::Fault> readOptions(std::string_view text)
{
    auto list = core::OptionList::read(text);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), Dogs::shortest, Dogs::longest);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    constexpr std::string_view words[] = {"equal"};
    constexpr std::string_view keys[] = {"frame", "fixed"};
    if (auto found = read.unknown(words, keys))
        return *std::move(found);
    BoardOptions options{std::get<core::Grid>(size), read.find("equal") != nullptr};
    if (auto found = readFrame(read, options))
        return *std::move(found);
    if (const core::OptionList::Item *item = read.find("fixed")) {
        auto fixed = readFixed(options.grid, item->value, item->valueAt);
        if (auto *found = std::get_if<core::Fault>(&fixed))
            return std::move(*found);
        options.conditions.fixed = std::get<core::Position>(std::move(fixed));
    }
    const auto order = read.deal(deals());
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    options.order = std::get<core::DealOrder>(order);
    if (options.order.deal && options.isPlain && !read.find("count"))
        options.order.count = kindsByDefault(options.grid, options.conditions.frame != 0);
    if (options.order.deal)
        options.dealAt = read.find("deal")->at;
    return options;
}

Instance readInstance(std::string_view text, const LinePart &cards)
{
    auto read = readOptions(text);
    if (auto *found = std::get_if<core::Fault>(&read))
        return std::move(*found);
    BoardOptions options = std::get<BoardOptions>(std::move(read));
    return options.order.deal ? dealInstance(std::move(options), cards)
                              : givenInstance(std::move(options), cards);
}

} // namespace

std::string spellCards(core::Grid grid, const std::vector<Card> &cards, Half frame)
{
    const bool plain = isPlain(cards.front().faces[North]);
    if (cards == (plain ? standardPlainCards(grid, frame) : standardCards(grid)))
        return {};
    std::string text;
    for (const Card &card : cards) {
        for (const Half half : card.faces)
            text += std::to_string(plain ? colourOf(half) : half) + ',';
        text.back() = ';';
    }
    text.pop_back();
    return text;
}

std::variant<std::vector<Card>, core::Fault> readCards(core::Grid grid, bool plain, std::string_view text)
{
    return CardReader(text, plain).read(grid.size());
}

std::string spellFixed(const Dogs &dogs)
{
    std::string text;
    for (int card = 0; card < int(dogs.cards().size()); ++card) {
        if (!dogs.isFixed(card))
            continue;
        if (!text.empty())
            text += '+';
        text += spellPlace(dogs.grid(), card, dogs.start()[card]);
    }
    return text;
}

std::string spellConditions(const Dogs &dogs)
{
    std::string text = dogs.hasPlainEdges() ? ",equal" : "";
    if (dogs.frame() != 0)
        text += ",frame=" + std::to_string(colourOf(dogs.frame()));
    if (dogs.hasFixedCards())
        text += ",fixed=" + spellFixed(dogs);
    return text;
}

std::string spellCard(int card, int turn)
{
    return std::to_string(card + 1) + std::string(std::size_t(turn), '\'');
}

std::string spellMoves(const core::Grid &grid, std::span<const core::Step> steps)
{
    std::string text;
    bool open = false;
    for (const core::Step &step : steps) {
        if (!text.empty())
            text += open ? '+' : ' ';
        text += step.to.onBoard() ? spellPlace(grid, step.piece, step.to) : spellCard(step.piece, 0) + "@-";
        open = !step.closes;
    }
    return text;
}

std::variant<core::Path, core::Fault> readMoves(const Dogs &dogs, const core::Position &from,
                                                std::string_view text)
{
    MoveReader reader(dogs, from);
    WordReader words(text);
    for (std::string_view move = words.next(); !move.empty(); move = words.next()) {
        if (auto found = reader.readMove(move, words.at()))
            return *std::move(found);
    }
    return reader.takePath();
}

core::Reading read(std::string_view options, std::string_view position)
{
    const std::string line = std::string(options) + ':' + std::string(position);
    const std::size_t first = line.find(':');
    const std::size_t second = std::min(line.find(':', first + 1), line.size());
    const std::string_view whole = line;
    const LinePart cards{whole.substr(first + 1, second - first - 1), first + 1};
    auto instance = readInstance(whole.substr(0, first), cards);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto dogs = std::get<std::shared_ptr<const Dogs>>(std::move(instance));
    const std::string_view layout = whole.substr(std::min(second + 1, whole.size()));
    if (isBlank(layout))
        return core::Game{dogs, dogs->start()};
    auto laid = readLayout(*dogs, layout);
    if (auto *found = std::get_if<core::Fault>(&laid))
        return moved(std::move(*found), second + 1);
    return core::Game{dogs, std::get<core::Position>(std::move(laid))};
}

} // namespace dogs
