// SPDX-License-Identifier: MIT
#include "forms/vinrichform.h"

#include "board/plaintext.h"
#include "forms/answerarea.h"
#include "forms/formboard.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr int boxColumns = 7;
constexpr int boxRows = 3;
constexpr int searchSpeed = 25; // the mark of the player's speed: about 20 moves a second
constexpr const char *emptyBoard = "tiling:3x7,tetrominoes";

/// Returns the position line of the board with the monomino on this square; column and row count from 1.
std::string boardWith(int abscissa, int ordinate)
{
    std::string line = emptyBoard;
    line += ':';
    for (int row = 1; row <= boxRows; ++row) {
        std::string cells(boxColumns, '.');
        if (row == ordinate)
            cells[std::size_t(abscissa) - 1] = 'm';
        line += cells + (row < boxRows ? "/" : "");
    }
    return line;
}

} // namespace

VinrichForm::VinrichForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, emptyBoard, u"museum-tiling.md"_s), m_screens(new QStackedWidget),
      m_abscissa(new QSpinBox), m_ordinate(new QSpinBox), m_tries(new board::PlainLabel),
      m_solutions(new board::PlainLabel)
{
    setSpeed(session::Speed(searchSpeed));
    m_screens->addWidget(makeQuestion());
    m_screens->addWidget(makeSearch(puzzle));
    content().addWidget(m_screens, 1);
    addAnswers([this](bool yes) { answer(yes); });
    keepTranslated([this] {
        setWindowTitle(tr("The Puzzle of G. Vinrich"));
        m_screens->setMinimumHeight(m_screens->widget(1)->sizeHint().height());
        showCount();
    });
    setOriginal([] { return tr("2,280 tries in about 5 hours on a Thomson TO7-70: 8 seconds a try."); },
                [] {
                    return tr(
                        "The number of tries depends on the order of the pieces, which is lost: with ours "
                        "there are 652 for the 52 solutions. The program goes back when a region has an "
                        "area that is not a multiple of 4.");
                });
}

QWidget *VinrichForm::makeQuestion()
{
    m_abscissa->setRange(1, boxColumns);
    m_ordinate->setRange(1, boxRows);
    m_ordinate->setValue(2);
    m_abscissa->setObjectName(u"abscissa"_s);
    m_ordinate->setObjectName(u"ordinate"_s);
    auto *question = new board::PlainLabel;
    question->setWordWrap(true);
    auto *abscissa = new board::PlainLabel;
    abscissa->setBuddy(m_abscissa);
    auto *ordinate = new board::PlainLabel;
    ordinate->setBuddy(m_ordinate);
    auto *place = new QPushButton;
    place->setObjectName(u"place"_s);
    auto *leave = new QPushButton;
    leave->setObjectName(u"free"_s);
    auto *screen = new QWidget;
    auto *asks = new QGridLayout(screen);
    asks->addWidget(question, 0, 0, 1, 4);
    asks->addWidget(abscissa, 1, 0);
    asks->addWidget(m_abscissa, 1, 1);
    asks->addWidget(ordinate, 2, 0);
    asks->addWidget(m_ordinate, 2, 1);
    asks->addWidget(place, 3, 0);
    asks->addWidget(leave, 3, 1);
    asks->setColumnStretch(3, 1);
    asks->setRowStretch(4, 1);
    for (QSpinBox *box : {m_abscissa, m_ordinate})
        box->setButtonSymbols(QSpinBox::NoButtons);
    connect(place, &QPushButton::clicked, this, [this] { start(true); });
    connect(leave, &QPushButton::clicked, this, [this] { start(false); });
    keepTranslated([=] {
        question->setText(tr("Where is the monomino? Give its abscissa (1 to 7) and its ordinate (1 to 3), "
                             "or leave it free: it will then take the last square that is left."));
        abscissa->setText(tr("&Abscissa:"));
        ordinate->setText(tr("&Ordinate:"));
        place->setText(tr("&Place It"));
        leave->setText(tr("Leave It &Free"));
    });
    return screen;
}

QWidget *VinrichForm::makeSearch(const ui::PuzzleUi &puzzle)
{
    auto *again = new QPushButton;
    again->setObjectName(u"again"_s);
    auto *screen = new QWidget;
    auto *counts = new QHBoxLayout;
    counts->addWidget(m_tries, 1);
    counts->addWidget(m_solutions, 1);
    counts->addWidget(again);
    auto *laid = new QVBoxLayout(screen);
    laid->addWidget(new FormBoard(puzzle, timeline()), 1);
    laid->addLayout(counts);

    connect(again, &QPushButton::clicked, this, [this] {
        stop();
        m_screens->setCurrentIndex(0);
    });
    keepTranslated([again] { again->setText(tr("First S&creen")); });
    return screen;
}

void VinrichForm::start(bool isPlaced)
{
    m_isFree = !isPlaced;
    m_seen = 0;
    begin(isPlaced ? boardWith(m_abscissa->value(), m_ordinate->value()) : emptyBoard);
    m_screens->setCurrentIndex(1);
    run("vinrich", core::Goal::All, Waits::AtSolutions, true);
}

// At each solution, a free monomino fills the last hole without a try, so it is not counted as one.
void VinrichForm::showCount()
{
    m_tries->setText(tr("Tries: %1").arg(timeline().counts().tries - (m_isFree ? m_seen : 0)));
    m_solutions->setText(tr("Solutions: %1").arg(m_seen));
}

void VinrichForm::atSolution()
{
    m_seen = qint64(search().foundTotal());
    m_asksToPrint = true;
    answers()->ask(tr("Print this solution?"));
}

void VinrichForm::answer(bool yes)
{
    if (search().state() != session::Search::State::AtSolution)
        return;
    if (std::exchange(m_asksToPrint, false)) {
        if (yes)
            Q_EMIT printWanted();
        answers()->ask(tr("Go on with the search?"));
    } else if (yes) {
        search().nextSolution();
    } else {
        stop();
    }
}

void VinrichForm::ended()
{
    if (search().state() == session::Search::State::Ended)
        answers()->showMessage(
            tr("The search is complete: %n solution(s).", nullptr, int(search().foundTotal())));
}

} // namespace forms
