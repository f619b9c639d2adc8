// SPDX-License-Identifier: MIT
#include "window/widgets/squarewords.h"

#include "core/squarename.h"
#include "session/basics/translation.h"

#include <QRegularExpression>

#include <algorithm>

namespace window {

using namespace Qt::StringLiterals;

namespace {

/// Returns a text in which each match of a pattern is replaced by what `with` makes of it.
template <typename With>
QString replaced(const QString &text, const QRegularExpression &pattern, With with)
{
    QString result;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text)) {
        result += text.mid(from, match.capturedStart() - from) + with(match);
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

QString nameInNotation(const std::string &puzzle, core::Grid grid, int cell)
{
    return session::translated(core::Explanation::Argument(core::Squares{puzzle, grid, {cell}}));
}

QString nameInValues(core::Grid grid, int cell)
{
    return QString::fromStdString(core::squareName(grid, cell));
}

} // namespace

SquareWords::SquareWords(std::string_view puzzle, core::Grid grid) : m_puzzle(puzzle), m_grid(grid)
{
    if (grid.size() == 0)
        return;
    m_last = nameInNotation(m_puzzle, grid, grid.size() - 1);
    if (m_last == nameInValues(grid, grid.size() - 1))
        return;
    for (int cell = 0; cell < grid.size(); ++cell)
        m_names.push_back(nameInNotation(m_puzzle, grid, cell));
}

bool SquareWords::isCurrent() const
{
    return m_grid.size() == 0 || nameInNotation(m_puzzle, m_grid, m_grid.size() - 1) == m_last;
}

QString SquareWords::shown(const QString &text) const
{
    static const QRegularExpression square(u"\\b(\\d*)([A-Za-z]{1,2}\\d+)\\b"_s);
    if (m_names.empty())
        return text;
    return replaced(text, square, [this](const QRegularExpressionMatch &match) -> QString {
        const auto cell = core::squareCell(m_grid, match.captured(2).toStdString());
        const QString number = match.captured(1);
        return !cell              ? match.captured()
               : number.isEmpty() ? m_names[std::size_t(*cell)]
                                  : number + u':' + m_names[std::size_t(*cell)];
    });
}

/// Returns a square by letters and numbers; empty if it is none.
QString SquareWords::value(const QString &name) const
{
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? QString() : nameInValues(m_grid, int(found - m_names.begin()));
}

QString SquareWords::typed(const QString &text) const
{
    static const QRegularExpression square(
        u"(?<![\\p{L}\\d,])(?:(\\d+)\\s*[:=]\\s*)?(\\d+(?:,\\d+)*)(?![\\p{L}\\d]|,\\d)"_s);
    static const QRegularExpression alone(u"(?<![\\p{L}\\d])\\d+(?![\\p{L}\\d])"_s);
    if (m_names.empty())
        return text;
    return replaced(text, square, [this](const QRegularExpressionMatch &match) -> QString {
        if (const QString known = value(match.captured(2)); !known.isEmpty())
            return match.captured(1) + known;
        // Commas that are not part of a name separate squares.
        return replaced(match.captured(), alone, [this](const QRegularExpressionMatch &part) -> QString {
            const QString known = value(part.captured());
            return known.isEmpty() ? part.captured() : known;
        });
    });
}

} // namespace window
