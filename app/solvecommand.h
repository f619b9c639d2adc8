// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandcontext.h"
#include "app/input.h"
#include "app/resultwriter.h"
#include "app/solveoptions.h"
#include "app/terminal.h"
#include "core/positionline.h"
#include "session/basics/catalogue.h"

#include <algorithm>
#include <functional>

namespace app {

/// Reads a position line; a board given without a position is dealt with the seed, if one is given.
core::LineReading readBoard(core::Kinds kinds, const std::string &line, std::optional<std::uint64_t> seed);

/// Reports where this line of the input could not be parsed, and why.
void printLineError(const Console &console, std::size_t line, const std::string &text,
                    const core::Fault &fault);

/// Reports what this board was taken for, unless it is given by a position line.
void printNotation(const Console &console, const BoardLine &board);
/// Reports what was read into this board beyond its signs, and the boards of other puzzles that the text may mean.
void printRemarks(const Console &console, const BoardLine &board);

/// Gives `take` the boards in a line that is not a position line, and in the lines after it that belong to it. Their
/// deals end when the user interrupts the command, or after `seconds`.
void forEachBoard(Line &line, LineReader &lines, core::Kinds kinds, const Console &console,
                  std::optional<double> seconds, const std::function<void(const BoardLine &)> &take);

/// Reports what is wrong with the whole input or with the output, and returns the exit status of that.
int finalStatus(const Console &console, const std::istream &text, bool isEmpty);

/// A place in the input, counted from 1.
struct TextPlace {
    long long line;
    long long column;
};

/// Returns the place of a byte of a text that begins with this line of the input.
TextPlace placeOf(std::size_t line, const std::string &text, std::size_t byte);

/// Returns a JSON object for input that was not understood.
std::string jsonOfFault(const TextPlace &place, const core::Explanation &why, const QTranslator &english);

inline constexpr core::Text noPosition = PUZZLE_TEXT("commandline", "there is no position in the input");

/// The part of a search to do, and where it continues from.
struct Resumption {
    const core::Division *division = nullptr;
    core::LayerArchive *archive = nullptr;
    double seconds = 0; ///< the time that earlier runs took
};

/// `cassetete solve`: answers positions line by line.
class SolveCommand {
public:
    /// `english` renders the reasons of the JSON output in English.
    SolveCommand(core::Kinds kinds, const SolveOptions &options, const Console &console,
                 const session::EnglishPlurals &english)
        : m_kinds(kinds), m_options(options), m_console(console), m_english(english)
    {
    }

    /// Runs the command and returns the exit status.
    int run();

private:
    int answerAll(std::istream &text);
    /// Answers a position line, or the boards in a text that is not one.
    void answer(Line &line, LineReader &lines);
    /// Answers a position line; returns false if the line is not one.
    bool answerLine(const Line &line);
    std::variant<Query, core::Explanation> queryFor(const Line &line, const core::Kind &kind,
                                                    core::Game game) const;
    /// Answers a line that asks for a board too large for a game; returns false if the line does not.
    bool answerLarge(const Line &line);
    void giveUp(const Line &line, const CommandContext &context, const core::Explanation &why);
    bool isOfPart(std::uint64_t position) const;
    const core::Solver &preferred(const core::Kind &kind, const core::Game &game) const;
    void solve(const Query &query, double dealing, const Resumption &resumption = {});
    /// Searches a part of the tree, or continues an earlier run from its checkpoint.
    void solvePart(const Query &query, double dealing);
    /// Continues an earlier run from its checkpoint, unless there is a reason why it is unusable.
    template <typename Checkpoint>
    void solveFrom(Checkpoint &checkpoint, const core::Explanation &unusable, const Query &query,
                   double dealing, Resumption resumption);
    void solveLarge(const Query &query);
    /// Returns whether the answer is the record of a part of a count.
    bool writesPart(core::Goal goal) const
    {
        return m_options.part && m_options.divides() && goal == core::Goal::Count;
    }
    void nameDictionary(const Query &query);
    void remarkOn(const Query &query, const Result &result);
    std::unique_ptr<ResultWriter> writerFor(const Query &query) const;
    void report(std::size_t line, const std::string &text, const core::Fault &fault);
    void recordStatus(Status status) { m_status = std::max(m_status, int(status)); }

    const core::Kinds m_kinds;
    const SolveOptions &m_options;
    const Console &m_console;
    const session::EnglishPlurals &m_english;
    std::uint64_t m_positions = 0; ///< the number of positions read so far
    std::string m_namedDictionary; ///< the name of the dictionary that was reported last
    int m_status = AllSolved;
};

} // namespace app
