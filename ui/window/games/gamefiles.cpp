// SPDX-License-Identifier: MIT
#include "window/games/gamefiles.h"

#include "core/cleantext.h"
#include "core/importboard.h"
#include "core/positionline.h"
#include "pages/page.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/basics/visibletext.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "session/programs/tracefile.h"
#include "session/search/presets.h"
#include "window/games/boardchoice.h"
#include "window/games/importnotice.h"
#include "window/games/positiondialog.h"
#include "window/games/programquestion.h"
#include "window/games/quitquestion.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/lossquestion.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto gameSuffix = ".cassetete"_L1;
constexpr int mostCommands = 100; // the most programs of one game that are asked about

/// Returns a copy of the kinds for a thread in the background, which may outlive the window.
std::vector<const core::Kind *> kindsOf(const SessionStore &sessions)
{
    return {sessions.kinds().begin(), sessions.kinds().end()};
}

/// Returns the first position line in a file; empty if it has none or is too large.
QString firstPosition(core::Kinds kinds, QFile &file)
{
    if (file.size() > qint64(core::longestLine))
        return {};
    return QString::fromStdString(std::string(core::firstPosition(kinds, file.readAll().toStdString())));
}

/// Returns whether a position line states options besides the size of its board, such as a goal.
bool statesOptions(const core::Kind *kind, std::string_view line)
{
    const auto split = core::splitLine({&kind, 1}, line);
    const auto *parts = std::get_if<core::LineParts>(&split);
    if (!parts)
        return false;
    const auto list = core::OptionList::read(parts->options);
    const auto *options = std::get_if<core::OptionList>(&list);
    return options && !options->items().empty();
}

/// Returns the text of a file; empty if it is too large for boards or no text.
std::string textIn(QFile &file)
{
    if (file.size() > qint64(core::longestLine))
        return {};
    std::string text = session::composed(core::toUtf8(file.readAll().toStdString()));
    return text.find('\0') == text.npos ? text : std::string();
}

/// Returns a path as messages show it.
QString shownPath(const QString &path)
{
    return QDir::toNativeSeparators(session::visibleText(path));
}

/// Returns the name of a file as messages show it.
QString shownName(const QString &path)
{
    return session::visibleText(QFileInfo(path).fileName());
}

bool isNamedLikeAPage(const QString &path)
{
    return path.endsWith(".md"_L1, Qt::CaseInsensitive) || path.endsWith(".markdown"_L1, Qt::CaseInsensitive);
}

} // namespace

GameFiles::GameFiles(const Actions &actions, SessionStore &sessions, Settings &settings,
                     const board::BoardView &view, QWidget &window)
    : QObject(&window), m_sessions(sessions), m_settings(settings), m_view(view), m_window(window)
{
    actions.onTriggered(ActionId::Open, this, [this] { askToOpen(); });
    actions.onTriggered(ActionId::Save, this, [this] { save(); });
    actions.onTriggered(ActionId::SaveAs, this, [this] { saveAs(); });
    actions.onTriggered(ActionId::FromLine, this, [this] { askForLine(); });
    actions.onTriggered(ActionId::ChoosePicture, this, [this] { choosePicture(); });
    connect(&sessions, &SessionStore::currentChanged, this, [&sessions, &actions] {
        const bool hasPictures = sessions.puzzle().choosePicture != nullptr;
        actions[ActionId::ChoosePicture]->setVisible(hasPictures);
        actions[ActionId::ChoosePicture]->setEnabled(hasPictures);
    });
}

void GameFiles::askForLine()
{
    ModalDialog<PositionDialog> dialog(m_sessions.kinds(), m_sessions.session().line(), &m_window);
    if (dialog.isAccepted())
        openLine(dialog->line());
}

void GameFiles::choosePicture()
{
    m_sessions.puzzle().choosePicture(toolContext(m_sessions.current()));
}

bool GameFiles::mayQuit(const std::function<QString()> &saveAll)
{
    return QuitQuestion::mayQuit(&m_window, m_sessions, saveAll,
                                 [this](std::size_t index) { return saveElsewhere(index); });
}

ui::ToolContext GameFiles::toolContext(std::size_t index)
{
    return {&m_window, &m_sessions.session(index), [this] { return m_view.board(); },
            [this](const QString &text) { Q_EMIT message(text); }, m_sessions.keeps()};
}

void GameFiles::openLine(const QString &text, std::function<void()> opened)
{
    std::string line = session::composed(text.toStdString());
    const auto split = core::splitLine(m_sessions.kinds(), line);
    const auto *parts = std::get_if<core::LineParts>(&split);
    const std::size_t index = parts ? m_sessions.indexOf(*parts->kind) : m_sessions.current();
    session::Session &session = m_sessions.session(index);
    session.read([this, index, line = std::move(line), kinds = kindsOf(m_sessions),
                  opened = std::move(opened)]() -> std::function<void()> {
        const auto reading = std::make_shared<core::LineReading>(core::readLineAndMoves(kinds, line));
        if (std::holds_alternative<core::Game>(reading->reading)) {
            return [this, index, reading, opened] {
                if (openReading(index, *reading) && opened)
                    opened();
            };
        }
        const auto boards =
            std::make_shared<std::vector<core::ImportedBoard>>(core::importBoards(kinds, line));
        return [this, line, boards, opened] { openImported(line, *boards, opened); };
    });
    if (session.isReading())
        m_sessions.setCurrent(index); // shows the user that reading takes time and can be cancelled
}

/// Opens a board of a text in any notation: the only one, or the one that the user chooses.
void GameFiles::openImported(const std::string &text, const std::vector<core::ImportedBoard> &boards,
                             const std::function<void()> &opened)
{
    std::vector<core::BoardReading> readings;
    for (const core::ImportedBoard &board : boards) {
        readings.insert(readings.end(), board.readings.begin(), board.readings.end());
        readings.insert(readings.end(), board.others.begin(), board.others.end());
    }
    if (readings.empty()) {
        const core::Fault nothing{0, core::notABoard()};
        Q_EMIT message(ImportNotice::notOpened(text, boards.empty() ? nothing : boards.front().fault));
        return;
    }
    core::BoardReading chosen = readings.front();
    if (readings.size() > 1) {
        ModalDialog<BoardChoice> dialog(m_sessions.puzzles(), std::move(readings), m_view.board()->style(),
                                        boards.size() == 1, &m_window);
        if (!dialog.isAccepted())
            return;
        chosen = dialog->chosen();
    }
    const QString aboutGoal = keepGoal(chosen);
    QString notice = ImportNotice::takenFor(chosen);
    if (!aboutGoal.isEmpty())
        notice += (notice.isEmpty() ? u""_s : u". "_s) + aboutGoal;
    openLine(QString::fromStdString(chosen.line), [this, notice, opened] {
        if (!notice.isEmpty())
            Q_EMIT message(notice);
        if (opened)
            opened();
    });
}

/// Gives a board in a notation that does not state its goal the goal of the board in view, if this has the same cells.
/// Concerns only puzzles that begin at their goal, as the taquin does. Returns a sentence on what becomes of a goal that
/// is not the usual one.
QString GameFiles::keepGoal(core::BoardReading &reading) const
{
    const core::Kind *kind = reading.kind;
    if (!reading.notation || !kind->defaultDeal)
        return {};
    const core::Puzzle &inView = m_sessions.session(m_sessions.indexOf(*kind)).puzzle();
    const std::size_t end = std::min(reading.line.find('\n'), reading.line.size());
    const core::LineReading read = core::readLine({&kind, 1}, reading.line.substr(0, end));
    const auto *game = std::get_if<core::Game>(&read.reading);
    if (!game)
        return {};
    if (statesOptions(kind, std::string_view(reading.line).substr(0, end)))
        return {};
    const core::Values usual(kind->options);
    const core::Values before = kind->describe(inView);
    core::Values wanted = kind->describe(*game->puzzle);
    const std::string plain = kind->compose(wanted);
    for (const core::Option &option : kind->options) {
        if (option.type != core::Option::Integer && wanted.text(option.id) == usual.text(option.id))
            wanted.set(option.id, before.text(option.id));
    }
    const std::string options = kind->compose(wanted);
    if (options == plain)
        return {};
    const core::Reading kept = kind->parse(options, game->puzzle->write(game->position));
    if (!std::holds_alternative<core::Game>(kept) || game->puzzle->grid() != inView.grid())
        return tr("The previous board’s goal has other tiles; the goal is the usual one again.");
    const auto &same = std::get<core::Game>(kept);
    reading.line = core::writeLine(*kind, *same.puzzle, same.position) + reading.line.substr(end);
    return tr("The previous board’s goal was kept.");
}

/// Returns whether another board may be opened in this puzzle.
bool GameFiles::mayReplace(std::size_t index)
{
    return LossQuestion::mayLose(m_sessions.session(index), LossQuestion::Next::Open, &m_window);
}

/// Opens the board that was read. Returns false if there is none, or if the user keeps the board in view.
bool GameFiles::openReading(std::size_t index, const core::LineReading &reading)
{
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading)) {
        Q_EMIT message(session::asSentence(session::translated(fault->why)));
        return false;
    }
    if (!mayReplace(index))
        return false;
    session::Session &session = m_sessions.session(index);
    const auto &game = std::get<core::Game>(reading.reading);
    const core::Preset *preset = session::presetOf(session.kind(), *game.puzzle, game.position);
    session.begin(session::Act::Open, game, preset ? QString::fromLatin1(preset->look) : QString());
    m_sessions.setCurrent(index);
    if (!reading.moves.empty())
        session.playMoves(reading.moves);
    return true;
}

void GameFiles::openFile(const QString &path)
{
    // Only regular files are opened, since reading a pipe would block.
    if (const QFileInfo info(path); info.exists() && !info.isFile()) {
        Q_EMIT message(tr("%1 is not a file.").arg(shownPath(path)));
        return;
    }
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return cannotOpen(file)();
    if (isNamedLikeAPage(path)) {
        Q_EMIT pageWanted(path);
        if (file.size() <= pages::Page::largestFile)
            addRecent(path);
        return;
    }
    const QByteArray peeked = file.peek(64);
    const std::string_view start = core::withoutMark({peeked.data(), std::size_t(peeked.size())});
    const bool isTrace = session::beginsAsTrace(peeked);
    const bool isGame = session::beginsAsGame(peeked);
    const bool isLine = std::ranges::any_of(m_sessions.kinds(), [&](const core::Kind *kind) {
        return start.starts_with(std::string(kind->id) + ':');
    });
    const qint64 most = isGame ? session::largestGame : qint64(core::longestLine);
    if ((isGame || isLine) && file.size() > most) {
        Q_EMIT message(tr("%1 is too large to be a saved game or a position.").arg(shownPath(path)));
    } else if (isTrace) {
        openTrace(path);
    } else if (isGame) {
        openGame(path);
    } else if (const QString line = firstPosition(m_sessions.kinds(), file); !line.isEmpty()) {
        openLine(line, [this, path] { addRecent(path); });
    } else if (openByPuzzle(path)) {
        addRecent(path);
    } else {
        openBoards(path);
    }
}

/// Returns a function that reports that a file could not be opened.
std::function<void()> GameFiles::cannotOpen(const QFile &file)
{
    const QString text = tr("%1 could not be opened: %2").arg(shownPath(file.fileName()), file.errorString());
    return [this, text] { Q_EMIT message(text); };
}

/// Reads a game in the background, since the file may be large and dealing its boards again may take long.
void GameFiles::openGame(const QString &path)
{
    m_sessions.session().read([this, path, kinds = kindsOf(m_sessions), puzzles = m_sessions.puzzles(),
                               keeps = m_sessions.keeps()]() -> std::function<void()> {
        QFile opened(path);
        if (!opened.open(QFile::ReadOnly))
            return cannotOpen(opened);
        const QByteArray text = opened.readAll();
        auto reading = session::readGame(kinds, text);
        if (auto *read = std::get_if<session::SavedGame>(&reading)) {
            SessionStore::takePictures(**std::ranges::find(puzzles, read->kind, &ui::PuzzleUi::kind), *read,
                                       keeps);
            const auto game = std::make_shared<session::SavedGame>(std::move(*read));
            return [this, file = KnownFile(path, text), game] { addGame(file, *game); };
        }
        return [this, path, fault = std::get<QString>(reading)] {
            Q_EMIT message(tr("%1: %2", "file name: what is wrong with it").arg(shownName(path), fault));
        };
    });
}

/// Reads a text with boards in some notation, or with a faulty one, in the background, since dealing its boards may take
/// long.
void GameFiles::openBoards(const QString &path)
{
    m_sessions.session().read([this, path, kinds = kindsOf(m_sessions)]() -> std::function<void()> {
        QFile opened(path);
        if (!opened.open(QFile::ReadOnly))
            return cannotOpen(opened);
        const std::string text = textIn(opened);
        const auto boards =
            std::make_shared<std::vector<core::ImportedBoard>>(core::importBoards(kinds, text));
        if (std::ranges::all_of(*boards, &core::ImportedBoard::isUnlike))
            return [this, path] {
                Q_EMIT message(tr("%1 is neither a saved game, nor a position, nor a picture, nor a page.")
                                   .arg(shownPath(path)));
            };
        return [this, path, text, boards] { openImported(text, *boards, [this, path] { addRecent(path); }); };
    });
}

/// Reads a trace in the background, since it may be long.
void GameFiles::openTrace(const QString &path)
{
    m_sessions.session().read([this, path, kinds = kindsOf(m_sessions)]() -> std::function<void()> {
        QFile opened(path);
        if (!opened.open(QFile::ReadOnly))
            return cannotOpen(opened);
        const auto reading = std::make_shared<std::variant<session::TraceGame, core::Explanation>>(
            session::readTraceGame(kinds, opened.readAll()));
        return [this, path, reading] {
            if (auto *trace = std::get_if<session::TraceGame>(reading.get()))
                addTrace(path, *trace);
            else
                Q_EMIT message(
                    tr("%1: %2", "file name: what is wrong with it")
                        .arg(shownName(path), session::translated(std::get<core::Explanation>(*reading))));
        };
    });
}

/// Adds a trace up to its first faulty line, and reports the fault at the frame where it occurred.
void GameFiles::addTrace(const QString &path, session::TraceGame &trace)
{
    const std::size_t index = m_sessions.indexOf(*trace.game.kind);
    if (!mayReplace(index))
        return;
    session::Session &session = m_sessions.session(index);
    const std::size_t first = appendActs(trace.game);
    addRecent(path);
    m_sessions.setCurrent(index);
    session::Timeline &timeline = session.timeline();
    timeline.seek(trace.fault.empty() ? timeline.startOfAct(first) : timeline.lastFrame());
    if (trace.fault.empty())
        Q_EMIT message(tr("%1 was opened.").arg(shownName(path)));
    else
        session.report(trace.fault);
}

/// Appends the acts of a game after those up to the cursor and returns the index of the first appended act. If
/// there are too many acts, the oldest ones are dropped.
std::size_t GameFiles::appendActs(session::SavedGame &game)
{
    session::Session &session = m_sessions.session(m_sessions.indexOf(*game.kind));
    std::vector<session::Act> acts = session.timeline().actsUpToCursor();
    game.acts.front().type = session::Act::Open;
    std::ranges::move(game.acts, std::back_inserter(acts));
    session.restore(std::move(acts), 0);
    return session.timeline().acts().size() - game.acts.size();
}

void GameFiles::addGame(const KnownFile &file, session::SavedGame &game)
{
    const QString &path = file.path();
    const std::size_t index = m_sessions.indexOf(*game.kind);
    if (!mayReplace(index))
        return;
    session::Session &session = m_sessions.session(index);
    const bool isWhole = !m_sessions.forgetLostLooks(*m_sessions.puzzles()[index], game);
    const std::size_t first = appendActs(game);
    session.timeline().seek(session.timeline().startOfAct(first) + game.frame);
    m_sessions.setKnownFile(index, file);
    addRecent(path);
    m_sessions.setCurrent(index);
    const QString name = shownName(path);
    if (isWhole)
        Q_EMIT message(tr("%1 was opened.").arg(name));
    else if (game.losesPictures)
        Q_EMIT message(tr("%1 was opened with numbers instead of its picture, which is damaged. Ask for the "
                          "file again, or choose a picture.")
                           .arg(name));
    else
        Q_EMIT message(
            tr("%1 was opened with numbers: its picture is neither in the file nor on this computer. Choose "
               "it again, or save the game again on the computer that has the picture.")
                .arg(name));
    askToRun(path, index, first);
}

/// Asks before running the programs that a game names.
void GameFiles::askToRun(const QString &path, std::size_t index, std::size_t firstAct)
{
    session::Session &session = m_sessions.session(index);
    const QString fileName = QFileInfo(path).fileName();
    std::vector<std::string> commands;
    for (std::size_t i = firstAct; i < session.timeline().acts().size(); ++i) {
        const std::string command = session::programOf(session.timeline().acts()[i]);
        if (command.empty() || std::ranges::find(commands, command) != commands.end())
            continue;
        if (std::ssize(commands) == mostCommands) {
            Q_EMIT message(
                tr("%1 names more than %n program(s). The others are not run.", nullptr, mostCommands)
                    .arg(shownName(path)));
            break;
        }
        if (!session::hasControlCharacters(QString::fromStdString(command)))
            commands.push_back(command);
        else
            Q_EMIT message(tr("A program in %1 was not run: its command contains control characters.")
                               .arg(shownName(path)));
    }
    if (!commands.empty())
        ProgramQuestion::ask(&m_window, fileName, commands,
                             [&session, commands] { session.rerunPrograms(commands); });
}

bool GameFiles::openByPuzzle(const QString &path)
{
    std::vector<std::size_t> indices{m_sessions.current()};
    for (std::size_t index = 0; index < m_sessions.puzzles().size(); ++index)
        indices.push_back(index);
    for (const std::size_t index : indices) {
        const ui::PuzzleUi &puzzle = *m_sessions.puzzles()[index];
        if (!puzzle.open || !puzzle.mayOpen(path))
            continue;
        m_sessions.setCurrent(index);
        puzzle.open(toolContext(index), path);
        return true;
    }
    return false;
}

void GameFiles::askToOpen()
{
    QStringList filters{tr("Saved games (*%1)").arg(gameSuffix)};
    for (const ui::PuzzleUi *puzzle : m_sessions.puzzles()) {
        if (puzzle->fileFilters)
            filters += puzzle->fileFilters();
    }
    filters += tr("Pages (*.md)");
    filters += tr("All files (*)");
    filters.move(filters.size() - 1, 0);
    const QString path = askForOpenPath(&m_window, tr("Open"), lastFolder(), filters.join(u";;"_s));
    if (!path.isEmpty())
        openFile(path);
}

void GameFiles::save()
{
    const std::size_t index = m_sessions.current();
    const KnownFile file = m_sessions.knownFile(index);
    if (file.path().isEmpty())
        saveAs();
    else if (file.hasChanged())
        askToReplace(file.path(), index);
    else
        saveTo(file.path(), index, file.isPlain());
}

/// Asks what to do with a file whose current content would be lost by saving. The question does not block the game.
void GameFiles::askToReplace(const QString &path, std::size_t index)
{
    auto *box =
        new PlainMessageBox(QMessageBox::Warning, tr("Save"),
                            tr("%1 has changed since this game was opened or saved.").arg(shownPath(path)),
                            QMessageBox::Cancel, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("If you replace the file, its present content is lost."));
    const auto *replace = box->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    auto *elsewhere = box->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box->setDefaultButton(elsewhere);
    connect(box, &QDialog::finished, this, [this, box, replace, elsewhere, path, index] {
        const QAbstractButton *clicked = box->clickedButton();
        if (clicked == replace)
            saveTo(path, index, m_sessions.knownFile(index).isPlain());
        else if (clicked == elsewhere) // in its own event, since the next dialog's events may delete this one
            QMetaObject::invokeMethod(
                this, [this, index] { saveElsewhere(index); }, Qt::QueuedConnection);
    });
    box->open();
}

bool GameFiles::saveElsewhere(std::size_t index)
{
    // A game with a picture can also be saved without it: the dialog's list of file types offers both.
    const QString filter = tr("Saved games (*%1)").arg(gameSuffix);
    const QString plain = tr("Saved games without their pictures (*%1)").arg(gameSuffix);
    QString chosen = filter;
    const QString path =
        askForSavePath(&m_window, tr("Save As"), suggestedFileName(m_sessions.session(index)), gameSuffix,
                       showsPicture(index) ? filter + ";;"_L1 + plain : filter, &chosen);
    if (path.isEmpty())
        return false;
    return saveTo(path, index, chosen == plain);
}

/// Returns whether a board of this puzzle's game shows a picture that other computers do not have.
bool GameFiles::showsPicture(std::size_t index) const
{
    const ui::PuzzleUi &puzzle = *m_sessions.puzzles()[index];
    const auto &acts = m_sessions.session(index).timeline().acts();
    return puzzle.pictureOf &&
           std::ranges::any_of(acts, [](const session::Act &act) { return !act.instance.look.isEmpty(); });
}

/// Returns the pictures of this puzzle's game, the latest first, which is the one in view.
std::vector<session::GamePicture> GameFiles::picturesOf(std::size_t index) const
{
    std::vector<session::GamePicture> pictures;
    if (!showsPicture(index))
        return pictures;
    qint64 size = 0;
    const auto &acts = m_sessions.session(index).timeline().acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        const QString &look = act->instance.look;
        if (look.isEmpty() ||
            std::ranges::find(pictures, look, &session::GamePicture::look) != pictures.end())
            continue;
        if (QByteArray file = m_sessions.puzzles()[index]->pictureOf(look); !file.isEmpty()) {
            size += file.size();
            pictures.push_back({look, std::move(file)});
        }
        if (size > session::GamePicture::mostBytes)
            break;
    }
    return pictures;
}

bool GameFiles::saveTo(const QString &path, std::size_t index, bool isPlain)
{
    const session::Session &session = m_sessions.session(index);
    const QByteArray text =
        session::writeGame(session.kind(), session.timeline(),
                           isPlain ? std::vector<session::GamePicture>() : picturesOf(index));
    if (!write(path, text))
        return false;
    KnownFile file(path, text);
    file.setPlain(isPlain);
    m_sessions.setKnownFile(index, file);
    m_sessions.setSavedElsewhere(index);
    addRecent(path);
    return true;
}

bool GameFiles::write(const QString &path, const QByteArray &content)
{
    const QString error = session::SaveFile::replace(path, content);
    const QString name = shownPath(path);
    const QString text =
        error.isEmpty()
            ? tr("%1 was saved (%2).")
                  .arg(name, QLocale().formattedDataSize(content.size(), 1, QLocale::DataSizeSIFormat))
            : tr("%1 could not be saved: %2").arg(name, error);
    Q_EMIT message(text);
    if (!error.isEmpty())
        FailureBox::show(&m_window, text);
    return error.isEmpty();
}

void GameFiles::addRecent(const QString &path)
{
    setLastFolder(QFileInfo(path).absolutePath());
    if (!m_sessions.keeps()) // the list belongs to the first window
        return;
    m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    Q_EMIT recentChanged();
}

} // namespace window
