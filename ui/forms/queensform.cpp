// SPDX-License-Identifier: MIT
#include "forms/queensform.h"

#include "forms/controls.h"

#include <QBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *programs[] = {"loops", "copies", "lookback", "string"};

} // namespace

QueensForm::QueensForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, "queens:8", u"museum-queens.md"_s), m_memo(makeMemo())
{
    auto *buttons = new QVBoxLayout;
    for (int program = 0; program < int(std::size(programs)); ++program) {
        auto *button = new QPushButton;
        button->setObjectName(u"program%1"_s.arg(program + 1));
        connect(button, &QPushButton::clicked, this, [this, program] { start(program); });
        buttons->addWidget(button);
        keepTranslated([button, program] {
            button->setText(QStringList{tr("&1: eight loops"), tr("&2: recursive, the board copied"),
                                        tr("&3: recursive, looking back"),
                                        tr("&4: recursive, the board in a string")}[program]);
        });
    }
    buttons->addStretch();
    auto *row = new QHBoxLayout;
    row->addWidget(m_memo, 1);
    row->addLayout(buttons);
    content().addLayout(row);
    keepTranslated([this] {
        setWindowTitle(tr("The Eight Queens"));
        m_memo->setAccessibleName(tr("Memo1: the solutions"));
    });
    setOriginal(
        [] { return tr("one button; three of the programs were commented out. The course gives no time."); },
        [] {
            return tr("Each line has the columns of the queens, row by row. The first program counts columns "
                      "from 0, "
                      "the others from 1.");
        });
}

void QueensForm::start(int program)
{
    m_memo->clear();
    m_shown = 0;
    m_firstColumn = program == 0 ? 0 : 1;
    begin("queens:8");
    run(programs[program], core::Goal::All);
}

void QueensForm::showSolutions()
{
    if (search().solutionsAreOlder())
        return;
    const session::Solutions &found = search().solutions();
    QStringList lines;
    for (; m_shown < found.size(); ++m_shown) {
        const core::Position &queens = found[m_shown].position;
        QString line;
        for (const core::Place &queen : queens)
            line += QString::number(queen.cell % int(queens.size()) + m_firstColumn);
        lines << line;
    }
    addLines(*m_memo, lines);
}

} // namespace forms
