// SPDX-License-Identifier: MIT
#include "forms/dogsform.h"

#include "board/plaintext.h"
#include "forms/answerarea.h"
#include "forms/formboard.h"
#include "session/basics/translation.h"

#include <QBoxLayout>
#include <QPushButton>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *nineCards = "dogs:3x3";

} // namespace

DogsForm::DogsForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, nineCards, u"museum-dogs.md"_s), m_number(new board::PlainLabel)
{
    auto *button = new QPushButton;
    button->setObjectName(u"start"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(button);
    row->addWidget(m_number, 1);
    content().addWidget(new FormBoard(puzzle, timeline()), 1);
    content().addLayout(row);
    addAnswers([this](bool) { search().nextSolution(); });
    connect(button, &QPushButton::clicked, this, [this] {
        begin(nineCards);
        showNumber();
        run("permutations", core::Goal::All, Waits::AtSolutions);
    });
    keepTranslated([this, button] {
        setWindowTitle(tr("The Little Dogs"));
        button->setText(tr("Sea&rch"));
        showNumber();
    });
    setOriginal(
        [] {
            return tr("the pointer was an hourglass until a message appeared, which had to be closed. The "
                      "course gives no time.");
        },
        [] {
            return tr("Every order of the nine cards and, for each of them, all turns: 12,598,048 edge tests "
                      "for 16 solutions.");
        });
}

void DogsForm::showNumber()
{
    const quint64 number = search().foundTotal();
    m_number->setText(number == 0 ? QString() : tr("Solution %1").arg(number));
}

void DogsForm::atSolution()
{
    showNumber();
    const session::Found &found = search().solutions()[search().solutions().size() - 1];
    const core::Name cards = puzzle().kind->caption(*timeline().instance().puzzle, found.position);
    answers()->showMessage(
        tr("Solution %1 - Cards: %2").arg(search().foundTotal()).arg(session::translated(cards)));
}

} // namespace forms
