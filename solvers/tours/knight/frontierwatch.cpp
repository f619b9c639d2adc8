// SPDX-License-Identifier: MIT
#include "tours/knight/frontierwatch.h"

#include <algorithm>
#include <mutex>

namespace tours {

namespace {

/// Returns the graph of a count. The latest one is cached, since a viewer looks at many events of the same count.
std::shared_ptr<const FrontierGraph> graphOf(const Knight &knight, const Route &route, bool ofWholeBoard)
{
    struct CachedGraph {
        std::string name;
        std::shared_ptr<const FrontierGraph> graph;
    };
    static std::mutex mutex;
    static CachedGraph cached;
    const std::string name =
        knight.options() + ':' + knight.write(knight.position(route)) + (ofWholeBoard ? ":board" : "");
    const std::lock_guard lock(mutex);
    if (cached.name != name)
        cached = {name, std::make_shared<FrontierGraph>(toursFrom(knight, route, ofWholeBoard))};
    return cached.graph;
}

bool isWatchable(const Knight &knight)
{
    return knight.grid().size() <= FrontierGraph::mostSquares;
}

/// Returns the line of the pseudocode that passes a square like this.
FrontierLine lineOf(FrontierGraph::Joining joining)
{
    if (joining == FrontierGraph::Joining())
        return FrontierLine::HasBoth;
    return joining.second == FrontierGraph::none ? FrontierLine::ExtendPath : FrontierLine::JoinTwo;
}

/// An event decoded: what it says in terms of the graph. Its step stores the square, which is also where the step goes,
/// the state, and the number of the way; the piece only has to exist.
struct FrontierEvent {
    FrontierRemark remark;
    int square = 0;
    int state = 0;
    int way = 0;
    bool ofWholeBoard = false;

    core::Step step(const TurnedBoard &board, int piece) const
    {
        return {std::int16_t(piece),
                {std::int16_t(state), std::int8_t(ofWholeBoard)},
                {std::int16_t(board.cell(square)), std::int8_t(way)}};
    }
    static FrontierEvent of(const TurnedBoard &board, const core::Event &event)
    {
        return {FrontierRemark(event.reason), board.square(event.step.to.cell), event.step.from.cell,
                event.step.to.turn, event.step.from.turn != 0};
    }
    /// Returns how many squares are passed in the state.
    int passed() const
    {
        switch (remark) {
        case FrontierRemark::TooLarge:
        case FrontierRemark::Begin:
        case FrontierRemark::Way:
        case FrontierRemark::Closing:
        case FrontierRemark::DeadEnd:
            return square;
        default:
            return square + 1;
        }
    }
};

/// Draws the jumps of a way, and keeps apart the paths that they form. A path that grows together with another
/// has the lower of their numbers.
class PathPainter {
public:
    PathPainter(const FrontierGraph &graph, const TurnedBoard &board, FrontierPicture &picture)
        : m_graph(graph), m_board(board), m_picture(picture),
          m_pathOfEnd(std::size_t(graph.squares()) + 1, none)
    {
    }

    /// Passes a square with these jumps.
    void pass(int square, FrontierGraph::Joining joining, bool isTried)
    {
        int path = m_pathOfEnd[square];
        for (const int target : {int(joining.first), int(joining.second)}) {
            if (target == FrontierGraph::none)
                continue;
            path = path == none && m_pathOfEnd[target] == none ? lowestFree()
                                                               : joined(path, m_pathOfEnd[target]);
            m_pathOfEnd[target] = path;
            if (target == m_graph.apex())
                m_picture.tourEnds.push_back(m_board.cell(square));
            else
                m_picture.jumps.push_back({m_board.cell(square), m_board.cell(target), path, isTried});
            m_pathOfEnd[square] = path;
        }
        m_pathOfEnd[square] = none;
    }
    int pathOfEnd(int square) const { return m_pathOfEnd[square]; }

private:
    static constexpr int none = -1;

    int lowestFree() const
    {
        int path = 0;
        while (std::ranges::find(m_pathOfEnd, path) != m_pathOfEnd.end())
            ++path;
        return path;
    }
    int joined(int one, int other)
    {
        if (one == none || other == none)
            return std::max(one, other);
        const int lower = std::min(one, other);
        const int higher = std::max(one, other);
        std::ranges::replace(m_pathOfEnd, higher, lower);
        for (FrontierPicture::Jump &jump : m_picture.jumps)
            jump.path = jump.path == higher ? lower : jump.path;
        return lower;
    }

    const FrontierGraph &m_graph;
    const TurnedBoard &m_board;
    FrontierPicture &m_picture;
    core::Indexed<int> m_pathOfEnd; ///< the path with an end on each square and on the apex, if any
};

/// The sentences about the jumps of a square, for all cases. %1 is the square, %2 and %3 are the squares to which it is
/// joined.
struct JumpTexts {
    core::Text joined;  ///< the square is joined to one other, and has had a jump before
    core::Text twice;   ///< the square is joined to two others
    core::Text ends;    ///< the square is joined to one other, and the tour ends here
    core::Text endsNow; ///< the square has had a jump before, and the tour ends here

    core::Text of(const FrontierGraph &graph, FrontierGraph::Joining joining) const
    {
        const bool isSingle = joining.second == FrontierGraph::none;
        if (joining.first != graph.apex())
            return isSingle ? joined : twice;
        return isSingle ? endsNow : ends;
    }
};

constexpr JumpTexts wayTexts{
    PUZZLE_TEXT_N("tours",
                  "One way would be from %1 to %2. It leads to a state that is reached in %n way(s)."),
    PUZZLE_TEXT_N("tours",
                  "One way would be from %1 to %2 and %3. It leads to a state that is reached in %n way(s)."),
    PUZZLE_TEXT_N("tours",
                  "One way would be from %1 to %2, with an end of the tour on %1. It leads to a state "
                  "that is reached in %n way(s)."),
    PUZZLE_TEXT_N(
        "tours",
        "One way would be an end of the tour on %1. It leads to a state that is reached in %n way(s).")};
constexpr JumpTexts closingTexts{
    PUZZLE_TEXT("tours",
                "The tour cannot go from %1 to %2: this would close a circle that leaves squares out."),
    PUZZLE_TEXT(
        "tours",
        "The tour cannot go from %1 to %2 and %3: this would close a circle that leaves squares out."),
    PUZZLE_TEXT("tours", "The tour cannot go from %1 to %2 and have an end on %1: it would be complete, and "
                         "leave squares out."),
    PUZZLE_TEXT("tours", "The tour cannot end on %1: it would be complete, and leave squares out.")};
constexpr JumpTexts passedTexts{
    PUZZLE_TEXT("tours", "%1 is joined to %2. Ways in all: %4; states: %5; ways to this state: %6."),
    PUZZLE_TEXT("tours", "%1 is joined to %2 and %3. Ways in all: %4; states: %5; ways to this state: %6."),
    PUZZLE_TEXT("tours",
                "%1 is joined to %2, and is an end of the tour. Ways in all: %4; states: %5; ways to this "
                "state: %6."),
    PUZZLE_TEXT("tours", "%1 is an end of the tour. Ways in all: %4; states: %5; ways to this state: %6.")};
constexpr core::Text bothJumpsText = PUZZLE_TEXT(
    "tours", "%1 has both its jumps already. Ways in all: %4; states: %5; ways to this state: %6.");

/// Returns the names of the square and of those to which it is joined, as in JumpTexts.
std::vector<core::Explanation::Argument> names(const Knight &knight, const FrontierGraph &graph,
                                               const TurnedBoard &board, int square,
                                               FrontierGraph::Joining joining)
{
    std::vector<core::Explanation::Argument> names{knight.square(board.cell(square))};
    for (const int target : {int(joining.first), int(joining.second)}) {
        if (target != FrontierGraph::none && target != graph.apex())
            names.emplace_back(knight.square(board.cell(target)));
    }
    names.resize(3, std::string());
    return names;
}

core::Explanation explainPassed(const Knight &knight, const FrontierGraph &graph, const TurnedBoard &board,
                                const FrontierEvent &decoded)
{
    const int passed = decoded.square + 1;
    const FrontierGraph::Joining joining = graph.joiningsTo(passed, decoded.state)[decoded.square];
    core::Explanation why{joining == FrontierGraph::Joining() ? bothJumpsText
                                                              : passedTexts.of(graph, joining),
                          names(knight, graph, board, decoded.square, joining)};
    why.arguments.emplace_back(static_cast<long long>(graph.waysAfter(passed)));
    why.arguments.emplace_back(static_cast<long long>(graph.layer(passed).size()));
    why.arguments.emplace_back(static_cast<long long>(graph.layer(passed)[decoded.state].ways));
    return why;
}

core::Explanation explainWay(const Knight &knight, const FrontierGraph &graph, const TurnedBoard &board,
                             const FrontierEvent &decoded)
{
    const FrontierGraph::Transition way =
        graph.transitions(decoded.square, decoded.state)[std::size_t(decoded.way)];
    std::vector<core::Explanation::Argument> arguments =
        names(knight, graph, board, decoded.square, way.joining);
    if (way.state == FrontierGraph::none)
        return {closingTexts.of(graph, way.joining), std::move(arguments)};
    const std::uint64_t ways = graph.layer(decoded.square + 1)[way.state].ways;
    arguments.insert(arguments.begin(), static_cast<long long>(ways));
    return {wayTexts.of(graph, way.joining), std::move(arguments)};
}

core::Explanation explainBeginning(const Knight &knight, const Route &route, const FrontierGraph &graph,
                                   const TurnedBoard &board)
{
    if (route.size() > 1)
        return {PUZZLE_TEXT("tours",
                            "Only the tours that go on from %1 are counted. The squares not visited yet are "
                            "passed one by one, and each is given its two jumps, an end of the tour only "
                            "one. All that the count remembers is which ends in the frontier belong "
                            "together."),
                {knight.square(route.back())}};
    const core::Squares first = knight.square(board.cell(0));
    const core::Squares last = knight.square(board.cell(graph.squares() - 1));
    if (graph.tours().closed)
        return {PUZZLE_TEXT("tours",
                            "The squares are passed one by one, from %1 to %2, and each is given its two "
                            "jumps. All that the count remembers is which ends in the frontier belong "
                            "together."),
                {first, last}};
    return {PUZZLE_TEXT("tours",
                        "The squares are passed one by one, from %1 to %2, and each is given its two jumps, "
                        "an end of the tour only one. All that the count remembers is which ends in the "
                        "frontier belong together."),
            {first, last}};
}

} // namespace

FrontierWatch::FrontierWatch(const Knight &knight, const Route &route, bool ofWholeBoard,
                             FrontierStates states, Receiver receiver)
    : m_board(knight.grid(), route.back()), m_lastPiece(knight.squareCount() - 1),
      m_ofWholeBoard(ofWholeBoard), m_states(states), m_receiver(std::move(receiver))
{
    if (!isWatchable(knight))
        return;
    m_graph = graphOf(knight, route, ofWholeBoard);
    // The states shown are those of the way that leads furthest.
    int furthest = m_graph->squares();
    while (m_graph->layer(furthest).empty())
        --furthest;
    m_shown.resize(std::size_t(furthest) + 1);
    for (int passed = furthest; passed > 0; --passed)
        m_shown[passed - 1] = m_graph->layer(passed)[m_shown[passed]].predecessor.state;
}

FrontierWatch::~FrontierWatch() = default;

void FrontierWatch::begin()
{
    remark(m_graph ? FrontierRemark::Begin : FrontierRemark::TooLarge, FrontierLine::PassSquares, 0, 0);
}

void FrontierWatch::pass(int square)
{
    if (!m_graph || square >= int(m_shown.size()))
        return;
    const bool isVisited = m_graph->isVisited(square);
    const bool isDeadEnd = square + 1 == int(m_shown.size());
    if (isVisited && isDeadEnd)
        remark(FrontierRemark::DeadEnd, FrontierLine::PassSquares, square, m_shown[square]);
    else if (isVisited)
        passVisited(square);
    if (square + 1 == m_graph->squares() && !isDeadEnd)
        remark(FrontierRemark::Complete, FrontierLine::AllPassed, square, 0);
    m_ordinal += isVisited ? 1 : 0;
}

void FrontierWatch::passVisited(int square)
{
    const FrontierGraph::Layer &after = m_graph->layer(square + 1);
    const int state = m_shown[square + 1];
    if (m_states == FrontierStates::All) {
        constexpr int most = std::numeric_limits<std::int16_t>::max();
        for (int each = 0; each < std::min(most, int(after.size())); ++each)
            remark(FrontierRemark::State, FrontierLine::PassSquares, square, each);
    } else {
        const std::vector<FrontierGraph::Transition> ways = m_graph->transitions(square, m_shown[square]);
        for (int way = 0; way < int(ways.size()); ++way) {
            const FrontierGraph::Transition &each = ways[std::size_t(way)];
            if (each.state == FrontierGraph::none)
                remark(FrontierRemark::Closing, FrontierLine::NoCircle, square, m_shown[square], way);
            else if (each.joining != after[state].predecessor.joining)
                remark(FrontierRemark::Way, lineOf(each.joining), square, m_shown[square], way);
        }
        remark(FrontierRemark::Passed, lineOf(after[state].predecessor.joining), square, state);
        if (after[state].ways > 1)
            remark(FrontierRemark::Twin, FrontierLine::AddUp, square, state);
    }
    const int kept = m_graph->withoutMirrorImages(square + 1);
    if (kept > 0 && kept < int(after.size()))
        remark(FrontierRemark::Mirrored, FrontierLine::AddUp, square, state);
}

void FrontierWatch::remark(FrontierRemark remark, FrontierLine line, int square, int state, int way)
{
    const FrontierEvent event{remark, square, state, way, m_ofWholeBoard};
    m_receiver(remark, line, event.step(m_board, std::min(m_ordinal, m_lastPiece)));
}

core::Explanation whyUnwatchable(const Knight &knight)
{
    if (isWatchable(knight))
        return {};
    return {PUZZLE_TEXT("tours",
                        "Only counts of boards of at most %1 squares can be watched; this one, with %2, "
                        "can only be counted unwatched."),
            {FrontierGraph::mostSquares, knight.grid().size()}};
}

core::Explanation explainFrontier(const Knight &knight, const core::Position &before,
                                  const core::Event &event)
{
    if (core::Explanation why = whyUnwatchable(knight); !why.empty())
        return why;
    const Route route = knight.route(before);
    const TurnedBoard board(knight.grid(), route.back());
    const FrontierEvent decoded = FrontierEvent::of(board, event);
    const auto graph = graphOf(knight, route, decoded.ofWholeBoard);
    const core::Squares square = knight.square(board.cell(decoded.square));
    const FrontierGraph::Layer &layer = graph->layer(decoded.passed());
    switch (decoded.remark) {
    case FrontierRemark::TooLarge:
    case FrontierRemark::Begin:
        break;
    case FrontierRemark::Way:
    case FrontierRemark::Closing:
        return explainWay(knight, *graph, board, decoded);
    case FrontierRemark::Passed:
        return explainPassed(knight, *graph, board, decoded);
    case FrontierRemark::Twin:
        return {PUZZLE_TEXT("tours",
                            "Another of the %1 ways to this state: other jumps, but the same ends belong "
                            "together. Whatever follows, it is the same for all, so they are counted as "
                            "one."),
                {static_cast<long long>(layer[decoded.state].ways)}};
    case FrontierRemark::State:
        return {PUZZLE_TEXT("tours", "State %1 of %2 after %3. Ways to this state: %4."),
                {decoded.state + 1, std::ssize(layer), square,
                 static_cast<long long>(layer[decoded.state].ways)}};
    case FrontierRemark::Mirrored:
        return {PUZZLE_TEXT("tours", "From here on, mirror images can be continued in equally many "
                                     "ways: the count keeps one of each pair, %1 instead of %2 states."),
                {graph->withoutMirrorImages(decoded.passed()), std::ssize(layer)}};
    case FrontierRemark::DeadEnd:
        return {route.size() > 1
                    ? PUZZLE_TEXT("tours", "No state has a way to pass %1: no tour goes on from %2.")
                    : PUZZLE_TEXT("tours", "No state has a way to pass %1: there is no tour."),
                {square, knight.square(route.back())}};
    case FrontierRemark::Complete:
        if (graph->tours().closed && !decoded.ofWholeBoard)
            return {PUZZLE_TEXT_N("tours",
                                  "All squares are passed, and the circle is closed: %n tour(s), each of "
                                  "which can be run in two directions."),
                    {static_cast<long long>(graph->total())}};
        if (route.size() > 1)
            return {PUZZLE_TEXT_N("tours", "All squares are passed: %n tour(s) go on from %1."),
                    {static_cast<long long>(graph->total()), knight.square(route.back())}};
        return {PUZZLE_TEXT_N("tours", "All squares are passed: %n tour(s)."),
                {static_cast<long long>(graph->total())}};
    }
    return explainBeginning(knight, route, *graph, board);
}

std::vector<core::Variable> frontierVariables(const Knight &knight, const core::Position &before,
                                              const core::Event &event)
{
    std::vector<core::Variable> variables;
    const auto add = [&](const char *name, std::optional<std::uint64_t> value) {
        variables.push_back(
            core::variable(name, value ? std::optional(static_cast<long long>(*value)) : std::nullopt));
    };
    if (!isWatchable(knight)) {
        variables.push_back(core::variable("square", core::noValue));
        for (const char *name : {"states", "ways_in_all", "ways_to_state"})
            add(name, {});
        return variables;
    }
    const Route route = knight.route(before);
    const TurnedBoard board(knight.grid(), route.back());
    const FrontierEvent decoded = FrontierEvent::of(board, event);
    const auto graph = graphOf(knight, route, decoded.ofWholeBoard);
    const FrontierGraph::Layer &layer = graph->layer(decoded.passed());
    variables.push_back(core::variable("square", knight.square(board.cell(decoded.square))));
    add("states", layer.size());
    add("ways_in_all", graph->waysAfter(decoded.passed()));
    add("ways_to_state", layer[decoded.state].ways);
    return variables;
}

std::optional<FrontierPicture> frontierPicture(const Knight &knight, const core::Position &before,
                                               const core::Event &event)
{
    if (!isWatchable(knight))
        return {};
    const Route route = knight.route(before);
    const TurnedBoard board(knight.grid(), route.back());
    const FrontierEvent decoded = FrontierEvent::of(board, event);
    const auto graph = graphOf(knight, route, decoded.ofWholeBoard);
    FrontierPicture picture;
    picture.squares.assign(std::size_t(graph->squares()), FrontierPicture::Beyond);
    picture.paths.assign(std::size_t(graph->squares()), -1);
    PathPainter painter(*graph, board, picture);
    const auto joining =
        graph->joiningsTo(decoded.passed(), decoded.state, decoded.remark == FrontierRemark::Twin);
    int passed = 0;
    for (const FrontierGraph::Joining &each : joining)
        painter.pass(passed++, each, false);
    if (decoded.remark == FrontierRemark::Way || decoded.remark == FrontierRemark::Closing)
        painter.pass(passed++,
                     graph->transitions(decoded.square, decoded.state)[std::size_t(decoded.way)].joining,
                     true);
    if (decoded.remark != FrontierRemark::Begin && decoded.remark != FrontierRemark::Complete)
        picture.passed = board.cell(decoded.square);
    const int width = 2 * graph->tours().grid.columns; // a jump leads at most two rows and a square ahead
    core::PerCell<int> degrees(std::size_t(graph->squares()), 0);
    for (const FrontierPicture::Jump &jump : picture.jumps) {
        ++degrees[jump.from];
        ++degrees[jump.to];
    }
    for (int square = 0; square < graph->squares(); ++square) {
        const int cell = board.cell(square);
        FrontierPicture::Square &look = picture.squares[cell];
        if (!graph->isVisited(square))
            look = knight.isOpen(cell) ? FrontierPicture::Visited : FrontierPicture::LeftOut;
        else if (square < passed)
            look = FrontierPicture::Passed;
        else if (square > passed + width)
            look = FrontierPicture::Beyond;
        else
            look = degrees[cell] == 0   ? FrontierPicture::Ahead
                   : degrees[cell] == 1 ? FrontierPicture::End
                                        : FrontierPicture::Both;
        if (look == FrontierPicture::End)
            picture.paths[cell] = painter.pathOfEnd(square);
    }
    return picture;
}

} // namespace tours
