// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "insight/program.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <set>

using insight::Program;
using insight::ProgramLanguage;
using insight::ProgramWords;
using namespace Qt::StringLiterals;

namespace {

/// The counters that a program prints at its end, such as "tries: 15720".
using Counters = QMap<QString, qint64>;

/// A method that has programs.
struct Method {
    const core::Kind *kind;
    const core::Solver *solver;
    QString program; ///< the name of one of its programs

    bool isShownOn(const core::Puzzle &puzzle) const
    {
        return insight::programName(*solver, puzzle) == program;
    }
};

const ProgramLanguage &python = insight::programLanguage(u"py"_s);
const ProgramLanguage &cpp = insight::programLanguage(u"cpp"_s);
const ProgramLanguage &pascal = insight::programLanguage(u"pas"_s);

/// Returns the names from the three languages' libraries that the programs use, and the letters of pieces and
/// moves.
const QSet<QString> &international()
{
    static const QStringList names =
        QStringLiteral(
            "Add Count Create Exception FillByte IOTSL IOTSLm IndexOf OOO OOOOO OOOOOOO ParamCount "
            "ParamStr Sorted StrToIntDef StringOfChar TStringList UseLocale XFILNPTUVWYZ abc abs add "
            "all any append argc argv array assign back begin bit_length bit_width bitset break "
            "bytebool choice chr classes clear contains continue copy count cout divmod dlur empty end "
            "enumerate exchange exit extend fillchar find first from get halt high index insert int "
            "iter join key keys ldru len length list low main map max min mt19937 next none npos odd "
            "ord pair pop pop_back pos print push_back qword random random_device randomize range "
            "ranges rbegin remove rend replace resize reversed ruld second sep set setlength "
            "setrecursionlimit setw size size_t sizeof sort sorted split stable_sort std stoi str "
            "string substr sum swap sys sysutils to_string urdl vector with write writeln x0 x1 x2 x3 "
            "x4 x5 x6 x7 zip")
            .split(u' ');
    static const QSet<QString> all(names.begin(), names.end());
    return all;
}

core::Game gameOf(const std::string &line);

/// Returns the first ready-made board that suits the method; nothing if none does, as words without a dictionary.
std::optional<core::Game> suitableGame(const Method &method)
{
    for (const core::Preset &preset : method.kind->presets) {
        core::Game game = gameOf(preset.line);
        if (!method.isShownOn(*game.puzzle))
            continue;
        if (!method.solver->unsuitable || method.solver->unsuitable(*game.puzzle, game.position, {}).empty())
            return game;
    }
    return {};
}

core::Game gameOf(const std::string &line)
{
    return std::get<core::Game>(core::readLine(app::kinds(), line).reading);
}

/// Runs the built-in search of this board by this method to its end.
core::Outcome search(const char *line, const char *method, core::Goal goal = core::Goal::All,
                     const char *order = nullptr)
{
    const core::LineReading reading = core::readLine(app::kinds(), line);
    const auto &game = std::get<core::Game>(reading.reading);
    const core::Solver *solver = reading.kind->solver(method);
    core::Values options(solver->options);
    if (order)
        options.set("order", order);
    tests::SerialContext context;
    return solver->solve(*game.puzzle, {goal, game.position, {}, options}, context);
}

qint64 nodes(const char *line, const char *method, core::Goal goal = core::Goal::All,
             const char *order = nullptr)
{
    return qint64(search(line, method, goal, order).stats.nodes);
}

/// Returns the last cells of the 3-cycles with which this board was dealt, as arguments.
QByteArray cyclesOf(const char *line)
{
    const core::Game game = gameOf(line);
    const core::Path &path = game.puzzle->dealing()->path;
    QByteArray cells;
    for (std::size_t step = 0; step < path.size(); step += 3)
        cells += ' ' + QByteArray::number(path[step].from.cell);
    return cells;
}

struct Answer {
    QStringList lines;
    Counters counters;
    QString fault; ///< empty on success
};

Answer run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(-1);
    Answer answer;
    const QString output = QString::fromUtf8(process.readAllStandardOutput());
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        answer.fault = program + u' ' + arguments.join(u' ') + u": "_s + process.errorString() + u'\n' +
                       QString::fromUtf8(process.readAllStandardError()) + output;
    answer.lines = output.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : answer.lines) {
        if (const qsizetype colon = line.indexOf(u": "_s); colon > 0)
            answer.counters[line.left(colon)] = line.mid(colon + 2).toLongLong();
    }
    return answer;
}

} // namespace

/// Tests the methods' programs: they compile and run, and their counts equal those of the documents and of
/// the built-in solvers.
class Programs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    /// The fourteen methods of the course have programs, and the best of the other methods.
    void methodsHavePrograms()
    {
        QStringList names;
        for (const Method &method : methods())
            names << QLatin1StringView(method.kind->id) + u' ' + method.program;
        for (const char *name : {"anagrams swaps",      "bishop course",
                                 "dogs permutations",   "knight links",
                                 "knight squares",      "queens copies",
                                 "queens lookback",     "queens loops",
                                 "queens string",       "solitaire course",
                                 "taquin cycles",       "taquin rewind",
                                 "taquin rows",         "tiling vinrich",
                                 "bishop pruned",       "dogs placement",
                                 "knight pruned",       "knight warnsdorff",
                                 "queens bits",         "solitaire memory",
                                 "taquin optimal",      "tiling cells",
                                 "tiling cover",        "anagrams words",
                                 "knight propagation",  "dogs permutations-equal",
                                 "dogs placement-equal"})
            QVERIFY2(names.removeOne(QLatin1StringView(name)), name);
        QVERIFY2(names.isEmpty(), qPrintable(names.join(u", "_s)));
    }

    /// Every step that a watched search reports has a line of the program to mark.
    void everyStepHasALine_data() { addMethods(); }
    void everyStepHasALine()
    {
        QFETCH(int, method);
        const auto &[kind, solver, name] = methods()[std::size_t(method)];
        if (!suitableGame(methods()[std::size_t(method)]))
            QSKIP("No dictionary is installed");
        std::set<std::pair<int, int>> reported; // pairs of a step and a piece
        for (const core::Preset &preset : kind->presets) {
            const core::Game game = gameOf(preset.line);
            for (const core::Goal goal : solver->goals) {
                if (goal == core::Goal::Count || insight::programName(*solver, *game.puzzle) != name ||
                    (solver->unsuitable && !solver->unsuitable(*game.puzzle, game.position, {}).empty()))
                    continue;
                tests::SerialContext context;
                context.stopAfter(8);
                solver->solve(*game.puzzle, {goal, game.position, {}, core::Values(solver->options), 1, true},
                              context);
                for (const core::Event &event : context.events())
                    reported.insert({event.line, event.step.piece});
            }
        }
        std::erase_if(reported, [](const auto &one) { return one.first == 0; });
        QVERIFY(!reported.empty());
        for (const ProgramLanguage &language : insight::programLanguages()) {
            const Program program(kind->id, name, language);
            QVERIFY2(!program.isEmpty(), language.name);
            for (const auto &[step, piece] : reported)
                QVERIFY2(!program.linesOf(step, piece).empty(),
                         qPrintable(u"%1 has no step %2"_s.arg(QLatin1StringView(language.id)).arg(step)));
            for (const Program::Line &line : program.lines()) {
                for (const Program::Mark &mark : line.marks)
                    QVERIFY2(mark.step > 0 && mark.step <= int(solver->pseudocode.size()),
                             qPrintable(line.text));
                QVERIFY2(line.text.size() <= 110, qPrintable(line.text));
                QVERIFY2(!line.text.contains(QLatin1StringView(language.markerBegin)), qPrintable(line.text));
            }
        }
    }

    /// A program shown in French has only French names and comments, and different names remain different.
    void everyWordIsTranslated_data() { addMethods(); }
    void everyWordIsTranslated()
    {
        QFETCH(int, method);
        const auto &[kind, solver, name] = methods()[std::size_t(method)];
        const QHash<QString, QString> words = ProgramWords(kind->id, QLocale::French).words();
        QStringList missing;
        for (const ProgramLanguage &language : insight::programLanguages()) {
            QHash<QString, QString> english; // the English name of each French one
            const auto asCompared = [&](const QString &word) {
                return language.ignoresCase ? word.toLower() : word;
            };
            const QStringList keywords = QString::fromLatin1(language.keywords).split(u' ');
            const QString text = Program::source(kind->id, name, language, QLocale::English);
            for (const QString &word : ProgramWords::in(text, language)) {
                const bool isKnown =
                    keywords.contains(asCompared(word)) || international().contains(word) || word.size() == 1;
                if (!words.contains(word)) {
                    if (!isKnown && !missing.contains(word))
                        missing << word;
                    continue;
                }
                const QString french = asCompared(words[word]);
                const QString other = english.value(french, asCompared(word));
                QVERIFY2(other == asCompared(word),
                         qPrintable(u"%1 and %2 are both %3"_s.arg(word, other, french)));
                english.insert(french, other);
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    /// The variables that a method reports have names that occur in its programs.
    void variablesAreTranslated_data() { addMethods(); }
    void variablesAreTranslated()
    {
        QFETCH(int, method);
        const auto &[kind, solver, name] = methods()[std::size_t(method)];
        if (!solver->variables)
            return;
        const auto suitable = suitableGame(methods()[std::size_t(method)]);
        if (!suitable)
            QSKIP("No dictionary is installed");
        const core::Game &game = *suitable;
        const ProgramWords words(kind->id, QLocale::French);
        tests::SerialContext context;
        context.stopAfter(20);
        core::Goal goal = solver->goals.front();
        solver->solve(*game.puzzle, {goal, game.position, {}, core::Values(solver->options), 1, true},
                      context);
        core::Position position = game.position;
        int seen = 0;
        for (const core::Event &event : context.events()) {
            for (const core::Variable &variable : solver->variablesAt(*game.puzzle, position, event)) {
                for (const QString &word : ProgramWords::in(QString::fromStdString(variable.name), python)) {
                    QVERIFY2(words.words().contains(word) || word.size() == 1 || word == u"x1" ||
                                 word == u"y1" || word == u"k1" || word == u"k2",
                             qPrintable(word));
                    ++seen;
                }
            }
            break; // the names are the same at every event
        }
        QVERIFY(seen > 0);
    }

    void pythonCounts_data() { addRuns(python); }
    void pythonCounts() { compare(python); }
    void cppCounts_data() { addRuns(cpp); }
    void cppCounts() { compare(cpp); }
    void pascalCounts_data() { addRuns(pascal); }
    void pascalCounts() { compare(pascal); }

private:
    static const std::vector<Method> &methods()
    {
        static const std::vector<Method> all = [] {
            std::vector<Method> found;
            for (const core::Kind *kind : app::kinds()) {
                for (const core::Solver &solver : kind->solvers) {
                    QStringList names;
                    for (const core::Preset &preset : kind->presets) {
                        const QString name = insight::programName(solver, *gameOf(preset.line).puzzle);
                        if (!names.contains(name) && !Program(kind->id, name, python).isEmpty())
                            names << name;
                    }
                    for (const QString &name : names)
                        found.push_back({kind, &solver, name});
                }
            }
            return found;
        }();
        return all;
    }
    static void addMethods()
    {
        QTest::addColumn<int>("method");
        for (std::size_t i = 0; i < methods().size(); ++i)
            QTest::addRow("%s %s", methods()[i].kind->id, qPrintable(methods()[i].program)) << int(i);
    }

    /// The expected numbers are those of the documents, as measured with their own programs, where no solver
    /// is run.
    static void addRuns(const ProgramLanguage &language)
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<Counters>("counters");
        QTest::addColumn<QLocale::Language>("reader");
        const bool fast = &language != &python;
        QList<QByteArray> programs;
        const auto row = [&](const char *kind, const char *method, const QByteArray &arguments,
                             const Counters &counters) {
            const QByteArray program = QByteArray(kind) + ' ' + method;
            const bool isFirst = !programs.contains(program);
            if (isFirst)
                programs << program;
            // Compilers take most of the time, most of all those of C++: the daily run compiles one program of eight in C++ and
            // three in Pascal.
            const qsizetype turn = programs.indexOf(program) % 8;
            const bool isTurn = &language == &cpp ? turn == 0 : turn % 3 == 1;
            if (fast && !tests::isThorough() && !isTurn)
                return;
            // Each program runs once in French, since only its names differ. In the daily run, it then does not run in
            // English on the same board, and is not compiled twice.
            const bool isInFrench = isFirst && (!fast || tests::isThorough());
            if (!isInFrench || tests::isThorough())
                QTest::addRow("%s %s %s", kind, method, arguments.constData())
                    << QByteArray(kind) << QByteArray(method) << arguments << counters << QLocale::English;
            if (isInFrench)
                QTest::addRow("%s %s %s, in French", kind, method, arguments.constData())
                    << QByteArray(kind) << QByteArray(method) << arguments << counters << QLocale::French;
        };
        using enum core::Goal;

        // There are 1965 ways to place up to seven queens in the first rows, each followed by eight tries.
        const Counters queens = {{u"tries"_s, 8 * 1965}, {u"solutions"_s, 92}};
        for (const char *method : {"loops", "copies", "lookback", "string"})
            row("queens", method, "", queens);
        for (const char *method : {"copies", "lookback", "string"})
            row("queens", method, "6", {{u"solutions"_s, 4}});
        row("queens", "bits", "", {{u"queens"_s, nodes("queens:8", "bits")}, {u"solutions"_s, 92}});
        row("queens", "bits", "9", {{u"queens"_s, nodes("queens:9", "bits")}, {u"solutions"_s, 352}});

        row("knight", "squares", "5 1",
            {{u"jumps"_s, nodes("knight:5x5", "squares", First)}, {u"tours"_s, 1}});
        row("knight", "links", "5 1", {{u"counter"_s, nodes("knight:5x5", "links", First)}, {u"tours"_s, 1}});
        if (fast) {
            row("knight", "squares", "5", {{u"tours"_s, 304}});
            row("knight", "squares", "8 1", {{u"jumps"_s, 3'242'064}});
            row("knight", "squares", "5 0 closed",
                {{u"jumps"_s, nodes("knight:5x5,closed", "squares")}, {u"tours"_s, 0}});
            row("knight", "links", "8 1", {{u"counter"_s, 17'739'771}});
            row("knight", "links", "5 0 closed",
                {{u"counter"_s, nodes("knight:5x5,closed", "links")}, {u"tours"_s, 0}});
        }
        row("knight", "pruned", "5", {{u"tours"_s, 304}, {u"tried"_s, nodes("knight:5x5", "pruned")}});
        row("knight", "pruned", "8 1", {{u"tried"_s, 275}});
        row("knight", "pruned", "8 1 ascending", {{u"tried"_s, 358}});
        // Of the 64 tours on 5×5 that end in the middle, a quarter begins in this corner.
        row("knight", "propagation", "", {{u"tours"_s, 64 / 4}});
        // The middle is not a jump away from the corner.
        row("knight", "propagation", "5 0 2 13", {{u"tours"_s, 0}});
        row("knight", "warnsdorff", "", {{u"jumps"_s, 63}, {u"tours"_s, 1}});
        row("knight", "warnsdorff", "5 1 1", {{u"tours"_s, 1}});
        if (fast)
            row("knight", "warnsdorff", "5 1 2", {{u"tours"_s, 0}}); // a start on the minority colour

        row("bishop", "course", "", {{u"calls"_s, 309'226}, {u"tours"_s, 1}});
        row("bishop", "course", "6 6 0", {{u"calls"_s, 2832}, {u"tours"_s, 0}});
        row("bishop", "course", "5 5 0", {{u"calls"_s, 159}, {u"tours"_s, 0}});
        row("bishop", "course", "4 6 0", {{u"tours"_s, 1}});
        if (fast)
            row("bishop", "course", "8 8 0", {{u"calls"_s, 3'581'238}, {u"tours"_s, 70}});
        row("bishop", "pruned", "", {{u"tried"_s, nodes("bishop:8x8", "pruned")}, {u"tours"_s, 70}});

        if (fast)
            row("dogs", "permutations", "", {{u"tests"_s, 12'598'048}, {u"solutions"_s, 16}});
        row("dogs", "permutations", "1", {{u"tests"_s, 1'647'365}, {u"solutions"_s, 1}});
        // The 16 solutions are 2 classes × 2 exchanges of equal cards, each in 4 turns of the board.
        row("dogs", "placement", "", {{u"found"_s, 4}, {u"solutions"_s, 16}});

        // The deal promises one solution, in four turns of the board.
        const char *const equal = "dogs:3x3,equal,deal=unique,count=5,seed=1";
        row("dogs", "placement-equal", "", {{u"found"_s, 1}, {u"solutions"_s, 4}});
        row("dogs", "permutations-equal", "1",
            {{u"tests"_s, nodes(equal, "permutations", First)}, {u"solutions"_s, 1}});
        if (fast)
            row("dogs", "permutations-equal", "", {{u"solutions"_s, 4}});

        row("anagrams", "swaps", "", {{u"calls"_s, nodes("anagrams:abc", "swaps")}, {u"words"_s, 6}});
        row("anagrams", "swaps", "balla distinct",
            {{u"calls"_s, nodes("anagrams:balla,distinct", "swaps")}, {u"words"_s, 5 * 4 * 3 / 2}});
        // One word is laid alone; one of five letters is laid before each of its two partners.
        row("anagrams", "words", "", {{u"laid"_s, 1 + 1 + 2}, {u"sets"_s, 1 + 2}});
        row("anagrams", "words", "tea 1 a te eat ate at e", {{u"laid"_s, 2}, {u"sets"_s, 2}});
        row("anagrams", "words", "tea 3 a te eat ate at e", {{u"sets"_s, 2 + 2}});

        const Counters cross = {
            {u"calls"_s, nodes("solitaire:english:--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
                               "course", First)},
            {u"jumps"_s, 5}};
        row("solitaire", "course", "", cross);
        row("solitaire", "course", "plus 44",
            {{u"calls"_s,
              nodes("solitaire:english,end=44:--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
                    "course", First)},
             {u"jumps"_s, 8}});
        if (fast)
            row("solitaire", "course", "english", {{u"calls"_s, 7'667'769}, {u"jumps"_s, 31}});
        row("solitaire", "memory", "", {{u"dead"_s, 10'813}, {u"jumps"_s, 31}});

        row("taquin", "rewind", "5 4 1000", {{u"ordered"_s, 1}});
        row("taquin", "rows", "", {{u"moves"_s, 312}, {u"ordered"_s, 1}});
        row("taquin", "rows", "4 2 4 6 2 3 0 5 1 7", {{u"moves"_s, 38}, {u"ordered"_s, 1}});
        row("taquin", "rows", "5 4 13 2 15 12 7 9 17 1 10 0 18 8 5 14 6 3 16 4 11 19",
            {{u"moves"_s, 254}, {u"ordered"_s, 1}});
        row("taquin", "rows", "5 4 13 15 3 1 5 14 4 7 18 2 8 16 12 19 10 6 0 9 17 11",
            {{u"moves"_s, 200}, {u"ordered"_s, 1}});
        row("taquin", "rows", "2 4 3 1 5 0 2 6 4 7",
            {{u"moves"_s, nodes("taquin:2x4:4 2 6 1 3 7 5 0", "rows", First)}, {u"ordered"_s, 1}});
        row("taquin", "cycles", "6 5 2 4 6 8 10 12 14 16 18 20 22 24 26 28",
            {{u"moves"_s, 26 + 22 + 294 + 24 + 20 + 268 + 22 + 18 + 242 + 20 + 16 + 216 + 22 + 18},
             {u"ordered"_s, 1}});
        for (const char *line :
             {"taquin:5x3,deal=cycles,count=20,seed=1", "taquin:4x4,deal=cycles,count=9,seed=2"})
            row("taquin", "cycles", QByteArray(line).mid(7, 3).replace('x', ' ') + cyclesOf(line),
                {{u"moves"_s, nodes(line, "cycles", First)}, {u"ordered"_s, 1}});
        const auto shortest = [](const char *line) {
            return Counters{{u"moves"_s, qint64(search(line, "optimal", First).path.size())}};
        };
        row("taquin", "optimal", "", shortest("taquin:3x3:0 8 7 6 5 4 3 2 1"));
        row("taquin", "optimal", "4 2 5 7 3 4 1 6 2 0", shortest("taquin:4x2:5 7 3 4 1 6 2 0"));

        const char *const vinrich = "tiling:3x7,tetrominoes";
        row("tiling", "vinrich", "", {{u"tries"_s, nodes(vinrich, "vinrich")}, {u"solutions"_s, 52}});
        row("tiling", "vinrich", "LSTOI",
            {{u"tries"_s, nodes(vinrich, "vinrich", All, "LSTOI")}, {u"solutions"_s, 52}});
        for (const char *method : {"cells", "cover"}) {
            row("tiling", method, "", {{u"solutions"_s, 52}});
            if (fast || (tests::isThorough() && QLatin1StringView(method) == "cells"_L1))
                row("tiling", method, "3 20", {{u"solutions"_s, 8}});
        }
    }

    void compare(const ProgramLanguage &language)
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, arguments);
        QFETCH(Counters, counters);
        QFETCH(QLocale::Language, reader);
        if (&language == &pascal && QStandardPaths::findExecutable(u"fpc"_s).isEmpty())
            QSKIP("Free Pascal (fpc) is not installed");
        QString command;
        QStringList words = QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts);
        const QString fault = prepare(kind, method, language, reader, command, words);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const Answer answer = run(command, words);
        QVERIFY2(answer.fault.isEmpty(), qPrintable(answer.fault));
        const QHash<QString, QString> names = ProgramWords(kind.constData(), reader).words();
        for (auto counter = counters.cbegin(); counter != counters.cend(); ++counter) {
            const QString name = names.value(counter.key(), counter.key());
            QVERIFY2(answer.counters.value(name, -1) == counter.value(),
                     qPrintable(u"%1 is %2, not %3"_s.arg(name)
                                    .arg(answer.counters.value(name, -1))
                                    .arg(counter.value())));
        }
        if (kind == "queens" && arguments.isEmpty()) { // the solutions are in the documents' order
            const bool fromZero = method == "loops";
            const auto isAt = [&](qsizetype line, const QString &solution) {
                return QString(answer.lines[line]).remove(u' ') == solution;
            };
            QVERIFY(isAt(0, fromZero ? u"04752613"_s : u"15863724"_s));
            QVERIFY(isAt(91, fromZero ? u"73025164"_s : u"84136275"_s));
        }
    }

    /// Prepares the command that runs a program; returns an error message if that fails.
    QString prepare(const QByteArray &kind, const QByteArray &method, const ProgramLanguage &language,
                    QLocale::Language reader, QString &command, QStringList &words)
    {
        const QString name = m_folder.filePath(QString::fromLatin1(kind + '_' + method + '_') +
                                               QLocale::languageToCode(reader));
        const QString file = name + u'.' + QLatin1StringView(language.id);
        command = name + QLatin1StringView(language.id);
        const bool isNew = !QFile::exists(file);
        if (isNew) {
            QFile written(file);
            if (!written.open(QFile::WriteOnly))
                return written.errorString();
            written.write(
                Program::source(kind.constData(), QString::fromLatin1(method), language, reader).toUtf8());
        }
        if (&language == &python) {
            command = u"python3"_s;
            words.prepend(file);
            return {};
        }
        if (!isNew)
            return {};
        if (&language == &cpp)
            return run(QStringLiteral(COMPILER), {u"-std=c++20"_s, u"-Wall"_s, u"-Wextra"_s, u"-Werror"_s,
                                                  u"-O1"_s, u"-o"_s, command, file})
                .fault;
        return run(u"fpc"_s, {u"-O1"_s, u"-ve"_s, u"-o"_s + command, file}).fault;
    }

    QTemporaryDir m_folder;
};

TEST_SUITE(Programs)
#include "tst_programs.moc"
