// SPDX-License-Identifier: MIT
#include "forms/knightform.h"

#include "forms/answerarea.h"
#include "forms/controls.h"
#include "session/files/savefile.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardPaths>

#include <algorithm>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *chessboard = "knight:8x8";
constexpr int chessSide = 8;

/// The eight jumps in the order in which the first program tries them, in columns to the right and rows down.
constexpr QPoint jumps[] = {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}};

/// Returns the cells of a tour in their order.
std::vector<int> cellsOf(const core::Position &tour)
{
    std::vector<int> cells;
    for (const core::Place &place : tour)
        cells.push_back(place.cell);
    return cells;
}

/// Returns whether something has this name, be it a link that leads to nothing.
bool isTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

QPoint squareOf(int cell)
{
    return {cell % chessSide + 1, cell / chessSide + 1};
}

/// Returns the row of the square that the first program last left by backtracking before it found this tour:
/// the target of the last jump that failed, at the latest square of the tour that has one. Returns 0 if it
/// never went back.
int rowLeftLast(const std::vector<int> &cells)
{
    for (std::size_t at = cells.size() - 1; at-- > 0;) {
        const std::span before(cells.data(), at + 1);
        int row = 0;
        for (const QPoint &jump : jumps) {
            const QPoint to = squareOf(cells[at]) + jump;
            if (to == squareOf(cells[at + 1]))
                break;
            const bool isOnBoard = to.x() >= 1 && to.x() <= chessSide && to.y() >= 1 && to.y() <= chessSide;
            if (isOnBoard && std::ranges::find(before, (to.y() - 1) * chessSide + to.x() - 1) == before.end())
                row = to.y();
        }
        if (row > 0)
            return row;
    }
    return 0;
}

} // namespace

KnightForm::KnightForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, chessboard, u"museum-knight.md"_s), m_tour(makeEdit(48)), m_row(makeEdit(3)),
      m_memo(makeMemo()), m_waits(makeCheckBox()), m_files(makeCheckBox()), m_next(new QPushButton)
{
    m_row->setMaximumWidth(m_row->minimumWidth());
    m_memo->setMinimumHeight(m_memo->fontMetrics().height() * 6);
    m_tour->setObjectName(u"edit1"_s);
    m_row->setObjectName(u"edit2"_s);
    m_waits->setChecked(true);
    m_next->setObjectName(u"next"_s);
    auto *first = new QPushButton;
    first->setObjectName(u"squares"_s);
    auto *second = new QPushButton;
    second->setObjectName(u"links"_s);
    auto *firstRow = new QHBoxLayout;
    firstRow->addWidget(first);
    firstRow->addWidget(m_row);
    firstRow->addStretch();
    auto *last = new QHBoxLayout;
    last->addWidget(m_waits);
    last->addWidget(m_files);
    last->addStretch();
    last->addWidget(m_next);
    content().addLayout(firstRow);
    content().addWidget(m_tour);
    content().addWidget(second, 0, Qt::AlignLeft);
    content().addWidget(m_memo, 1);
    content().addLayout(last);
    addAnswers();
    connect(first, &QPushButton::clicked, this, [this] { start(true); });
    connect(second, &QPushButton::clicked, this, [this] { start(false); });
    connect(m_next, &QPushButton::clicked, this, &KnightForm::nextTour);
    connect(m_waits, &QCheckBox::toggled, this, [this](bool waits) {
        if (!waits)
            nextTour();
    });
    connect(m_files, &QCheckBox::toggled, this,
            [this](bool files) { files ? chooseFolder() : setFolder({}); });
    keepTranslated([this, first, second] { setTexts(*first, *second); });
    setOriginal(
        [] {
            return tr("the first program made 250,000 jumps a minute and took 13 minutes to find its first "
                      "tour. The second found one in 4 minutes on a K6-350, and about 9,000 in two days.");
        },
        []() -> QString {
            return tr("The first program numbers a square as ten times its column plus its row, and prints 0 "
                      "for the last, "
                      "which it never stores. The second numbers the squares from 1 to 64, row by row, "
                      "leaves out the first, "
                      "and its counter begins at 1.") +
                   u' ' +
                   tr("What took two days takes about four minutes here: 7,442 tours in 8.84 billion jumps.");
        });
}

void KnightForm::setTexts(QPushButton &first, QPushButton &second)
{
    setWindowTitle(tr("The Knight’s Tour"));
    first.setText(tr("&1: squares"));
    second.setText(tr("&4: links"));
    m_tour->setAccessibleName(tr("Edit1: the tour"));
    m_row->setAccessibleName(tr("Edit2: the row of the jump that was taken back"));
    m_memo->setAccessibleName(tr("Memo1: the jumps and the tour"));
    m_waits->setText(tr("&Wait at each tour"));
    m_files->setText(tr("Tours into numbered &files"));
    m_next->setText(tr("&Next Tour"));
    if (search().state() == session::Search::State::AtSolution)
        showTour();
}

void KnightForm::start(bool squares)
{
    m_squares = squares;
    m_tour->clear();
    m_row->clear();
    m_memo->clear();
    begin(chessboard);
    run(squares ? "squares" : "links", core::Goal::All, Waits::AtSolutions);
}

// The search pauses at each tour even if the user does not wait there, so that the number of jumps shown is that of
// the tour.
void KnightForm::atSolution()
{
    if (search().foundTotal() > search().solutions().size()) // the list of tours is full
        return stop();
    const QString tour = showTour();
    if (!m_folder.isEmpty())
        write(tour);
    if (!m_waits->isChecked())
        QMetaObject::invokeMethod(this, &KnightForm::nextTour, Qt::QueuedConnection);
}

void KnightForm::nextTour()
{
    if (search().state() == session::Search::State::AtSolution)
        search().nextSolution();
}

void KnightForm::showCount()
{
    m_next->setEnabled(search().state() == session::Search::State::AtSolution && m_waits->isChecked());
}

/// Shows the latest tour, and returns it in the notation of the program that found it.
QString KnightForm::showTour()
{
    const std::vector<int> cells = cellsOf(search().solutions()[search().solutions().size() - 1].position);
    QString tour;
    if (m_squares) {
        for (const int cell : std::span(cells).first(cells.size() - 1))
            tour += QString::number(10 * squareOf(cell).x() + squareOf(cell).y()) + u';';
        tour += u"0;"_s;
        m_tour->setText(tr("solution number: %1 : %2").arg(search().foundTotal()).arg(tour));
        m_tour->setCursorPosition(0);
        m_row->setText(QString::number(rowLeftLast(cells)));
    } else {
        for (const int cell : std::span(cells).subspan(1))
            tour += QString::number(cell + 1) + u';';
        m_memo->setPlainText(tr("jump=%1").arg(counted()) + u'\n' + tour);
    }
    return tour;
}

void KnightForm::chooseFolder()
{
    auto *dialog = new QFileDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    connect(dialog, &QFileDialog::fileSelected, this, &KnightForm::setFolder);
    connect(dialog, &QFileDialog::rejected, this, [this] { setFolder({}); });
    dialog->open();
}

void KnightForm::setFolder(const QString &folder)
{
    m_folder = folder;
    m_fileNumber = 0;
    const QSignalBlocker quiet(m_files);
    m_files->setChecked(!folder.isEmpty());
}

QString KnightForm::fileOf(int number) const
{
    return QDir(m_folder).filePath(tr("solution%1.txt").arg(number));
}

/// Writes a tour into the file with its number, or the next number that no file has: a file that is there may be
/// someone's own.
void KnightForm::write(const QString &tour)
{
    const int number = int(search().foundTotal());
    m_fileNumber = std::max(number, m_fileNumber + 1);
    while (isTaken(fileOf(m_fileNumber)))
        ++m_fileNumber;
    const QString name = fileOf(m_fileNumber);
    const QString fault = session::SaveFile::replace(name, tour.toUtf8() + '\n');
    if (fault.isEmpty() && m_fileNumber != number)
        answers()->showMessage(tr("Other files have that number already, so this tour is in %1.")
                                   .arg(QDir::toNativeSeparators(name)));
    if (fault.isEmpty())
        return;
    setFolder({});
    answers()->showMessage(tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(name), fault));
}

} // namespace forms
