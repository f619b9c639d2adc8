// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline/counts.h"

#include <string>

class QTranslator;

/// The trace of a search: a text that other programs write and read, one line for each event.
///
///     cassetete trace 1
///     line queens:8       the position it starts from; "method ID" and "goal first|all|count" may follow
///     + 1                 a move is made, in the notation of saved games
///     -                   the last move not taken back yet is taken back
///     ? 1 same column     a try that is refused, with or without words
///     @ 3                 the line of the listing that runs now
///     # words             a remark
///     =                   the present board is a solution
///     .                   the end; without it, the search was given up
///
/// Moves must be legal unless "method" names a built-in method: some of these place a piece first and check it later.
/// A solution must always be legal.
namespace session {

/// Turns the events of a search into the lines of its trace.
class TraceWriter {
public:
    /// `language` is the language of the words after a refused try.
    TraceWriter(const core::Kind &kind, const core::Game &game, const core::Solver &solver, core::Goal goal,
                const QTranslator *language);

    std::string beginning() const;
    std::string lines(const core::Event &event);
    /// Returns the last lines, with the solution if it has not been written yet: a method that constructs its
    /// solution, or is stopped after it has found one, need not have reported it.
    std::string ending(core::Outcome::Verdict verdict, const core::Explanation &why,
                       std::span<const core::Step> path);

private:
    std::string made();
    std::string linesForPath(std::span<const core::Step> path);
    std::string takenBack();
    std::string refused(const core::Event &event) const;

    const core::Kind &m_kind;
    const core::Game &m_game;
    const core::Solver &m_solver;
    const core::Goal m_goal;
    const QTranslator *m_language;
    core::Position m_position;
    core::Path m_standing;            ///< the steps that have not been taken back
    std::vector<std::size_t> m_moves; ///< for each move not taken back, the number of steps up to its end
    int m_line = 0;
    bool m_solved = false; ///< a solution was written
};

/// Reads a trace line by line and checks each line against the rules. Moves that are taken back are not kept. It has
/// many members because every kind of line changes another part of what was read.
class TraceReader {
public:
    static constexpr std::size_t mostStanding = 4'000'000; ///< the most steps, and moves, not taken back

    struct Fault {
        enum What {
            NotUnderstood,
            IllegalMove,
            NothingToTakeBack,
            NoSolution, ///< a solution was reported, but there is none
        };

        What what = NotUnderstood;
        qint64 line = 0; ///< the line number, from 1
        std::string text;
        core::Explanation why;
    };

    /// Makes a reader of a trace that contains its starting position.
    explicit TraceReader(core::Kinds kinds) : m_kinds(kinds) {}
    /// Makes a reader of the trace of a search that was given its starting position by this position line. The trace
    /// may omit its first lines, and its moves must be legal.
    TraceReader(const core::Game &game, std::string positionLine);

    static bool isFirstLine(std::string_view line);
    /// Makes the reader only count refused tries from now on: their moves and reasons are not read.
    void onlyCountTries() { m_onlyCountsTries = true; }

    /// Reads the next line, given without its line break. Returns false if it is wrong; then all later lines are
    /// wrong, too.
    bool take(std::string_view line);
    /// Ends the trace. Returns false if something is missing.
    bool finish();

    const std::optional<Fault> &fault() const { return m_fault; } ///< the first fault
    /// Returns the kind of puzzle; null until the trace has given its starting position.
    const core::Kind *kind() const { return m_kind; }
    const core::Game &game() const { return m_game; }
    const std::string &method() const { return m_method; } ///< the method that the trace names; may be empty
    core::Goal goal() const { return m_goal; }
    const Counts &counts() const { return m_counts; }
    const core::Position &position() const { return m_position; }
    core::Path standing() const { return m_standing; } ///< the path to the position
    bool hasEnded() const { return m_ended; }
    qint64 lines() const { return m_number; } ///< the number of lines read so far
    /// Returns the events of the last line.
    const std::vector<core::Event> &events() const { return m_events; }
    /// Returns the words of the last line: a remark, or the refused move and the reason.
    const std::string &words() const { return m_words; }

private:
    core::Explanation read(std::string_view line);
    core::Explanation readHead(std::string_view word, std::string_view rest);
    core::Explanation readPosition(std::string_view text);
    core::Explanation readMove(std::string_view text);
    core::Explanation make(const core::Path &path);
    void refuse(std::string_view text);
    void addMessage(std::string_view text);
    core::Explanation takeBack();
    core::Explanation readLineNumber(std::string_view text);
    core::Explanation solve();
    bool setsOut() const;
    void addEvent(const core::Step &step, core::Event::Type type, bool setsOut = false);

    core::Kinds m_kinds;
    const core::Kind *m_kind = nullptr;
    core::Game m_game;       ///< a game without a puzzle until the position is known
    std::string m_givenLine; ///< the position line that the search was given
    std::string m_method;
    core::Goal m_goal = core::Goal::First;
    core::Position m_position;
    core::Path m_standing;
    std::vector<std::size_t> m_moves; ///< for each move not taken back, the number of steps up to its end
    std::size_t m_setOut = 0;         ///< how many of these moves, the first ones, only set out
    std::vector<core::Event> m_events;
    std::string m_words;
    Fault::What m_what = Fault::NotUnderstood; ///< the fault of a line that is being read
    Counts m_counts;
    std::optional<Fault> m_fault;
    qint64 m_number = 0;
    std::uint8_t m_line = 0;
    bool m_onlyCountsTries = false;
    bool m_headed = false; ///< the first line of the trace has arrived, or is not needed
    bool m_moved = false;  ///< something has happened, so that lines about the start are no longer allowed
    bool m_ended = false;
};

} // namespace session
