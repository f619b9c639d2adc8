// SPDX-License-Identifier: MIT
#include "app/solveoptions.h"

#include "app/input.h"
#include "core/positionline.h"

#include <sstream>

#include <algorithm>
#include <cmath>

namespace app {

using namespace Qt::StringLiterals;

namespace {

core::Explanation fault(core::Text text, const QString &word = {})
{
    return {text, {core::quoted(word.toStdString())}};
}

/// Takes the words one after the other; the first fault stays.
class WordReader {
public:
    explicit WordReader(std::size_t mostSources) : m_mostSources(mostSources) {}

    std::variant<SolveOptions, core::Explanation> read(const QStringList &words)
    {
        bool optionsOver = false;
        for (m_next = 0; m_next < words.size() && m_fault.empty();) {
            const QString &word = words[m_next++];
            if (optionsOver || word == "-"_L1 || !word.startsWith(u'-'))
                takeSource(word);
            else if (word == "--"_L1)
                optionsOver = true;
            else
                takeOption(word, words);
        }
        if (m_fault.empty() && saysNothing(m_options.source))
            m_fault = fault(PUZZLE_TEXT("commandline", "give a position, @FILE, or - for standard input"));
        if (m_fault.empty() && m_options.json && m_options.trace)
            m_fault = fault(PUZZLE_TEXT("commandline", "--json and --trace cannot be used together"));
        if (!m_fault.empty())
            return std::move(m_fault);
        return std::move(m_options);
    }

private:
    static bool saysNothing(const std::string &source)
    {
        std::istringstream text(source);
        return !LineReader(text).next();
    }

    void takeSource(const QString &word)
    {
        m_options.sources.push_back(word.toStdString());
        if (m_options.sources.size() > m_mostSources)
            m_fault = fault(PUZZLE_TEXT("commandline", "unexpected argument “%1”"), word);
        m_options.source = m_options.sources.front();
    }

    void takeOption(const QString &word, const QStringList &words)
    {
        if (word == "--all"_L1)
            takeGoal(core::Goal::All);
        else if (word == "--count"_L1)
            takeGoal(core::Goal::Count);
        else if (word == "--json"_L1)
            m_options.json = true;
        else if (word == "--trace"_L1)
            m_options.trace = true;
        else
            takeValued(word, words);
    }

    void takeGoal(core::Goal goal)
    {
        if (m_options.goal != core::Goal::First && m_options.goal != goal)
            m_fault = fault(PUZZLE_TEXT("commandline", "--all and --count cannot be used together"));
        m_options.goal = goal;
    }

    /// "--name value" or "--name=value".
    void takeValued(const QString &word, const QStringList &words)
    {
        static const QStringList names{u"--method"_s, u"--limit"_s, u"--time"_s, u"--seed"_s};
        const QString name = word.section(u'=', 0, 0);
        const bool joined = word.contains(u'=');
        if (!names.contains(name)) {
            m_fault = fault(PUZZLE_TEXT("commandline", "unknown option “%1”"), word);
        } else if (!joined && m_next == words.size()) {
            m_fault = fault(PUZZLE_TEXT("commandline", "%1 needs a value"), name);
        } else {
            const QString value = joined ? word.section(u'=', 1) : words[m_next++];
            if (!take(name, value))
                m_fault = badValue(name);
        }
    }

    bool take(const QString &name, const QString &value)
    {
        const std::string text = value.toStdString();
        if (name == "--method"_L1) {
            m_options.method = text;
            m_options.racers.push_back(text);
            return !text.empty();
        }
        if (name == "--time"_L1) {
            bool isNumber = false;
            m_options.seconds = value.toDouble(&isNumber);
            return isNumber && std::isfinite(*m_options.seconds) && *m_options.seconds >= 0;
        }
        const auto number = core::seedNumber(text);
        (name == "--limit"_L1 ? m_options.limit : m_options.seed) = number;
        if (number && name == "--seed"_L1)
            m_options.seeds.push_back(*number);
        return number && (name == "--seed"_L1 || *number > 0);
    }

    static core::Explanation badValue(const QString &name)
    {
        if (name == "--method"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 needs a value"), name);
        if (name == "--time"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 must be a number of seconds, such as 2.5"), name);
        if (name == "--limit"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 must be a whole number, at least 1"), name);
        return fault(PUZZLE_TEXT("core", "the seed must be a whole number from 0 to 18446744073709551615"));
    }

    const std::size_t m_mostSources;
    SolveOptions m_options;
    core::Explanation m_fault;
    qsizetype m_next = 0;
};

/// The ids of these puzzles' methods that a test lets through, each once.
std::string methodIds(core::Kinds kinds, const auto &wanted)
{
    std::vector<std::string> ids;
    for (const core::Kind *kind : kinds) {
        for (const core::Solver &solver : kind->solvers) {
            if (wanted(solver) && std::ranges::find(ids, solver.id) == ids.end())
                ids.emplace_back(solver.id);
        }
    }
    std::string list;
    for (const std::string &id : ids)
        list += (list.empty() ? "" : ", ") + id;
    return list;
}

core::Explanation missingGoal(core::Goal goal, std::string method, std::string able)
{
    const std::string option = goal == core::Goal::All ? "--all" : "--count";
    if (goal == core::Goal::First)
        return {PUZZLE_TEXT("commandline", "the method %1 only counts; these find a solution: %2"),
                {std::move(method), std::move(able)}};
    if (able.empty())
        return {PUZZLE_TEXT("commandline", "no method here supports %1"), {option}};
    return {PUZZLE_TEXT("commandline", "the method %1 does not support %2; these do: %3"),
            {std::move(method), option, std::move(able)}};
}

} // namespace

std::variant<SolveOptions, core::Explanation> SolveOptions::read(const QStringList &words,
                                                                 std::size_t mostSources)
{
    return WordReader(mostSources).read(words);
}

core::Explanation unableTo(core::Kinds kinds, core::Goal goal, std::string_view method)
{
    std::vector<const core::Kind *> having;
    for (const core::Kind *kind : kinds) {
        if (method.empty() || kind->solver(method))
            having.push_back(kind);
    }
    if (having.empty())
        return {PUZZLE_TEXT("commandline", "unknown method “%1”; available: %2"),
                {core::quoted(method), methodIds(kinds, [](const core::Solver &) { return true; })}};
    const auto reaches = [&](const core::Solver &solver) { return solver.reaches(goal); };
    const auto chosen = [&](const core::Solver &solver) { return method.empty() || method == solver.id; };
    const auto able = [&](const core::Solver &solver) { return chosen(solver) && reaches(solver); };
    if (std::ranges::any_of(having,
                            [&](const core::Kind *kind) { return std::ranges::any_of(kind->solvers, able); }))
        return {};
    return missingGoal(goal, std::string(method), methodIds(having, reaches));
}

} // namespace app
