// SPDX-License-Identifier: MIT
#include "app/listcommand.h"

#include "core/notation.h"
#include "session/basics/translation.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace app {

using namespace Qt::StringLiterals;
using session::translated;

namespace {

constexpr qsizetype idWidth = 12;

/// Writes a heading before the first of its entries, and none if there are no entries.
class Section {
public:
    Section(std::ostream &out, core::Explanation heading) : m_out(out), m_heading(std::move(heading)) {}

    void add(const QString &id, const QString &text)
    {
        if (!m_heading.empty())
            m_out << "  " << translated(std::exchange(m_heading, {})).toStdString() << '\n';
        m_out << "    " << id.leftJustified(idWidth).toStdString() << ' ' << text.toStdString() << '\n';
    }

private:
    std::ostream &m_out;
    core::Explanation m_heading;
};

/// Returns the values of an option in position lines. If `other` is given, it has the values of the last choice.
QString bounds(const core::Option &option, const core::Option *other = nullptr)
{
    if (option.type == core::Option::Integer)
        return translated(core::Explanation{PUZZLE_TEXT("commandline", "%1 to %2, by default %3"),
                                            {option.lowest, std::max(option.highest, option.highestInLine),
                                             core::wholeNumber(option.initial).value_or(option.lowest)}});
    QStringList values;
    for (const core::Choice &choice : option.choices.first(option.choices.size() - (other ? 1 : 0))) {
        const QString id = QString::fromUtf8(choice.id);
        const QString name = translated(choice.name);
        values << (name == id ? id : QString(id + u" (" + name + u')'));
    }
    if (other)
        values << translated(other->about);
    if (option.type == core::Option::Switch)
        values = QStringList{QStringLiteral("on"), QStringLiteral("off")};
    return values.join(u", ");
}

QString described(const core::Option &option, const core::Option *other = nullptr)
{
    const QString range = bounds(option, other);
    return translated(option.name) + (range.isEmpty() ? QString() : u" (" + range + u')');
}

/// Writes the options of a new board as position lines have them.
void writeOptions(std::span<const core::Option> options, Section &section)
{
    for (std::size_t i = 0; i < options.size(); ++i) {
        const core::Option &option = options[i];
        if (option.place == core::Option::OnlyInForms)
            continue;
        const bool isReplaced = i + 1 < options.size() && options[i + 1].place == core::Option::OnlyInForms;
        QString text = described(option, isReplaced ? &options[i + 1] : nullptr);
        if (option.place == core::Option::OnlyInLines) // no form explains it
            text += u". " + translated(option.about) + u'.';
        section.add(QString::fromUtf8(option.id), text);
    }
}

QString goalsOf(const core::Solver &solver)
{
    QString goals;
    if (solver.reaches(core::Goal::All))
        goals += u" --all";
    if (solver.reaches(core::Goal::Count))
        goals += u" --count";
    return goals.isEmpty() ? goals : u" [" + goals.trimmed() + u']';
}

void writeKind(const core::Kind &kind, std::ostream &out)
{
    out << kind.id << "  " << translated(kind.name).toStdString() << ". "
        << translated(kind.about).toStdString() << '\n';
    const std::string plain = kind.id + (':' + kind.compose(core::Values(kind.options)));
    Section options(out, {PUZZLE_TEXT("commandline", "Board options, as in %1:"), {plain}});
    writeOptions(kind.options, options);
    Section presets(out, {PUZZLE_TEXT("commandline", "Boards:")});
    for (const core::Preset &preset : kind.presets) {
        presets.add(QString::fromUtf8(preset.line),
                    u'(' + translated(preset.name) + u')' +
                        (*preset.method ? u" --method "_s + QLatin1StringView(preset.method) : QString()));
    }
    const std::string dealt = plain + ",deal=ID,count=N,seed=S";
    Section deals(out, {PUZZLE_TEXT("commandline", "Deals, as in %1:"), {dealt}});
    for (const core::Deal &deal : kind.deals) {
        deals.add(QString::fromUtf8(deal.id), translated(deal.about));
        deals.add({}, u"count=N  " + described(deal.count));
    }
    Section methods(out, {PUZZLE_TEXT("commandline", "Methods, for --method ID:")});
    for (const core::Solver &solver : kind.solvers) {
        methods.add(QString::fromUtf8(solver.id),
                    translated(solver.name) + goalsOf(solver) + u". " + translated(solver.about));
        for (const core::Option &option : solver.options)
            methods.add({}, u"--set " + QString::fromUtf8(option.id) + u"=…  " + described(option));
    }
    Section notations(out, {PUZZLE_TEXT("commandline", "Notations, for convert --to FORM:")});
    for (const core::Notation &notation : kind.allNotations()) {
        if (notation.write)
            notations.add(QString::fromUtf8(notation.id), translated(notation.name));
    }
}

} // namespace

void writeList(core::Kinds kinds, std::ostream &out)
{
    for (const core::Kind *kind : kinds) {
        if (kind != kinds.front())
            out << '\n';
        writeKind(*kind, out);
    }
    out << std::flush;
}

} // namespace app
