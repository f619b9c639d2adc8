// SPDX-License-Identifier: MIT
#include "window/pagereading.h"

#include "export/printout.h"
#include "export/webexport.h"
#include "session/files/savefile.h"
#include "window/pageboards.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/onscreen.h"

#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QScreen>
#include <QWindow>

#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto firstPage = "index.md"_L1;
constexpr int narrowestReader = 560; // the least width in pixels of a reader beside the window

struct AboutPage {
    const char *type; ///< the class name of a widget
    const char *page;
};

constexpr std::array aboutPages{
    AboutPage{"window::Gallery", "manual-window.md"},
    AboutPage{"window::Home", "manual-window.md"},
    AboutPage{"window::Caption", "manual-window.md"},
    AboutPage{"window::PuzzlePanel", "manual-boards.md"},
    AboutPage{"window::SolverPanel", "manual-solve.md"},
    AboutPage{"window::SolutionsPanel", "manual-solve.md"},
    AboutPage{"insight::StudyViews", "manual-study.md"},
    AboutPage{"insight::GrowthPanel", "manual-study.md"},
    AboutPage{"insight::SearchMap", "manual-study.md"},
    AboutPage{"window::TransportBar", "manual-time.md"},
    AboutPage{"board::BoardView", "manual-play.md"},
    AboutPage{"window::PositionDialog", "manual-text.md"},
    AboutPage{"exports::PrintDialog", "manual-files.md"},
    AboutPage{"exports::AnimationDialog", "manual-files.md"},
    AboutPage{"exports::WorksheetDialog", "manual-pages.md"},
    AboutPage{"window::PreferencesDialog", "manual-settings.md"},
    AboutPage{"window::BestsDialog", "manual-play.md"},
    AboutPage{"window::HelpDialog", "manual-keys.md"},
    AboutPage{"taquin::CropDialog", "manual-taquin.md"},
    AboutPage{"QMessageBox", "manual-problems.md"},
    AboutPage{"window::ProgramQuestion", "manual-problems.md"},
    AboutPage{"QFileDialog", "manual-files.md"},
    AboutPage{"pages::Reader", "manual-pages.md"},
    AboutPage{"forms::CourseForm", "manual-pages.md"},
};

QString pageOfType(const char *type)
{
    const auto about = std::ranges::find(aboutPages, std::string_view(type), &AboutPage::type);
    return about == aboutPages.end() ? QString() : QString::fromLatin1(about->page);
}

QString suggestedName(const pages::Reader &reader)
{
    static const QRegularExpression unusual(uR"([\\/:*?"<>|]+)"_s);
    const QString name = reader.title().replace(unusual, u" "_s).simplified().toLower();
    return name.isEmpty() ? PageReading::tr("page") : name;
}

} // namespace

PageReading::PageReading(const Actions &actions, SessionStore &sessions, GameFiles &files, GameArea &area,
                         QWidget &window)
    : QObject(&window), m_sessions(sessions), m_window(window),
      m_style(board::Style::make(board::Style::Light)),
      m_boards(new PageBoards(actions, sessions, files, area, this))
{
    connect(m_boards, &PageBoards::message, this, &PageReading::message);
    connect(&files, &GameFiles::pageWanted, this, &PageReading::openFile);
    actions.onTriggered(ActionId::Manual, this, [this] { openManual(m_window.focusWidget()); });
    actions.onTriggered(ActionId::Contents, this, [this] { openContents(); });
    qApp->installEventFilter(this);
}

PageReading::~PageReading() = default;

QString PageReading::pageAbout(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QString page = pageAboutType(*widget->metaObject()); page != firstPage)
            return page;
    }
    return firstPage;
}

QString PageReading::pageAboutType(const QMetaObject &widget)
{
    for (const QMetaObject *type = &widget; type; type = type->superClass()) {
        if (const QString page = pageOfType(type->className()); !page.isEmpty())
            return page;
    }
    return firstPage;
}

pages::Reader &PageReading::reader()
{
    if (!m_reader)
        m_reader = makeReader();
    return *m_reader;
}

std::unique_ptr<pages::Reader> PageReading::makeReader()
{
    auto made = std::make_unique<pages::Reader>(m_sessions.puzzles());
    pages::Reader &reader = *made;
    reader.setStyle(m_style);
    bringOnScreen(reader);
    connect(&reader, &pages::Reader::shown, this, &PageReading::pageShown);
    connect(&reader, &pages::Reader::boardWanted, this, [this](const pages::BoardBlock &block) {
        activateMainWindow();
        m_boards->open(block);
    });
    connect(&reader, &pages::Reader::formWanted, this, &PageReading::formWanted);
    connect(&reader, &pages::Reader::printWanted, this, [this, &reader] { print(reader); });
    connect(&reader, &pages::Reader::pdfWanted, this, [this, &reader] { savePdf(reader); });
    connect(&reader, &pages::Reader::webWanted, this, [this, &reader] { saveWeb(reader); });
    connect(&reader, &pages::Reader::textWanted, this, [this, &reader] { saveText(reader); });
    connect(&reader, &pages::Reader::windowWanted, this, &PageReading::activateMainWindow);
    place(reader);
    m_awaitsWindow = !isWindowPlaced();
    return made;
}

/// Returns a reader that is not blocked by the dialog that contains this widget: the dialogs of the first reader
/// block that reader, so a second one is used then.
pages::Reader &PageReading::readerBeside(const QWidget *widget)
{
    const QWidget *around = widget ? widget->window()->parentWidget() : nullptr;
    while (around && around != m_reader.get())
        around = around->parentWidget();
    if (!around)
        return reader();
    if (!m_second)
        m_second = makeReader();
    return *m_second;
}

/// Places the reader beside the window, which moves aside if the screen has the space only then. On a smaller screen
/// only limits the reader to the size of the screen.
void PageReading::place(pages::Reader &reader)
{
    const QRect screen = m_window.screen()->availableGeometry();
    const QSize frame = m_window.frameGeometry().size() - m_window.size();
    const bool isFixed = m_window.isMaximized() || m_window.isFullScreen();
    const auto places = m_window.isVisible() && !isFixed
                            ? sideBySide(screen, m_window.frameGeometry(), reader.width() + frame.width(),
                                         narrowestReader + frame.width())
                            : std::nullopt;
    if (!places)
        return reader.resize(reader.size().boundedTo(screen.size() - frame));
    if (m_window.frameGeometry().topLeft() != places->window)
        m_window.move(places->window);
    reader.resize(places->other.size() - frame);
    reader.move(places->other.topLeft());
}

/// Returns whether the window manager has placed the window.
bool PageReading::isWindowPlaced() const
{
    return m_window.windowHandle() && m_window.windowHandle()->isExposed();
}

void PageReading::activateMainWindow()
{
    m_window.raise();
    m_window.activateWindow();
}

void PageReading::show(pages::Reader &reader)
{
    reader.show();
    reader.raise();
    reader.activateWindow();
    reader.browser().setFocus();
}

void PageReading::openManual(const QWidget *about)
{
    const QString page = pageAbout(about);
    // Help about the board opens the page about its puzzle.
    const QString puzzle = "manual-"_L1 + QLatin1StringView(m_sessions.puzzle().kind->id) + ".md"_L1;
    const bool isBoard = page == pageOfType("board::BoardView");
    pages::Reader &free = readerBeside(about);
    free.openPage(isBoard && free.book().contains(puzzle) ? puzzle : page);
    show(free);
}

/// Opens the manual by F1 in a dialog, which the shortcut of the window does not reach. Places a reader that was opened
/// before the window had a place.
bool PageReading::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Expose && watched == m_window.windowHandle() && m_awaitsWindow &&
        isWindowPlaced()) {
        m_awaitsWindow = false;
        if (m_reader)
            place(*m_reader);
    }
    auto *dialog = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F1
                       ? qobject_cast<QDialog *>(QApplication::activeWindow())
                       : nullptr;
    if (!dialog)
        return QObject::eventFilter(watched, event);
    // The box About Qt asks nothing, but would block the pages, too, so it is closed.
    if (dialog->windowModality() == Qt::ApplicationModal)
        dialog->close();
    openManual(QApplication::focusWidget());
    return true;
}

void PageReading::openContents()
{
    if (reader().title().isEmpty())
        reader().openPage(firstPage);
    show(reader());
}

void PageReading::openPage(const QString &file)
{
    reader().openPage(file);
    show(reader());
}

bool PageReading::openFile(const QString &path)
{
    const QString why = reader().openFile(path);
    if (why.isEmpty())
        show(reader());
    else
        Q_EMIT message(why);
    return why.isEmpty();
}

void PageReading::openText(const QString &name, const QString &text)
{
    reader().openText(name, text);
    show(reader());
}

void PageReading::openWorksheet(const QString &name, const QString &text, int dealtBoards)
{
    const std::vector<const core::Kind *> kinds(m_sessions.kinds().begin(), m_sessions.kinds().end());
    m_sessions.session().read([this, name, text, kinds, dealtBoards]() -> std::function<void()> {
        return [this, name, sheet = exports::WorksheetDialog::withAnswers(kinds, text, dealtBoards)] {
            showWorksheet(name, sheet);
        };
    });
}

void PageReading::showWorksheet(const QString &name, const exports::WorksheetDialog::Worksheet &sheet)
{
    if (sheet.exercises == 0 && sheet.leftOut > 0)
        return Q_EMIT message(
            tr("There is no worksheet: its boards are solved already, or cannot be solved."));
    openText(name, sheet.text);
    if (sheet.leftOut > 0)
        reader().showMessage(
            tr("%n board(s) left out: solved already, or without a solution.", nullptr, sheet.leftOut));
}

void PageReading::setStyle(const board::Style &style)
{
    m_style = style;
    for (pages::Reader *reader : {m_reader.get(), m_second.get()}) {
        if (reader)
            reader->setStyle(style);
    }
}

void PageReading::close()
{
    m_second.reset();
    m_reader.reset();
}

void PageReading::print(pages::Reader &reader)
{
    auto *printer = new QPrinter(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer, &reader);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [&reader](QPrinter *device) { reader.print(*device); });
    dialog->open();
}

void PageReading::savePdf(pages::Reader &reader)
{
    const QString path =
        askForSavePath(&reader, tr("Page as PDF"), suggestedName(reader), u".pdf"_s, tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    save(path,
         exports::Printout::pdf(reader.title(), [&reader](QPdfWriter &writer) { reader.print(writer); }),
         reader);
}

void PageReading::saveWeb(pages::Reader &reader)
{
    const QString path = askForSavePath(&reader, tr("Page for the Web"), suggestedName(reader), u".html"_s,
                                        tr("Web pages (*.html)"));
    if (!path.isEmpty())
        saveWebTo(path, reader);
}

void PageReading::saveWebTo(const QString &path)
{
    saveWebTo(path, reader());
}

void PageReading::saveWebTo(const QString &path, pages::Reader &reader)
{
    auto *page = new exports::WebExport(m_sessions.puzzles(), reader.page(), reader);
    page->setParent(&reader);
    connect(page, &exports::WebExport::made, this,
            [this, path, &reader](const QByteArray &content) { save(path, content, reader); });
    connect(page, &exports::WebExport::ended, page, &QObject::deleteLater);
    page->start();
}

/// Saves the text of a page and shows it from its file, so that the reader follows what is changed there.
void PageReading::saveText(pages::Reader &reader)
{
    const QString path =
        askForSavePath(&reader, tr("Page as Text"), suggestedName(reader), u".md"_s, tr("Pages (*.md)"));
    if (path.isEmpty() || !save(path, reader.text().toUtf8(), reader))
        return;
    const QString why = reader.openFile(path);
    reader.showMessage(!why.isEmpty() ? why
                                      : tr("%1 was saved. Change it in an editor: each time you save it "
                                           "there, this window shows the new version.")
                                            .arg(QDir::toNativeSeparators(path)));
}

bool PageReading::save(const QString &path, const QByteArray &content, pages::Reader &reader)
{
    const QString error = session::SaveFile::replace(path, content);
    const QString name = QDir::toNativeSeparators(path);
    const QString text =
        error.isEmpty() ? tr("%1 was saved.").arg(name) : tr("%1 could not be saved: %2").arg(name, error);
    reader.showMessage(text);
    if (!error.isEmpty())
        FailureBox::show(&reader, text);
    return error.isEmpty();
}

} // namespace window
