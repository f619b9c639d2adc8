// SPDX-License-Identifier: MIT
#pragma once

#include "app/digestset.h"
#include "app/partrecord.h"
#include "core/kind.h"
#include "session/basics/catalogue.h"
#include "session/programs/trace.h"

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace app {

struct Console;

/// A parsed line of the input: the board, the method and the goal.
struct Query {
    std::size_t line = 0;
    const core::Kind *kind = nullptr;
    core::Game game = {};                 ///< the game; empty if its board was not dealt
    const core::Solver *solver = nullptr; ///< null if its choice depends on a board that was not dealt
    core::Goal goal = core::Goal::First;
    core::Values options = {};               ///< the options of the method
    const core::LargeBoard *large = nullptr; ///< the large board that replaces `game`; null if `game` is used
};

/// Returns the name of the dictionary by which the solutions are judged; empty if there is none.
std::string dictionaryOf(const Query &query);

/// The result of a query's search.
struct Result {
    core::Outcome::Verdict verdict = core::Outcome::Stopped;
    std::uint64_t solutions = 0;
    std::optional<core::Path> path = {}; ///< the moves to the first solution; none if the search only counts
    core::Explanation reason = {};       ///< why there is no solution or the search was stopped
    std::uint64_t nodes = 0;
    double seconds = 0;
    int bound = 0; ///< a proved lower bound on the moves of any solution; 0 if the method gives none
    /// The fraction of the search that was done when it was stopped, 0 to 1; negative if it is unknown.
    double done = -1;
    std::optional<core::LargeSolution> large = {}; ///< the large board's solution, which replaces `path`
};

/// Writes the answer to one query. With Goal::All each solution is written as it is found and then dropped, however
/// long the list is.
class ResultWriter {
public:
    ResultWriter(std::ostream &out, const Query &query);
    ResultWriter(const ResultWriter &) = delete;
    ResultWriter &operator=(const ResultWriter &) = delete;
    virtual ~ResultWriter();

    virtual void begin() = 0;
    /// Adds one of the solutions of Goal::All.
    virtual void add(const core::Position &position, std::span<const core::Step> steps) = 0;
    /// Ends the answer. Only a trace and a part are flushed.
    virtual void end(const Result &result) = 0;
    /// Writes the events of a watched search.
    virtual void show(std::span<const core::Event>) {}

protected:
    std::string line(const core::Position &position) const
    {
        return m_board + m_query.game.puzzle->write(position);
    }
    std::string moves(std::span<const core::Step> steps) const;
    /// Writes the solution square by square, from this word on. Ends early if the output is closed or Ctrl-C was
    /// pressed.
    void write(const core::LargeSolution &solution, std::uint64_t word) const;
    /// Returns the text of one solution of a list: its final position, or its moves if the puzzle lists moves. The
    /// text is valid until the next call.
    std::string_view listed(const core::Position &position, std::span<const core::Step> steps);

    std::ostream &m_out;
    const Query &m_query;
    const std::string m_board; ///< the beginning of each position line of the answer

private:
    std::string m_listed;
};

/// Writes an answer to be read by people: the moves, the position line of each solution, or the number of solutions.
/// An answer without any of these is a sentence in the user's language.
class TextWriter : public ResultWriter {
public:
    using ResultWriter::ResultWriter;

    void begin() override {}
    void add(const core::Position &position, std::span<const core::Step> steps) override;
    void end(const Result &result) override;

private:
    std::string m_line; ///< the line of a solution
};

/// Writes an answer for programs: a JSON object on one line, its reasons in English. With Goal::All it also counts
/// the solutions up to symmetry, if the puzzle can classify them; for that it stores the digests of up to a million
/// symmetry classes.
class JsonWriter : public ResultWriter {
public:
    JsonWriter(std::ostream &out, const Query &query, const session::EnglishPlurals &english)
        : ResultWriter(out, query), m_english(english),
          m_distinguishesClasses(query.goal == core::Goal::All && query.kind->symmetryClassifier)
    {
    }

    void begin() override;
    void add(const core::Position &position, std::span<const core::Step> steps) override;
    void end(const Result &result) override;

private:
    void member(const char *key, const std::string &text);
    void writeSolution(const Result &result);

    const session::EnglishPlurals &m_english;
    bool m_separates = false; ///< the list is not empty, so the next item needs a comma
    std::string m_item;       ///< the text of one item of the list
    bool m_distinguishesClasses;
    std::unique_ptr<core::SymmetryClassifier> m_classifier;
    DigestSet m_classes;
};

/// Writes the result of a part of a count, for `cassetete merge`. A part that was stopped is reported as an error,
/// so that nothing is taken for its record.
class PartWriter : public ResultWriter {
public:
    /// Returns the sentence on a part that was stopped.
    static core::Explanation stopped(const core::Part &part, const core::Explanation &why);

    PartWriter(const Console &console, const Query &query, PartRecord record);

    void begin() override {}
    void add(const core::Position &, std::span<const core::Step>) override {}
    void end(const Result &result) override;

private:
    const Console &m_console;
    PartRecord m_record;
};

/// Writes the trace of the search, its words in English. The trace ends before solution number `limit` + 1.
class TraceWriter : public ResultWriter {
public:
    TraceWriter(std::ostream &out, const Query &query, std::uint64_t limit, const QTranslator &english)
        : ResultWriter(out, query), m_limit(limit),
          m_trace(*query.kind, query.game, *query.solver, query.goal, &english)
    {
    }

    void begin() override { m_out << m_trace.beginning(); }
    void add(const core::Position &, std::span<const core::Step>) override {}
    void show(std::span<const core::Event> events) override;
    void end(const Result &result) override;

private:
    const std::uint64_t m_limit;
    std::uint64_t m_solutions = 0;
    session::TraceWriter m_trace;
};

} // namespace app
