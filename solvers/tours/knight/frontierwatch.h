// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tours/knight/frontiergraph.h"

#include <functional>
#include <memory>
#include <optional>

namespace tours {

/// The kinds of remarks about a watched count by a frontier. All of its events are remarks, since nothing moves, and
/// each is about a state.
enum class FrontierRemark : std::uint16_t {
    TooLarge, ///< the board is too large to be watched
    Begin,    ///< no square is passed
    Way,      ///< another way to pass the square, which is not followed
    Closing,  ///< a way that closes a circle too early
    Passed,   ///< the state after the square
    Twin,     ///< another way to the same state
    State,    ///< one of all states after the square
    Mirrored, ///< mirror images are counted as one state
    DeadEnd,  ///< no way passes the square
    Complete, ///< all squares are passed
};

/// The lines of the method's pseudocode.
enum class FrontierLine : std::uint8_t {
    PassSquares = 1,
    ExtendPath, ///< the square is the end of a path
    JoinTwo,    ///< the square has no jump
    HasBoth,    ///< the square has both jumps
    NoCircle,   ///< a circle would be closed too early
    AddUp,      ///< states with the same ends are one
    AllPassed,  ///< the number of tours is known
};

/// Which states a viewer sees.
enum class FrontierStates : std::uint8_t {
    OfOneTour, ///< after each square one state, all of them of the same tour, with the ways not taken
    All,
};

/// Shows a count by a frontier, square by square, on a board of at most FrontierGraph::mostSquares squares.
class FrontierWatch {
public:
    /// Receives an event's reason, line and step.
    using Receiver = std::function<void(FrontierRemark, FrontierLine, const core::Step &)>;

    FrontierWatch(const Knight &knight, const Route &route, bool ofWholeBoard, FrontierStates states,
                  Receiver receiver);
    ~FrontierWatch();

    void begin();
    /// Shows what has become of the states when this square of the turned board is passed.
    void pass(int square);

private:
    void remark(FrontierRemark remark, FrontierLine line, int square, int state, int way = 0);
    void passVisited(int square);

    const TurnedBoard m_board;
    const int m_lastPiece;
    const bool m_ofWholeBoard;
    const FrontierStates m_states;
    const Receiver m_receiver;
    std::shared_ptr<const FrontierGraph> m_graph;
    core::Indexed<int> m_shown; ///< the state to be shown after each number of squares
    int m_ordinal = 0;          ///< the number of visited squares before the current one
};

/// Returns why a count of this board cannot be watched; empty if it can.
core::Explanation whyUnwatchable(const Knight &knight);

/// Returns the sentence about an event.
core::Explanation explainFrontier(const Knight &knight, const core::Position &before,
                                  const core::Event &event);

/// Returns the square, the number of states and of ways, and the ways to the state in view.
std::vector<core::Variable> frontierVariables(const Knight &knight, const core::Position &before,
                                              const core::Event &event);

/// A picture of a state: what the count remembers, and the jumps of one way that leads there.
struct FrontierPicture {
    enum Square : std::uint8_t {
        LeftOut, ///< closed
        Visited, ///< visited before the count begins
        Beyond,  ///< no passed square is a jump away
        Ahead,   ///< in the frontier, without a jump
        End,     ///< in the frontier, with one jump: the end of a path
        Both,    ///< in the frontier, with both its jumps
        Passed,
    };
    struct Jump {
        int from = 0;
        int to = 0;
        int path = 0; ///< jumps of a path, and its ends, have the same number, from 0
        bool isTried = false;

        friend bool operator==(const Jump &, const Jump &) = default;
    };

    core::PerCell<Square> squares;
    core::PerCell<int> paths; ///< the path of each square that is an end
    std::vector<Jump> jumps;
    std::vector<int> tourEnds; ///< the squares where an open tour ends
    int passed = -1;           ///< the square that is passed, or to be passed; -1 if there is none

    friend bool operator==(const FrontierPicture &, const FrontierPicture &) = default;
};

/// Returns the picture of an event; none if the board is too large.
std::optional<FrontierPicture> frontierPicture(const Knight &knight, const core::Position &before,
                                               const core::Event &event);

} // namespace tours
