// SPDX-License-Identifier: MIT
#include "app/exportcommand.h"

#include "app/commandcontext.h"
#include "app/filenames.h"
#include "app/input.h"
#include "app/puzzles.h"
#include "app/solvecommand.h"
#include "app/solveoptions.h"
#include "app/usage.h"
#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "export/animationclip.h"
#include "export/animationwriter.h"
#include "export/boardpicture.h"
#include "export/cutout.h"
#include "export/printout.h"
#include "pages/pagedocument.h"
#include "pages/webpage.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/files/savedgame.h"
#include "session/files/savefile.h"
#include "session/programs/tracefile.h"
#include "session/search/race.h"
#include "session/search/session.h"
#include "window/games/sessionstore.h"

#include <QBuffer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QPdfWriter>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestWait = 60'000; // milliseconds to wait for the searches of a game and for pictures

struct ExportOptions {
    QString form; ///< one of forms()
    QString file; ///< the path of the file to write; "-" is standard output
    std::string method;
    std::vector<Setting> settings; ///< the options of the method that are set
    core::Goal goal = core::Goal::First;
    std::optional<qint64> at;
    std::optional<double> seconds; ///< the time limit of a search
    std::optional<double> speed;   ///< of an animation, in steps per second
    std::optional<std::uint64_t> seed;
    QString source;

    static std::variant<ExportOptions, core::Explanation> read(QStringList words)
    {
        ExportOptions options;
        const std::vector<std::string_view> names = optionNames("export");
        bool optionsOver = false;
        while (!words.isEmpty()) {
            QString word = words.takeFirst();
            if (optionsOver || word == "-"_L1 || !word.startsWith(u'-')) {
                if (!options.source.isEmpty())
                    return core::Explanation{PUZZLE_TEXT("commandline", "unexpected argument “%1”"),
                                             {beginning(word.toStdString(), longestName)}};
                options.source = word;
                continue;
            }
            if (word == "--"_L1) {
                optionsOver = true;
                continue;
            }
            if (word.startsWith("--all="_L1) || word.startsWith("--count="_L1))
                return unknownOption(word, "export");
            if (const qsizetype equals = word.indexOf(u'='); word.startsWith("--"_L1) && equals > 0) {
                words.prepend(word.mid(equals + 1)); // "--name=value" means "--name value"
                word.truncate(equals);
            }
            const QString form = word.mid(2);
            if (forms().contains(form) && word.startsWith("--"_L1)) {
                if (!options.form.isEmpty())
                    return core::Explanation{
                        PUZZLE_TEXT("commandline", "one file is written at a time: leave out %1 or %2"),
                        {"--" + options.form.toStdString(), word.toStdString()}};
                if (words.isEmpty())
                    return core::Explanation{PUZZLE_TEXT("commandline", "%1 needs one file to write"),
                                             {word.toStdString()}};
                options.form = form;
                options.file = words.takeFirst();
            } else if (word == "--method"_L1 && !words.isEmpty()) {
                options.method = words.takeFirst().toStdString();
                if (options.method.empty())
                    return core::Explanation{PUZZLE_TEXT("commandline", "%1 needs a value"), {"--method"}};
            } else if (word == "--set"_L1 && !words.isEmpty()) {
                auto setting = Setting::read(words.takeFirst());
                if (!setting)
                    return Setting::misuse();
                options.settings.push_back(*std::move(setting));
            } else if (word == "--all"_L1 || word == "--count"_L1) {
                const core::Goal goal = word == "--all"_L1 ? core::Goal::All : core::Goal::Count;
                if (options.goal != core::Goal::First && options.goal != goal)
                    return core::Explanation{
                        PUZZLE_TEXT("commandline", "--all and --count cannot be used together")};
                options.goal = goal;
            } else if (word == "--at"_L1 && !words.isEmpty()) {
                bool good = false;
                options.at = words.takeFirst().toLongLong(&good);
                if (!good || *options.at < 0)
                    return core::Explanation{
                        PUZZLE_TEXT("commandline", "--at must be the number of a frame")};
            } else if (word == "--time"_L1 && !words.isEmpty()) {
                bool good = false;
                options.seconds = words.takeFirst().toDouble(&good);
                if (!good || !std::isfinite(*options.seconds) || *options.seconds < 0)
                    return core::Explanation{
                        PUZZLE_TEXT("commandline", "%1 must be a number of seconds, such as 2.5"),
                        {"--time"}};
            } else if (word == "--speed"_L1 && !words.isEmpty()) {
                bool good = false;
                options.speed = words.takeFirst().toDouble(&good);
                if (!good || !(*options.speed >= exports::AnimationClip::slowest &&
                               *options.speed <= exports::AnimationClip::fastest))
                    return core::Explanation{PUZZLE_TEXT(
                        "commandline", "--speed must be a number of steps per second, from 0.25 to 1000")};
            } else if (word == "--seed"_L1 && !words.isEmpty()) {
                options.seed = core::seedNumber(words.takeFirst().toStdString());
                if (!options.seed)
                    return core::Explanation{PUZZLE_TEXT(
                        "core", "the seed must be a whole number from 0 to 18446744073709551615")};
            } else if (std::ranges::find(names, word.toStdString()) != names.end()) {
                return core::Explanation{PUZZLE_TEXT("commandline", "%1 needs a value"),
                                         {word.toStdString()}};
            } else {
                return unknownOption(word, "export");
            }
        }
        if (core::Explanation why = options.whyIncomplete(); !why.empty())
            return why;
        return options;
    }

    static QStringList forms()
    {
        return {u"web"_s, u"gif"_s, u"webp"_s, u"png"_s, u"svg"_s, u"pdf"_s, u"cutout"_s};
    }

    core::Explanation whyIncomplete() const
    {
        if (form.isEmpty() || source.isEmpty())
            return {PUZZLE_TEXT("commandline", "export needs --web, --gif, --webp, --png, --svg, --pdf or "
                                               "--cutout with a file, and something to export")};
        if (core::Explanation why = FileNames::whyNotWritable(file); !why.empty())
            return why;
        if (core::Explanation why = whyMisnamed(); !why.empty())
            return why;
        if (goal != core::Goal::First && method.empty())
            return {PUZZLE_TEXT("commandline", "%1 needs --method"),
                    {goal == core::Goal::All ? "--all" : "--count"}};
        if (speed && form != "gif"_L1 && form != "webp"_L1)
            return {PUZZLE_TEXT("commandline", "%1 needs --gif or --webp"), {"--speed"}};
        if (!settings.empty() && method.empty())
            return {PUZZLE_TEXT("commandline", "%1 needs --method"), {"--set"}};
        return {};
    }

    /// Returns a reason if the file's name ends like that of another form; other programs would take it for that.
    core::Explanation whyMisnamed() const
    {
        const QString ending = QFileInfo(file).suffix().toLower();
        const QString meant = ending == "html"_L1 || ending == "htm"_L1 ? u"web"_s : ending;
        const QString written = form == "cutout"_L1 ? u"pdf"_s : form;
        if (!forms().contains(meant) || meant == written)
            return {};
        return {PUZZLE_TEXT("commandline", "--%1 does not write a .%2 file: name it otherwise, or use --%3"),
                {form.toStdString(), ending.toStdString(), meant.toStdString()}};
    }
};

/// Runs the event loop until `isSo` returns true or the longest wait is over.
void waitUntil(const std::function<bool()> &isSo)
{
    QEventLoop loop;
    QTimer poll;
    QElapsedTimer clock;
    clock.start();
    QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
        if (isSo() || clock.elapsed() > longestWait)
            loop.quit();
    });
    poll.start(5);
    if (!isSo())
        loop.exec();
}

/// One run of `cassetete export`.
class Export {
public:
    Export(ExportOptions options, const Console &console)
        : m_options(std::move(options)), m_console(console),
          m_context(console.interrupted, m_options.seconds, CommandContext::boundless,
                    [this](const core::Position &position, std::span<const core::Step> steps) {
                        m_found.add({position, core::Path(steps.begin(), steps.end())});
                        return true;
                    })
    {
        m_context.watch([this](std::span<const core::Event> events) {
            m_events += qint64(events.size());
            return m_events < session::RaceResult::mostEvents; // a search with this many events is cut here
        });
    }

    int run()
    {
        if (kindOfPosition(m_options.source, kinds()))
            return exportLine(m_options.source.toStdString());
        QFile file(m_options.source);
        if (!QFileInfo(m_options.source).isFile()) {
            if (const std::string line = boardIn(m_options.source.toStdString()); !line.empty())
                return exportLine(line);
            if (!m_context.reason().empty())
                return fail(SomeStopped, m_context.reason());
            return fail(Misuse, {PUZZLE_TEXT("commandline", "“%1” is not a file or a position"),
                                 {beginning(m_options.source.toStdString(), longestName)}});
        }
        if (!file.open(QFile::ReadOnly))
            return fail(Misuse, unreadable(m_options.source.toStdString(), file.errorString()));
        if (session::beginsAsGame(file.peek(64)))
            return exportGame(file);
        const bool isPage = m_options.source.endsWith(".md"_L1, Qt::CaseInsensitive) ||
                            m_options.source.endsWith(".markdown"_L1, Qt::CaseInsensitive);
        if (isPage)
            return exportPage(file);
        const std::string text = file.read(qint64(core::longestLine)).toStdString();
        if (const std::string_view line = core::firstPosition(kinds(), text); !line.empty()) {
            const auto end = std::size_t(line.data() + line.size() - text.data());
            if (!core::firstPosition(kinds(), std::string_view(text).substr(end)).empty())
                noteOthers();
            return exportLine(std::string(line));
        }
        if (const std::string line = boardIn(text); !line.empty())
            return exportLine(line);
        if (!m_context.reason().empty())
            return fail(SomeStopped, m_context.reason());
        return fail(BadData, {PUZZLE_TEXT("commandline", "“%1” is not a game, a position or a page"),
                              {beginning(m_options.source.toStdString(), longestName)}});
    }

private:
    /// Returns the position line of the first board that the text gives in another notation; empty if there is none.
    std::string boardIn(const std::string &text)
    {
        const core::DealCancellation cancellation(m_context);
        const std::vector<BoardLine> found = boardLines(kinds(), {1, session::composed(text)});
        if (found.empty() || found.front().fault || cancellation.stopped())
            return {};
        printNotation(m_console, found.front());
        if (found.size() > 1)
            noteOthers();
        return found.front().line.text;
    }

    void noteOthers() const
    {
        printError(m_console, {PUZZLE_TEXT("commandline", "only the first board is exported")});
    }

    int fail(int status, const core::Explanation &why)
    {
        printError(m_console, why);
        return status;
    }

    const ui::PuzzleUi &puzzleOf(const core::Kind &kind) const
    {
        return **std::ranges::find(puzzles(), &kind, &ui::PuzzleUi::kind);
    }

    /// Exports a position line; a second line of `text`, if there is one, holds moves from that position.
    int exportLine(const std::string &text)
    {
        const core::DealCancellation cancellation(m_context);
        core::LineReading reading = text.find('\n') != text.npos
                                        ? core::readLineAndMoves(kinds(), session::composed(text))
                                        : readBoard(kinds(), text, m_options.seed);
        if (std::holds_alternative<core::Fault>(reading.reading) && !cancellation.stopped()) {
            if (const std::string line = boardIn(text); !line.empty())
                reading = core::readLineAndMoves(kinds(), line);
        }
        if (cancellation.stopped())
            return fail(SomeStopped, m_context.reason());
        if (const auto *fault = std::get_if<core::Fault>(&reading.reading))
            return fail(BadData, fault->why);
        core::Game &game = std::get<core::Game>(reading.reading);
        session::Session session(*reading.kind, game);
        if (!m_options.method.empty()) {
            game.position = core::after(game.position, reading.moves);
            if (const int status = search(*reading.kind, game, session); status != AllSolved)
                return status;
        } else if (!reading.moves.empty()) {
            session.playMoves(reading.moves);
            session.timeline().seek(session.timeline().lastFrame());
        }
        return exportSession(session);
    }

    /// Exports the watched search; a method without a watched search exports the solution it found.
    int search(const core::Kind &kind, const core::Game &game, session::Session &session)
    {
        if (core::Explanation why = unableTo({std::array{&kind}}, m_options.goal, m_options.method);
            !why.empty())
            return fail(Misuse, why);
        const core::Solver *solver = kind.solver(m_options.method);
        auto set = optionsOf(*solver, m_options.settings);
        if (const auto *why = std::get_if<core::Explanation>(&set))
            return fail(Misuse, *why);
        m_methodOptions = std::get<core::Values>(std::move(set));
        if (m_options.goal == core::Goal::Count) {
            if (core::Explanation why = solver->whyCountIsUnwatchable(*game.puzzle); !why.empty())
                return fail(Misuse, why);
        }
        const bool isStill = QStringList{u"pdf"_s, u"png"_s, u"svg"_s}.contains(m_options.form);
        if (isStill && m_options.goal == core::Goal::All && !m_options.at)
            return solveAll(*solver, game, session);
        if (m_options.form == "pdf"_L1 && m_options.goal == core::Goal::First && !m_options.at)
            return solve(*solver, game, session);
        const session::Racer racer{
            solver, {m_options.goal, game.position, {}, m_methodOptions, m_options.seed.value_or(1)}};
        session::RaceResult result = session::runRacer(*game.puzzle, racer, m_context);
        if (result.record.size() == 0 && result.outcome.path.empty())
            return failWith(result.outcome);
        std::vector<core::Event> events = session::events(result.outcome.path);
        if (result.record.size() > 0) {
            events.clear();
            for (qint64 i = 0; i < result.record.size(); ++i)
                events.push_back(result.record.at(i));
        }
        if (!result.isWhole())
            printError(m_console,
                       {PUZZLE_TEXT_N("commandline", "only the first %n step(s) of the search are exported"),
                        {static_cast<long long>(result.record.counts().frames)}});
        showAct(session::Act::Search, events, *solver, game, session);
        return AllSolved;
    }

    /// Exports the solution that a method finds in an unwatched search: only the moves are printed on paper,
    /// not the tries.
    int solve(const core::Solver &solver, const core::Game &game, session::Session &session)
    {
        const core::Outcome outcome = outcomeOf(core::Goal::First, solver, game);
        if (outcome.verdict != core::Outcome::Solved)
            return failWith(outcome);
        showAct(session::Act::Solve, session::events(outcome.path), solver, game, session);
        return AllSolved;
    }

    /// Exports the solutions that a method finds in an unwatched search: paper has room for all of them, a picture for
    /// the first.
    int solveAll(const core::Solver &solver, const core::Game &game, session::Session &session)
    {
        m_context.setThreads(1); // the solutions stay in the order of the method
        m_found.restart({game.puzzle, {}}, game.position, QString::fromUtf8(solver.id));
        const core::Outcome outcome = outcomeOf(core::Goal::All, solver, game);
        if (m_found.empty())
            return failWith(outcome);
        const session::Found &first = m_found[0];
        showAct(session::Act::Solve, session::events(first.path), solver, game, session);
        if (m_options.form != "pdf"_L1 && m_found.total() > 1)
            printError(m_console,
                       {PUZZLE_TEXT_N("commandline", "the picture shows the first of %n solution(s); "
                                                     "--pdf writes all"),
                        {static_cast<long long>(m_found.total())}});
        session.search().adoptSolutions(std::move(m_found));
        return AllSolved;
    }

    core::Outcome outcomeOf(core::Goal goal, const core::Solver &solver, const core::Game &game)
    {
        const core::Task task{goal, game.position, {}, m_methodOptions, m_options.seed.value_or(1)};
        core::Outcome outcome;
        outcome.reason = solver.whyUnsuitable(*game.puzzle, game.position);
        return outcome.reason.empty() ? solver.solve(*game.puzzle, task, m_context) : outcome;
    }

    /// Reports why a search found nothing to export.
    int failWith(const core::Outcome &outcome)
    {
        const core::Explanation &why = outcome.reason.empty() ? m_context.reason() : outcome.reason;
        return fail(outcome.verdict == core::Outcome::Impossible ? SomeImpossible : SomeStopped,
                    why.empty() ? core::Explanation{PUZZLE_TEXT("commandline", "everything was tried")}
                                : why);
    }

    /// Makes the session show the end of an act of the method on this board.
    static void showAct(session::Act::Type type, std::span<const core::Event> events,
                        const core::Solver &solver, const core::Game &game, session::Session &session)
    {
        using session::Act;
        const session::Instance instance{game.puzzle, {}};
        std::vector<Act> acts{Act::make(Act::New, instance, game.position),
                              Act::make(type, instance, game.position, events)};
        acts.back().method = QString::fromUtf8(solver.id);
        session.restore(std::move(acts), 0);
        session.timeline().seek(session.timeline().lastFrame());
    }

    int exportGame(QFile &file)
    {
        if (file.size() > session::largestGame)
            return fail(BadData, {PUZZLE_TEXT("commandline", "the file is too large to be a game")});
        const QByteArray text = file.readAll();
        if (session::beginsAsTrace(text))
            return exportTrace(text);
        const core::DealCancellation cancellation(m_context);
        auto reading = session::readGame(kinds(), text);
        if (cancellation.stopped())
            return fail(SomeStopped, m_context.reason());
        if (const auto *fault = std::get_if<QString>(&reading))
            return fail(BadData, {PUZZLE_TEXT("commandline", "%1"), {fault->toStdString()}});
        auto game = std::get<session::SavedGame>(std::move(reading));
        window::SessionStore::takePictures(puzzleOf(*game.kind), game, false);
        if (window::SessionStore::forgetLostLooks(puzzleOf(*game.kind), game))
            printError(m_console,
                       game.losesPictures
                           ? core::Explanation{PUZZLE_TEXT(
                                 "commandline", "the picture of this game is damaged: numbers are shown")}
                           : core::Explanation{PUZZLE_TEXT(
                                 "commandline", "the picture of this game is neither in its file nor on "
                                                "this computer: numbers are shown")});
        return exportSaved(std::move(game));
    }

    /// Exports a program's trace up to its first fault, and reports the fault.
    int exportTrace(const QByteArray &text)
    {
        const core::DealCancellation cancellation(m_context);
        auto reading = session::readTraceGame(kinds(), text);
        if (cancellation.stopped())
            return fail(SomeStopped, m_context.reason());
        if (const auto *fault = std::get_if<core::Explanation>(&reading))
            return fail(BadData, *fault);
        auto &trace = std::get<session::TraceGame>(reading);
        const int status = exportSaved(std::move(trace.game));
        return status == AllSolved && !trace.fault.empty() ? fail(BadData, trace.fault) : status;
    }

    int exportSaved(session::SavedGame game)
    {
        const session::Act &first = game.acts.front();
        session::Session session(*game.kind, {first.instance.puzzle, first.record.start()});
        const qint64 frame = game.frame;
        session.restore(std::move(game.acts), frame);
        waitUntil([&] { return !session.isReplaying() || m_console.interrupted; });
        if (session.isReplaying() && !m_console.interrupted)
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "the searches of this game take too long to be run again: "
                                                   "their tries are left out")});
        return exportSession(session);
    }

    int exportSession(session::Session &session)
    {
        const ui::PuzzleUi &puzzle = puzzleOf(session.kind());
        session::Timeline &timeline = session.timeline();
        if (m_options.at) {
            const qint64 start = timeline.startOfAct(timeline.acts().size() - 1);
            const qint64 last = timeline.lastFrame() - start;
            if (last == 0 && *m_options.at > 0)
                return fail(Misuse, {PUZZLE_TEXT("commandline",
                                                 "this board has no steps: give it moves, or use --method")});
            if (*m_options.at > last)
                return fail(Misuse, {PUZZLE_TEXT_N("commandline", "there are only %n frame(s)"),
                                     {static_cast<long long>(last)}});
            timeline.seek(start + *m_options.at);
        }
        if (m_options.form == "gif"_L1 || m_options.form == "webp"_L1)
            return exportAnimation(puzzle, session);
        if (m_options.form == "pdf"_L1)
            return save(printed(puzzle, session));
        if (m_options.form == "cutout"_L1)
            return exportPieces(puzzle, session);
        const auto scene = puzzle.scene(timeline.instance(), style());
        waitForPictures(*scene);
        if (m_options.form == "web"_L1)
            return save(pages::webPage(*scene, *puzzle.kind, timeline));
        scene->aboutToShow(timeline);
        scene->show(timeline.position());
        return save(m_options.form == "png"_L1
                        ? exports::BoardPicture::png(*scene, style())
                        : exports::BoardPicture::svg(*scene, style(), session::puzzleName(*puzzle.kind)));
    }

    /// Waits until the pictures of a scene are loaded, or says that they are left out.
    void waitForPictures(const board::BoardScene &scene) const
    {
        waitUntil([&] { return scene.isComplete() || m_console.interrupted; });
        if (!scene.isComplete() && !m_console.interrupted)
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "the picture of this board takes too long to be "
                                                   "loaded: it is left out")});
    }

    static board::Style style() { return board::Style::make(board::Style::Light); }

    int exportAnimation(const ui::PuzzleUi &puzzle, const session::Session &session)
    {
        using exports::AnimationClip;
        AnimationClip::Options options{.scope = AnimationClip::Scope::Game};
        options.speed = m_options.speed.value_or(options.speed);
        std::optional<AnimationClip> made(std::in_place, puzzle, session, style(), options);
        if (const double speed = AnimationClip::speedThatFits(made->movesInScope(), options);
            !m_options.speed && speed > options.speed) {
            options.speed = speed;
            made.emplace(puzzle, session, style(), options);
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "the animation shows %1 steps per second, so that "
                                                   "more of them fit; --speed chooses another speed"),
                        {static_cast<long long>(speed)}});
        }
        AnimationClip &clip = *made;
        if (clip.movesInScope() == 0 && m_options.method.empty())
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "the animation shows only the board, since nothing "
                                                   "is played on it: --method adds a search")});
        waitForPictures(clip.scene());
        if (const QString limit = clip.limitNotice(); !limit.isEmpty())
            printError(m_console, {PUZZLE_TEXT("commandline", "%1"), {limit.toStdString()}});
        QBuffer content;
        content.open(QBuffer::WriteOnly);
        const auto writer = exports::AnimationWriter::make(m_options.form, content, clip.size(), true);
        bool good = true;
        while (good && !clip.atEnd() && !m_console.interrupted) {
            const exports::AnimationClip::TimedImage image = clip.next();
            good = writer->add(image.image, image.centiseconds);
        }
        if (m_console.interrupted)
            return SomeStopped;
        if (!good || !writer->close())
            return fail(
                SomeStopped,
                writer->fault().isEmpty()
                    ? core::Explanation{PUZZLE_TEXT("core", "the memory is used up")}
                    : core::Explanation{PUZZLE_TEXT("commandline", "the animation cannot be written: %1"),
                                        {writer->fault().toStdString()}});
        return save(content.data());
    }

    int exportPieces(const ui::PuzzleUi &puzzle, const session::Session &session)
    {
        if (!exports::Cutout::isPossible(session.puzzle()))
            return fail(Misuse, {PUZZLE_TEXT("commandline",
                                             "only boards of up to %1 pieces are printed to be cut out"),
                                 {static_cast<long long>(exports::Cutout::mostPieces)}});
        const exports::Printout printout(
            puzzle, session,
            {.content = exports::Printout::Content::Pieces,
             .answer = exports::Cutout::answerOf(*puzzle.kind, session.puzzle())});
        waitForPictures(printout.scene());
        return save(exports::Printout::pdf(session::puzzleName(*puzzle.kind), [&](QPdfWriter &writer) {
            writer.setPageMargins(exports::Cutout::margins, QPageLayout::Millimeter);
            printout.print(writer);
        }));
    }

    QByteArray printed(const ui::PuzzleUi &puzzle, const session::Session &session) const
    {
        using Content = exports::Printout::Content;
        const bool moves = session.timeline().frame() > session.timeline().startOfGame();
        const bool isList = m_options.goal == core::Goal::All && !session.solutions().empty();
        const session::SymmetryClasses &classes = session.symmetryClasses();
        waitUntil([&] {
            return !isList || !classes.areKnown() || classes.sorted() == session.solutions().size() ||
                   m_console.interrupted;
        });
        const exports::Printout printout(puzzle, session,
                                         {.content = isList  ? Content::Solutions
                                                     : moves ? Content::Moves
                                                             : Content::Position});
        if (const QString limit = printout.limitNotice(); isList && !limit.isEmpty())
            printError(m_console, {PUZZLE_TEXT("commandline", "%1"), {limit.toStdString()}});
        waitForPictures(printout.scene());
        return exports::Printout::pdf(session::puzzleName(*puzzle.kind),
                                      [&](QPdfWriter &writer) { printout.print(writer); });
    }

    int exportPage(QFile &file)
    {
        if (file.size() > pages::Page::largestFile)
            return fail(BadData, {PUZZLE_TEXT("commandline", "the file is too large to be a page")});
        const pages::Page page = pages::Page::read(QString::fromUtf8(file.readAll()));
        const bool isWeb = m_options.form == "web"_L1;
        if (!isWeb && m_options.form != "pdf"_L1)
            return fail(Misuse,
                        {PUZZLE_TEXT("commandline", "a page can only be exported with --web or --pdf")});
        pages::Boards boards(puzzles(), page);
        boards.compute(m_context, isWeb ? pages::framesOnWeb : 0);
        for (int i = 0; i < boards.count(); ++i) {
            if (const board::BoardScene *scene = boards.scene(i, board::Style::make(board::Style::Paper)))
                waitForPictures(*scene);
        }
        const int saved =
            save(isWeb ? pages::webPage(page, boards)
                       : exports::Printout::pdf(page.title, [&](QPdfWriter &writer) {
                             pages::PageDocument(page, boards, pages::PageLook::onPaper()).print(writer);
                         }));
        return std::max(saved, reportFaults(page, boards));
    }

    /// Returns whether a board cannot be read or its method cannot be used. A board without a solution is no fault.
    static bool isFaulty(const pages::BoardBlock &block, const pages::Shown &shown)
    {
        const bool hasMethod = shown.solver && shown.solver->reaches(block.goal);
        return !shown.puzzle || (!block.method.isEmpty() && !hasMethod);
    }

    /// Reports what is wrong with a page, which is exported all the same: its faults stand in it, too.
    int reportFaults(const pages::Page &page, const pages::Boards &boards) const
    {
        int status = AllSolved;
        for (const pages::PageFault &fault : page.faults) {
            printError(m_console, {PUZZLE_TEXT("commandline", "line %1: %2"),
                                   {static_cast<long long>(fault.line), fault.why.toStdString()}});
            status = BadData;
        }
        for (int i = 0; i < boards.count(); ++i) {
            if (const auto &shown = boards.shown(i); shown && isFaulty(boards.block(i), *shown)) {
                printError(m_console, {PUZZLE_TEXT("commandline", "board %1 of the page: %2"),
                                       {static_cast<long long>(i + 1),
                                        session::translated(shown->fault).toStdString()}});
                status = BadData;
            }
        }
        return status;
    }

    int save(const QByteArray &content)
    {
        if (m_console.interrupted)
            return SomeStopped;
        if (m_options.file == "-"_L1) {
            m_console.out.write(content.constData(), content.size());
            m_console.out.flush();
            return writing(m_console);
        }
        const QString error = session::SaveFile::replace(m_options.file, content);
        if (!error.isEmpty())
            return fail(Misuse,
                        {PUZZLE_TEXT("commandline", "the file “%1” cannot be written: %2"),
                         {beginning(m_options.file.toStdString(), longestName), error.toStdString()}});
        return AllSolved;
    }

    const ExportOptions m_options;
    const Console &m_console;
    CommandContext m_context;
    core::Values m_methodOptions;
    qint64 m_events = 0;        ///< the number of events of the search
    session::Solutions m_found; ///< the solutions of a search for all
};

} // namespace

int runExport(const Invocation &invocation, const Console &console)
{
    auto read = ExportOptions::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read)) {
        printError(console, *why);
        return Misuse;
    }
    return Export(std::get<ExportOptions>(std::move(read)), console).run();
}

} // namespace app
