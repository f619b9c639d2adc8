// SPDX-License-Identifier: MIT
#include "window/pagereading.h"

#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "export/printout.h"
#include "export/webexport.h"
#include "export/worksheetdialog.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/onscreen.h"
#include "window/widgets/savepath.h"

#include <QDir>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QScreen>

#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto firstPage = "index.md"_L1;
constexpr int narrowestReader = 560; // the least width of a reader beside the window

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
};

QString pageOfType(const char *type)
{
    const auto about = std::ranges::find(aboutPages, std::string_view(type), &AboutPage::type);
    return about == aboutPages.end() ? QString() : QString::fromLatin1(about->page);
}

} // namespace

PageReading::PageReading(SessionStore &sessions, QWidget &window)
    : QObject(&window), m_sessions(sessions), m_window(window),
      m_style(board::Style::make(board::Style::Light))
{
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

QStringList PageReading::pagesAbout()
{
    QStringList all{firstPage};
    for (const AboutPage &about : aboutPages)
        all << QString::fromLatin1(about.page);
    all.removeDuplicates();
    return all;
}

pages::Reader &PageReading::reader()
{
    if (!m_reader) {
        m_reader = std::make_unique<pages::Reader>(m_sessions.puzzles());
        m_reader->setStyle(m_style);
        bringOnScreen(*m_reader);
        connect(m_reader.get(), &pages::Reader::boardWanted, this, &PageReading::boardWanted);
        connect(m_reader.get(), &pages::Reader::formWanted, this, &PageReading::formWanted);
        connect(m_reader.get(), &pages::Reader::printWanted, this, &PageReading::print);
        connect(m_reader.get(), &pages::Reader::pdfWanted, this, &PageReading::savePdf);
        connect(m_reader.get(), &pages::Reader::webWanted, this, &PageReading::saveWeb);
        connect(m_reader.get(), &pages::Reader::windowWanted, this, [this] {
            m_window.raise();
            m_window.activateWindow();
        });
        placeReader();
    }
    return *m_reader;
}

/// Places the reader beside the window, if the screen has room for it there; else on the screen, no larger than
/// it. Where it is moved later, it stays.
void PageReading::placeReader()
{
    const QRect screen = m_window.screen()->availableGeometry();
    const QRect window = m_window.frameGeometry();
    const QRect left(screen.left(), window.top(), window.left() - screen.left(), window.height());
    const QRect right(window.right() + 1, window.top(), screen.right() - window.right(), window.height());
    const QRect beside = (left.width() > right.width() ? left : right) & screen;
    const QSize frame(window.size() - m_window.size());
    if (m_window.isVisible() && beside.width() >= narrowestReader + frame.width()) {
        const int width = std::min(beside.width() - frame.width(), m_reader->width());
        m_reader->resize(width, beside.height() - frame.height());
        m_reader->move(beside == (left & screen) ? beside.right() - width - frame.width() + 1 : beside.left(),
                       beside.top());
    } else {
        m_reader->resize(m_reader->size().boundedTo(screen.size() - frame));
    }
}

void PageReading::show()
{
    pages::Reader &shown = reader();
    shown.show();
    shown.raise();
    shown.activateWindow();
    shown.browser().setFocus();
}

void PageReading::openManual(const QWidget *about)
{
    const QString page = pageAbout(about);
    // A question about the board is about its puzzle.
    const QString puzzle = "manual-"_L1 + QLatin1StringView(m_sessions.puzzle().kind->id) + ".md"_L1;
    const bool isBoard = page == pageOfType("board::BoardView");
    reader().openPage(isBoard && reader().book().contains(puzzle) ? puzzle : page);
    show();
}

void PageReading::openContents()
{
    if (reader().title().isEmpty())
        reader().openPage(firstPage);
    show();
}

void PageReading::openPage(const QString &file)
{
    reader().openPage(file);
    show();
}

bool PageReading::openFile(const QString &path)
{
    const QString why = reader().openFile(path);
    if (why.isEmpty())
        show();
    else
        Q_EMIT message(why);
    return why.isEmpty();
}

void PageReading::openText(const QString &name, const QString &text)
{
    reader().openText(name, text);
    show();
}

void PageReading::openWorksheet(const QString &name, const QString &text, int dealtBoards)
{
    const std::vector<const core::Kind *> kinds(m_sessions.kinds().begin(), m_sessions.kinds().end());
    m_sessions.session().read([this, name, text, kinds, dealtBoards]() -> std::function<void()> {
        return [this, name, page = exports::WorksheetDialog::withAnswers(kinds, text, dealtBoards)] {
            openText(name, page);
        };
    });
}

void PageReading::setStyle(const board::Style &style)
{
    m_style = style;
    if (m_reader)
        m_reader->setStyle(style);
}

void PageReading::close()
{
    m_reader.reset();
}

/// Opens a moment as from a saved game: its search is run again in the background, and can continue.
void PageReading::openMoment(const pages::BoardBlock &block)
{
    const std::vector<const core::Kind *> kinds(m_sessions.kinds().begin(), m_sessions.kinds().end());
    m_sessions.session().read([this, block, kinds]() -> std::function<void()> {
        core::ReadingContext control;
        const auto shown = std::make_shared<pages::Shown>(pages::show(kinds, block, control));
        return [this, block, shown] { begin(block, *shown); };
    });
}

void PageReading::begin(const pages::BoardBlock &block, const pages::Shown &shown)
{
    if (!shown.fault.empty())
        Q_EMIT message(session::translated(shown.fault));
    if (!shown.puzzle || !shown.record)
        return;
    using session::Act;
    const session::Instance instance{shown.puzzle, {}};
    const session::Record &record = *shown.record;
    session::Session &session = m_sessions.session(m_sessions.indexOf(*shown.kind));
    std::vector<Act> acts = session.timeline().actsUpToCursor();
    acts.push_back(Act::make(Act::Open, instance, shown.start));
    acts.push_back(
        Act::make(Act::Search, instance, shown.start, session::events(record.standing(record.size()))));
    Act &search = acts.back();
    search.method = block.method;
    search.abridged = true;
    search.spec = session::SearchSpec{.goal = block.goal,
                                      .options = core::Values(shown.solver->options),
                                      .events = record.size(),
                                      .digest = record.digest(),
                                      .at = record.size(),
                                      .here = true};
    session.restore(std::move(acts), 0);
    session.timeline().seek(session.timeline().lastFrame());
}

QString PageReading::suggestedName() const
{
    const QString name = m_reader->title().section(u':', 0, 0).simplified().toLower().replace(u'/', u'-');
    return name.isEmpty() ? tr("page") : name;
}

void PageReading::print()
{
    auto *printer = new QPrinter(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer, m_reader.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this](QPrinter *device) { m_reader->print(*device); });
    dialog->open();
}

void PageReading::savePdf()
{
    const QString path = askForSavePath(m_reader.get(), tr("Page as PDF"), suggestedName(), u".pdf"_s,
                                        tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    save(path,
         exports::Printout::pdf(m_reader->title(), [this](QPdfWriter &writer) { m_reader->print(writer); }));
}

void PageReading::saveWeb()
{
    const QString path = askForSavePath(m_reader.get(), tr("Page for the Web"), suggestedName(), u".html"_s,
                                        tr("Web pages (*.html)"));
    if (!path.isEmpty())
        saveWebTo(path);
}

void PageReading::saveWebTo(const QString &path)
{
    auto *page = new exports::WebExport(m_sessions.puzzles(), reader().page(), reader());
    page->setParent(this);
    connect(page, &exports::WebExport::made, this,
            [this, path](const QByteArray &content) { save(path, content); });
    connect(page, &exports::WebExport::ended, page, &QObject::deleteLater);
    page->start();
}

void PageReading::save(const QString &path, const QByteArray &content)
{
    const QString error = session::SaveFile::replace(path, content);
    const QString name = QDir::toNativeSeparators(path);
    const QString text =
        error.isEmpty() ? tr("%1 was saved.").arg(name) : tr("%1 could not be saved: %2").arg(name, error);
    reader().say(text);
    if (!error.isEmpty())
        FailureBox::show(m_reader.get(), text);
}

} // namespace window
