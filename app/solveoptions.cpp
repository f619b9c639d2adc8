// SPDX-License-Identifier: MIT
#include "app/solveoptions.h"

#include "app/filenames.h"
#include "app/input.h"
#include "app/kinds.h"
#include "app/partrecord.h"
#include "app/usage.h"
#include "core/positionline.h"
#include "core/similarword.h"

#include <sstream>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace app {

using namespace Qt::StringLiterals;

namespace {

core::Explanation fault(core::Text text, const QString &word = {})
{
    return {text, {core::quoted(word.toStdString())}};
}

/// Parses the arguments one after the other and keeps the first error.
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
        if (m_fault.empty())
            m_fault = faultOfParts();
        if (!m_fault.empty())
            return std::move(m_fault);
        return std::move(m_options);
    }

private:
    core::Explanation faultOfParts() const
    {
        const bool keeps = !m_options.checkpoint.empty();
        if (m_options.trace && (m_options.part || keeps))
            return {PUZZLE_TEXT("commandline", "%1 and %2 cannot be used together"),
                    {std::string(keeps ? "--checkpoint" : "--part"), std::string("--trace")}};
        if (keeps && m_options.limit)
            return {PUZZLE_TEXT("commandline", "%1 and %2 cannot be used together"),
                    {std::string("--checkpoint"), std::string("--limit")}};
        if (keeps && (m_options.readsLines() || saysSeveral(m_options.source)))
            return {PUZZLE_TEXT("commandline", "--checkpoint takes one position, not a file of positions")};
        if (keeps && m_options.goal != core::Goal::Count)
            return {PUZZLE_TEXT("commandline", "--checkpoint needs --count")};
        if (m_options.part && !m_options.readsLines() && m_options.goal == core::Goal::First)
            return {PUZZLE_TEXT("commandline", "--part needs --count or --all, or a file of positions")};
        return {};
    }

    static bool saysNothing(const std::string &source)
    {
        std::istringstream text(source);
        return !LineReader(text, kinds()).next();
    }

    static bool saysSeveral(const std::string &source)
    {
        std::istringstream text(source);
        LineReader lines(text, kinds());
        return lines.next() && lines.next();
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

    /// Takes an option with a value: "--name value" or "--name=value".
    void takeValued(const QString &word, const QStringList &words)
    {
        static const QStringList names{u"--method"_s, u"--set"_s,  u"--limit"_s,   u"--time"_s,
                                       u"--seed"_s,   u"--part"_s, u"--threads"_s, u"--checkpoint"_s};
        const QString name = word.section(u'=', 0, 0);
        const bool joined = word.contains(u'=');
        if (!names.contains(name)) {
            m_fault = unknownOption(word, m_mostSources > 1 ? "race" : "solve");
        } else if (!joined && m_next == words.size()) {
            m_fault = fault(PUZZLE_TEXT("commandline", "%1 needs a value"), name);
        } else {
            const QString value = joined ? word.section(u'=', 1) : words[m_next++];
            if (name == "--checkpoint"_L1)
                m_fault = FileNames::whyNotWritable(joined ? word : value);
            if (m_fault.empty() && !setOption(name, value))
                m_fault = badValue(name);
        }
    }

    bool setOption(const QString &name, const QString &value)
    {
        const std::string text = value.toStdString();
        if (name == "--method"_L1) {
            m_options.method = text;
            m_options.racers.push_back(text);
            return !text.empty();
        }
        if (name == "--set"_L1) {
            auto setting = Setting::read(value);
            if (!setting)
                return false;
            setting->methods = m_options.racers.size();
            m_options.settings.push_back(*std::move(setting));
            return true;
        }
        if (name == "--time"_L1) {
            bool isNumber = false;
            m_options.seconds = value.toDouble(&isNumber);
            return isNumber && std::isfinite(*m_options.seconds) && *m_options.seconds >= 0;
        }
        if (name == "--part"_L1) {
            m_options.part = readPart(text);
            return m_options.part.has_value();
        }
        if (name == "--checkpoint"_L1) {
            m_options.checkpoint = text;
            return !text.empty();
        }
        const auto number = core::seedNumber(text);
        if (name == "--threads"_L1) {
            m_options.threads = int(std::min<std::uint64_t>(number.value_or(0), mostThreads));
            return *m_options.threads > 0 && *number <= mostThreads;
        }
        (name == "--limit"_L1 ? m_options.limit : m_options.seed) = number;
        if (number && name == "--seed"_L1)
            m_options.seeds.push_back(*number);
        return number && (name == "--seed"_L1 || *number > 0);
    }

    static core::Explanation badValue(const QString &name)
    {
        if (name == "--method"_L1 || name == "--checkpoint"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 needs a value"), name);
        if (name == "--set"_L1)
            return Setting::misuse();
        if (name == "--part"_L1)
            return {PUZZLE_TEXT("commandline", "--part must be two whole numbers, such as 3/64 for the third "
                                               "of 64 parts; %1 parts at most"),
                    {static_cast<long long>(core::Part::most)}};
        if (name == "--threads"_L1)
            return {PUZZLE_TEXT("commandline", "--threads must be a whole number from 1 to %1"),
                    {static_cast<long long>(mostThreads)}};
        if (name == "--time"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 must be a number of seconds, such as 2.5"), name);
        if (name == "--limit"_L1)
            return fault(PUZZLE_TEXT("commandline", "%1 must be a whole number, at least 1"), name);
        return fault(PUZZLE_TEXT("core", "the seed must be a whole number from 0 to 18446744073709551615"));
    }

    static constexpr std::uint64_t mostThreads = 256;

    const std::size_t m_mostSources;
    SolveOptions m_options;
    core::Explanation m_fault;
    qsizetype m_next = 0;
};

/// Returns the ids of these puzzles' methods that the predicate accepts, each once.
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

using Fits = std::function<bool(const core::Solver &)>;

bool hasMethod(core::Kinds kinds, const Fits &fits)
{
    return std::ranges::any_of(
        kinds, [&](const core::Kind *kind) { return std::ranges::any_of(kind->solvers, fits); });
}

} // namespace

std::optional<Setting> Setting::read(const QString &text)
{
    if (text.indexOf(u'=') <= 0)
        return std::nullopt;
    return Setting{text.section(u'=', 0, 0).toStdString(), text.section(u'=', 1).toStdString()};
}

core::Explanation Setting::misuse()
{
    return {PUZZLE_TEXT("commandline", "--set must be an option of the method with its value, such as %1"),
            {std::string("weight=2")}};
}

std::variant<SolveOptions, core::Explanation> SolveOptions::read(const QStringList &words,
                                                                 std::size_t mostSources)
{
    return WordReader(mostSources).read(words);
}

std::variant<core::Values, core::Explanation> optionsOf(const core::Solver &solver,
                                                        std::span<const Setting> settings)
{
    core::Values values(solver.options);
    for (const auto &[id, value, methods] : settings) {
        const auto option = std::ranges::find_if(
            solver.options, [&id = id](const core::Option &each) { return each.id == id; });
        if (option == solver.options.end()) {
            std::string all;
            for (const core::Option &each : solver.options)
                all += (all.empty() ? "" : ", ") + std::string(each.id);
            if (all.empty())
                return core::Explanation{
                    PUZZLE_TEXT("commandline", "the method %1 has no options; --method chooses another"),
                    {std::string(solver.id)}};
            return core::Explanation{
                PUZZLE_TEXT("commandline", "the method %1 has no option “%2”; it has: %3"),
                {std::string(solver.id), core::quoted(id), std::move(all)}};
        }
        if (core::Explanation why = core::check(*option, value); !why.empty())
            return why;
        values.set(id, value);
    }
    return values;
}

std::variant<std::vector<ComparedMethod>, core::Explanation>
comparedMethods(const core::Kind &kind, const SolveOptions &options,
                const std::vector<const core::Solver *> &usual)
{
    std::vector<const core::Solver *> solvers;
    for (const std::string &method : options.racers)
        solvers.push_back(kind.solver(method));
    if (solvers.empty())
        solvers = usual;
    const auto has = [](const core::Solver &solver, const Setting &setting) {
        return std::ranges::any_of(solver.options,
                                   [&](const core::Option &option) { return option.id == setting.option; });
    };
    for (const Setting &setting : options.settings) {
        const bool isOfAny =
            std::ranges::any_of(solvers, [&](const core::Solver *solver) { return has(*solver, setting); });
        if (setting.methods == 0 && !isOfAny && solvers.size() > 1)
            return core::Explanation{
                PUZZLE_TEXT("commandline", "none of the methods compared has an option “%1”"),
                {core::quoted(setting.option)}};
    }
    std::vector<ComparedMethod> methods;
    for (std::size_t number = 0; number < solvers.size(); ++number) {
        const core::Solver &solver = *solvers[number];
        std::vector<Setting> own;
        std::ranges::copy_if(options.settings, std::back_inserter(own), [&](const Setting &setting) {
            const bool isForAll = setting.methods == 0 && (solvers.size() == 1 || has(solver, setting));
            return isForAll || setting.methods == number + 1;
        });
        auto values = optionsOf(solver, own);
        if (auto *why = std::get_if<core::Explanation>(&values))
            return std::move(*why);
        methods.push_back({&solver, std::get<core::Values>(std::move(values))});
    }
    return methods;
}

QJsonObject jsonOfOptions(const core::Solver &solver, const core::Values &options)
{
    QJsonObject changed;
    for (const core::Option &option : solver.options) {
        if (options.text(option.id) != option.initial)
            changed.insert(QString::fromUtf8(option.id), QString::fromStdString(options.text(option.id)));
    }
    return changed;
}

core::Explanation unableTo(core::Kinds kinds, core::Goal goal, std::string_view method)
{
    std::vector<const core::Kind *> having;
    for (const core::Kind *kind : kinds) {
        if (method.empty() || kind->solver(method))
            having.push_back(kind);
    }
    if (having.empty()) {
        std::vector<std::string_view> ids;
        for (const core::Kind *kind : kinds) {
            for (const core::Solver &solver : kind->solvers)
                ids.emplace_back(solver.id);
        }
        if (const std::string_view meant = core::similarWord(method, ids); !meant.empty())
            return {PUZZLE_TEXT("commandline", "unknown method “%1”; did you mean “%2”?"),
                    {core::quoted(method), std::string(meant)}};
        return {PUZZLE_TEXT("commandline", "unknown method “%1”; available: %2"),
                {core::quoted(method), methodIds(kinds, [](const core::Solver &) { return true; })}};
    }
    const auto reaches = [&](const core::Solver &solver) { return solver.reaches(goal); };
    const auto chosen = [&](const core::Solver &solver) { return method.empty() || method == solver.id; };
    if (hasMethod(having, [&](const core::Solver &solver) { return chosen(solver) && reaches(solver); }))
        return {};
    return missingGoal(goal, std::string(method), methodIds(having, reaches));
}

core::Explanation unableTo(core::Kinds kinds, const SolveOptions &options)
{
    if (core::Explanation why = unableTo(kinds, options.goal, options.method); !why.empty())
        return why;
    const auto suits = [&](const core::Solver &solver) { return options.suit(solver); };
    const auto chosen = [&](const core::Solver &solver) {
        return options.method.empty() || options.method == solver.id;
    };
    if (hasMethod(kinds, [&](const core::Solver &solver) { return chosen(solver) && suits(solver); }))
        return {};
    std::string others = methodIds(kinds, suits);
    if (others.empty())
        return {PUZZLE_TEXT("commandline", "no method here can be divided into parts with %1"),
                {std::string(options.goal == core::Goal::All ? "--all" : "--count")}};
    return {PUZZLE_TEXT("commandline", "the search of %1 cannot be divided into parts; these can be: %2"),
            {options.method, std::move(others)}};
}

} // namespace app
