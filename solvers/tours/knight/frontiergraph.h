// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/countedtours.h"

#include <cstdint>

namespace tours {

/// The graph of the states of a count by a frontier (frontiercount.cpp) on a small board, for a viewer: which ends
/// belong together after each square, in how many ways, and by which jumps. All jumps are stored, so it is slow, but it
/// counts independently of the method. Squares are those of the turned board.
class FrontierGraph {
public:
    static constexpr int mostSquares = 30;
    static constexpr std::int8_t none = -1;

    /// The squares to which a square is joined when it is passed, `none` after the last; `apex()` for an end of the
    /// tour.
    struct Joining {
        std::int8_t first = none;
        std::int8_t second = none;

        friend bool operator==(const Joining &, const Joining &) = default;
    };
    /// For each square and the apex: `none` if it is passed or has both its jumps, else the other end of the path
    /// that ends there, which is the square itself if it has no jump.
    using Ends = core::Indexed<std::int8_t>;
    /// A state of the layer before, and the jumps that lead from it.
    struct Predecessor {
        int state = none;
        Joining joining = {};
    };
    struct State {
        Ends ends;
        std::uint64_t ways = 0;  ///< the ways that lead here
        Predecessor predecessor; ///< the state before with the most ways
        Predecessor second;      ///< the state before with the next most
    };
    using Layer = core::Indexed<State>; ///< the states with the most ways come first

    /// A way to pass a square, from one state to the next.
    struct Transition {
        Joining joining;
        int state = none; ///< the state of the next layer; `none` if a circle closes that leaves squares out
    };

    /// The board has at most `mostSquares` squares.
    explicit FrontierGraph(CountedTours tours);

    const CountedTours &tours() const { return m_tours; }
    int squares() const { return m_tours.grid.size(); }
    int apex() const { return squares(); }
    bool isVisited(int square) const;
    /// Returns the states after this many squares; none if no way leads there.
    const Layer &layer(int passed) const { return m_layers[passed]; }
    std::uint64_t waysAfter(int passed) const;
    /// Returns in how many ways all squares can be passed.
    std::uint64_t total() const { return waysAfter(squares()); }
    std::vector<Transition> transitions(int square, int state) const;
    /// Returns how many states are left if of each pair of mirror images only one is kept, as in the count at the end
    /// of a row; 0 if mirror images differ.
    int withoutMirrorImages(int passed) const;
    /// Returns the jumps of a way that leads to a state, for each square passed; with `another`, those of a second
    /// way. Both end in the same pairs.
    core::Indexed<Joining> joiningsTo(int passed, int state, bool another = false) const;

private:
    /// Calls found(joining, ends) for each way to pass a square, and closed(joining) for each that closes a circle too
    /// early.
    template <typename Found, typename Closed>
    void pass(int square, const Ends &before, const Found &found, const Closed &closed) const;
    std::vector<int> targets(int square, const Ends &ends) const;
    bool isEnd(int square) const { return square == m_tours.first || square == m_tours.last; }
    bool mayEnd(int square, const Ends &ends) const;
    Layer layerAfter(int square) const;

    CountedTours m_tours;
    core::Indexed<Layer> m_layers;
};

} // namespace tours
