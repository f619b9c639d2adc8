// SPDX-License-Identifier: MIT
#pragma once

#include "app/digestset.h"
#include "app/partrecord.h"
#include "core/kind.h"
#include "session/catalogue.h"
#include "session/trace.h"

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace app {

struct Console;

/// What a line of the input asks, once it is understood.
struct Question {
    std::size_t line = 0;
    const core::Kind *kind = nullptr;
    core::Game game = {};                 ///< of nothing while the board is not dealt
    const core::Solver *solver = nullptr; ///< null when it depends on the board, and that is not dealt
    core::Goal goal = core::Goal::First;
    const core::LargeBoard *large = nullptr; ///< instead of `game`
};

/// What became of it.
struct Conclusion {
    core::Outcome::Verdict verdict = core::Outcome::Stopped;
    std::uint64_t solutions = 0;
    std::optional<core::Path> path = {}; ///< to the solution, the first of several; none when only counting
    core::Explanation reason = {};       ///< when it is impossible or stopped
    std::uint64_t nodes = 0;
    double seconds = 0;
    int bound = 0; ///< that no solution has fewer moves is proved; 0 where the method tells nothing of it
    std::optional<core::LargeSolution> large = {}; ///< instead of `path`
};

/// Writes the answer to one question. With Goal::All solutions are written as they come and let go, however
/// long they are.
class Answer {
public:
    Answer(std::ostream &out, const Question &question);
    Answer(const Answer &) = delete;
    Answer &operator=(const Answer &) = delete;
    virtual ~Answer();

    virtual void begin() = 0;
    /// One of those of Goal::All.
    virtual void add(const core::Position &position, std::span<const core::Step> steps) = 0;
    virtual void end(const Conclusion &conclusion) = 0;
    /// What happened in a search that is watched.
    virtual void show(std::span<const core::Event>) {}

protected:
    std::string line(const core::Position &position) const
    {
        return m_board + m_question.game.puzzle->write(position);
    }
    std::string moves(std::span<const core::Step> steps) const;
    /// Piece by piece, from this word on. Ends early where nobody reads it any more.
    void write(const core::LargeSolution &solution, std::uint64_t word) const;
    /// How one of all solutions is told: by where it ends, or by its moves where these are what differs. The
    /// text is there until the next one.
    std::string_view listed(const core::Position &position, std::span<const core::Step> steps);

    std::ostream &m_out;
    const Question &m_question;
    const std::string m_board; ///< the beginning of each of its position lines

private:
    std::string m_listed;
};

/// For people: the moves; or the position line of each solution; or the number. Where there is none of these,
/// a sentence in the user's language.
class TextAnswer : public Answer {
public:
    using Answer::Answer;

    void begin() override {}
    void add(const core::Position &position, std::span<const core::Step> steps) override;
    void end(const Conclusion &conclusion) override;

private:
    std::string m_line; ///< of a solution
};

/// For programs: a JSON object on one line, its reasons in English. Of all solutions it tells how many are
/// different, where the puzzle knows which are images of one another; for that it keeps their digests, up to
/// a million different ones.
class JsonAnswer : public Answer {
public:
    JsonAnswer(std::ostream &out, const Question &question, const session::EnglishPlurals &english)
        : Answer(out, question), m_english(english),
          m_tellsClasses(question.goal == core::Goal::All && question.kind->symmetryClassifier)
    {
    }

    void begin() override;
    void add(const core::Position &position, std::span<const core::Step> steps) override;
    void end(const Conclusion &conclusion) override;

private:
    void noteClass(const core::Position &position);
    void member(const char *key, const std::string &text);
    void writeSolution(const Conclusion &conclusion);

    const session::EnglishPlurals &m_english;
    bool m_separates = false; ///< something stands in the list
    std::string m_item;       ///< of the list
    bool m_tellsClasses;
    std::unique_ptr<core::SymmetryClassifier> m_classifier;
    DigestSet m_classes;
};

/// What a part of a count has come to, for `cassetete merge`. A part that was stopped is told as a complaint,
/// so that nothing is taken for its record.
class PartAnswer : public Answer {
public:
    PartAnswer(const Console &console, const Question &question, PartRecord record);

    void begin() override {}
    void add(const core::Position &, std::span<const core::Step>) override {}
    void end(const Conclusion &conclusion) override;

private:
    const Console &m_console;
    PartRecord m_record;
};

/// The trace of the search, its words in English. It ends where one solution more than `limit` would come.
class TraceAnswer : public Answer {
public:
    TraceAnswer(std::ostream &out, const Question &question, std::uint64_t limit, const QTranslator &english)
        : Answer(out, question), m_limit(limit),
          m_trace(*question.kind, question.game, *question.solver, question.goal, &english)
    {
    }

    void begin() override { m_out << m_trace.beginning(); }
    void add(const core::Position &, std::span<const core::Step>) override {}
    void show(std::span<const core::Event> events) override;
    void end(const Conclusion &conclusion) override;

private:
    const std::uint64_t m_limit;
    std::uint64_t m_solutions = 0;
    session::TraceWriter m_trace;
};

} // namespace app
