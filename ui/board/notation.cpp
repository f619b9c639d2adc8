// SPDX-License-Identifier: MIT
#include "board/notation.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "board/style.h"
#include "core/squarename.h"

#include <QComboBox>
#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <map>

namespace board {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array notationIds{"letters"_L1, "digits"_L1, "numbers"_L1, "zero"_L1, "digits"_L1};

QString notationKey(QLatin1StringView puzzle)
{
    return puzzle + "/coordinates"_L1;
}

/// The notations chosen for the puzzles, as they were when the file of settings was last read. Each sentence about a
/// square asks for one, so the file is read again only after it has changed. Sentences are made in several threads.
class ChosenNotations {
public:
    QString of(QLatin1StringView puzzle)
    {
        const QFileInfo now(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                            "/notation.json"_L1);
        if (now.filePath() != m_path || now.lastModified() != m_changed || now.size() != m_size) {
            m_path = now.filePath();
            m_changed = now.lastModified();
            m_size = now.size();
            m_ids.clear();
        }
        const auto known = m_ids.find(puzzle);
        if (known != m_ids.end())
            return known->second;
        return m_ids[puzzle] = displaySettings("notation"_L1).value(notationKey(puzzle)).toString();
    }

private:
    QString m_path;
    QDateTime m_changed;
    qint64 m_size = -1;
    std::map<QLatin1StringView, QString> m_ids;
};

} // namespace

Notation notationOf(QLatin1StringView puzzle, std::span<const Notation> choices)
{
    thread_local ChosenNotations chosen;
    const QString id = chosen.of(puzzle);
    const auto found = std::ranges::find_if(
        choices, [&](Notation notation) { return notationIds[std::size_t(notation)] == id; });
    return found == choices.end() ? choices.front() : *found;
}

QString columnName(Notation notation, int column)
{
    if (notation == Notation::Letters)
        return QString::fromStdString(core::columnName(column));
    return QString::number(notation == Notation::FromZero ? column : column + 1);
}

QString rowName(Notation notation, core::Grid grid, int row)
{
    if (notation == Notation::Letters)
        return QString::number(grid.rows - row);
    return QString::number(notation == Notation::FromZero ? row : row + 1);
}

QString squareName(Notation notation, core::Grid grid, int cell)
{
    const QString column = columnName(notation, grid.column(cell));
    const QString row = rowName(notation, grid, grid.row(cell));
    if (notation == Notation::Letters)
        return column + row;
    if (notation == Notation::Numbers)
        return QString::number(cell + 1);
    // Two digits without a comma suffice if no column and no row has more than one.
    const int mostDigits = notation == Notation::FromZero ? 10 : 9;
    const QString between = std::max(grid.columns, grid.rows) <= mostDigits ? QString() : u","_s;
    return notation == Notation::ColumnRow ? column + between + row : row + between + column;
}

QString namesOf(Notation notation, const core::Squares &squares)
{
    const core::Grid grid = squares.grid;
    switch (squares.part) {
    case core::Squares::Row:
        return rowName(notation, grid, grid.row(squares.cells.front()));
    case core::Squares::Column:
        return columnName(notation, grid.column(squares.cells.front()));
    case core::Squares::ColumnOfEach:
        return QString::fromStdString(core::columnNumbers(squares, notation == Notation::FromZero ? 0 : 1));
    case core::Squares::Each:
        break;
    }
    QStringList names;
    for (const int cell : squares.cells)
        names << squareName(notation, grid, cell);
    return names.join(", "_L1);
}

NotationBox::NotationBox(QLatin1StringView puzzle, std::span<const Notation> choices, QWidget *parent)
    : QWidget(parent), m_puzzle(puzzle), m_choices(choices.begin(), choices.end()),
      m_label(new PlainLabel(this)), m_box(new QComboBox(this))
{
    m_label->setBuddy(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        m_box->addItem(QString());
    m_box->setCurrentIndex(
        int(std::ranges::find(m_choices, notationOf(puzzle, choices)) - m_choices.begin()));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_label);
    row->addWidget(m_box, 1);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const Notation notation = m_choices[std::size_t(index)];
        displaySettings("notation"_L1)
            .setValue(notationKey(m_puzzle), QString(notationIds[std::size_t(notation)]));
        Q_EMIT chosen(notation);
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void NotationBox::retranslate()
{
    m_label->setText(tr("Coordinates"));
    m_box->setAccessibleName(m_label->text());
    const QStringList names{tr("a1 at the bottom left"), tr("11 to 88, row and column"),
                            tr("1 to 64, row by row"), tr("From 0, row and column"),
                            tr("11 to 88, column and row")};
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        m_box->setItemText(int(i), names[qsizetype(m_choices[i])]);
}

} // namespace board
