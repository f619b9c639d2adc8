// SPDX-License-Identifier: MIT
#include "window/files.h"

#include "core/positionline.h"
#include "session/translation.h"
#include "window/exporting.h"
#include "window/savewhere.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto gameEnding = ".cassetete"_L1;
constexpr auto gameStart = "cassetete "; // the first word of every saved game
constexpr int pictureSide = 1600;

/// The acts up to the cursor, which a game that is opened goes on from: so that opening can be undone.
std::vector<session::Act> actsUpToHere(const session::Timeline &timeline)
{
    std::vector<session::Act> acts(timeline.acts().begin(),
                                   timeline.acts().begin() + std::ptrdiff_t(timeline.actIndex()) + 1);
    session::Record &last = acts.back().record;
    last.truncate(last.indexAfterFrame(timeline.frame() - timeline.startOfAct(timeline.actIndex())));
    return acts;
}

} // namespace

Files::Files(Shelf &shelf, Settings &settings, const board::BoardView &view, QWidget &window)
    : QObject(&window), m_shelf(shelf), m_settings(settings), m_view(view), m_window(window),
      m_exporting(new Exporting(window))
{
    connect(m_exporting, &Exporting::said, this, &Files::said);
}

ui::Desk Files::desk(std::size_t place)
{
    return {&m_window, &m_shelf.session(place), [this] { return m_view.board(); },
            [this](const QString &sentence) { Q_EMIT said(sentence); }};
}

void Files::openLine(const QString &line, std::function<void()> opened)
{
    const std::string text = line.toStdString();
    const auto split = core::splitLine(m_shelf.kinds(), text);
    if (const auto *fault = std::get_if<core::Fault>(&split)) {
        Q_EMIT said(session::translated(fault->why));
        return;
    }
    const auto &parts = std::get<core::LineParts>(split);
    const std::size_t place = m_shelf.placeOf(*parts.kind);
    session::Session &session = m_shelf.session(place);
    const auto begin = [this, place, &session, opened = std::move(opened)](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading)) {
            Q_EMIT said(session::translated(fault->why));
            return;
        }
        session.begin(session::Act::Open, std::get<core::Game>(reading), {});
        m_shelf.setCurrent(place);
        if (opened)
            opened();
    };
    session.read(std::string(parts.options), std::string(parts.position), begin);
    if (session.isReading())
        m_shelf.setCurrent(place); // where it is seen that it takes a while, and can be given up
}

void Files::openFile(const QString &path)
{
    // A pipe would be waited for.
    if (const QFileInfo info(path); info.exists() && !info.isFile()) {
        Q_EMIT said(tr("%1 is not a file.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    QFile file(path);
    if (!file.open(QFile::ReadOnly)) {
        Q_EMIT said(tr("%1 could not be opened: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    const QByteArray start = file.peek(64);
    const bool isGame = start.startsWith(gameStart);
    const bool isLine = std::ranges::any_of(m_shelf.kinds(), [&](const core::Kind *kind) {
        return QByteArrayView(start).startsWith(std::string(kind->id) + ':');
    });
    const qint64 most = isGame ? session::largestGame : qint64(core::longestLine);
    if ((isGame || isLine) && file.size() > most) {
        Q_EMIT said(
            tr("%1 is too large to be a saved game or a position.").arg(QDir::toNativeSeparators(path)));
    } else if (isGame) {
        openGame(path, file.readAll());
    } else if (isLine) {
        openLine(QString::fromUtf8(file.readLine(most)), [this, path] { remember(path); });
    } else if (openByPuzzle(path)) {
        remember(path);
    } else {
        Q_EMIT said(tr("%1 is neither a saved game, nor a position, nor a picture.")
                        .arg(QDir::toNativeSeparators(path)));
    }
}

/// Boards of it may take long to be dealt again.
void Files::openGame(const QString &path, const QByteArray &text)
{
    // The reading may outlive the window.
    std::vector<const core::Kind *> kinds(m_shelf.kinds().begin(), m_shelf.kinds().end());
    m_shelf.session().read([this, path, text, kinds = std::move(kinds)]() -> std::function<void()> {
        auto reading = session::readGame(kinds, text);
        if (auto *read = std::get_if<session::SavedGame>(&reading)) {
            const auto game = std::make_shared<session::SavedGame>(std::move(*read));
            return [this, path, game] { takeGame(path, *game); };
        }
        return [this, path, fault = std::get<QString>(reading)] {
            Q_EMIT said(
                tr("%1: %2", "file name: what is wrong with it").arg(QFileInfo(path).fileName(), fault));
        };
    });
}

void Files::takeGame(const QString &path, session::SavedGame &game)
{
    const std::size_t place = m_shelf.placeOf(*game.kind);
    session::Session &session = m_shelf.session(place);
    std::vector<session::Act> acts = actsUpToHere(session.timeline());
    const std::size_t first = acts.size();
    std::ranges::move(game.acts, std::back_inserter(acts));
    acts[first].type = session::Act::Open;
    session.restore(std::move(acts), 0);
    session.timeline().seek(session.timeline().startOfAct(first) + game.frame);
    m_paths[place] = path;
    remember(path);
    m_shelf.setCurrent(place);
}

bool Files::openByPuzzle(const QString &path)
{
    std::vector<std::size_t> places{m_shelf.current()};
    for (std::size_t place = 0; place < m_shelf.puzzles().size(); ++place)
        places.push_back(place);
    for (const std::size_t place : places) {
        const ui::PuzzleUi &puzzle = *m_shelf.puzzles()[place];
        if (!puzzle.open || !puzzle.mayOpen(path))
            continue;
        m_shelf.setCurrent(place);
        puzzle.open(desk(place), path);
        return true;
    }
    return false;
}

void Files::askToOpen()
{
    QStringList filters{tr("Saved games (*%1)").arg(gameEnding)};
    for (const ui::PuzzleUi *puzzle : m_shelf.puzzles()) {
        if (puzzle->fileFilters)
            filters += puzzle->fileFilters();
    }
    filters += tr("All files (*)");
    filters.move(filters.size() - 1, 0);
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open"), {}, filters.join(u";;"_s));
    if (!path.isEmpty())
        openFile(path);
}

void Files::save()
{
    const QString path = m_paths.value(m_shelf.current());
    if (path.isEmpty())
        saveAs();
    else
        saveTo(path);
}

void Files::saveAs()
{
    const QString path = askWhere(tr("Save As"), gameEnding, tr("Saved games (*%1)").arg(gameEnding));
    if (!path.isEmpty())
        saveTo(path);
}

void Files::saveTo(const QString &path)
{
    if (!write(path, session::writeGame(*m_shelf.puzzle().kind, m_shelf.session().timeline())))
        return;
    m_paths[m_shelf.current()] = path;
    remember(path);
}

void Files::exportPicture(const board::Style &style)
{
    const QString path = askWhere(tr("Picture of the Board"), u".png"_s, tr("Pictures (*.png)"));
    if (path.isEmpty())
        return;
    // The board in view: a new one would have to wait for its picture.
    const board::BoardScene *scene = m_view.board();
    const QSizeF size = scene->sceneRect().size().scaled(pictureSide, pictureSide, Qt::KeepAspectRatio);
    QImage picture(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(style.table);
    QPainter painter(&picture);
    scene->renderPosition(painter, QRectF(picture.rect()));
    painter.end();
    QBuffer content;
    picture.save(&content, "PNG");
    write(path, content.data());
}

void Files::exportMoves()
{
    const QString path = askWhere(tr("Text of the Moves"), u".txt"_s, tr("Texts (*.txt)"));
    if (path.isEmpty())
        return;
    session::Session &session = m_shelf.session();
    const core::Puzzle &puzzle = session.puzzle();
    const std::string line = core::writeLine(session.kind(), puzzle, puzzle.start());
    const std::string moves = puzzle.spell(puzzle.start(), session.timeline().past());
    write(path, QByteArray::fromStdString(line + '\n' + moves + '\n'));
}

void Files::exportSolutions()
{
    const QString path = askWhere(tr("All Solutions as Text"), u".txt"_s, tr("Texts (*.txt)"));
    if (!path.isEmpty())
        m_exporting->toText(m_shelf.session(), path);
}

void Files::exportSolutionFiles()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Folder for the Solutions"), documents);
    if (!folder.isEmpty())
        m_exporting->toFolder(m_shelf.session(), folder);
}

QString Files::askWhere(const QString &title, const QString &ending, const QString &filter)
{
    const QString name = session::translated(m_shelf.puzzle().kind->name).toLower();
    return askWhereToSave(&m_window, title, name, ending, filter);
}

bool Files::write(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    const bool done = file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.commit();
    const QString name = QDir::toNativeSeparators(path);
    Q_EMIT said(done ? tr("%1 was saved.").arg(name)
                     : tr("%1 could not be written: %2").arg(name, file.errorString()));
    return done;
}

void Files::remember(const QString &path)
{
    m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    Q_EMIT recentChanged();
}

} // namespace window
