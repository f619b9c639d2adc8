// SPDX-License-Identifier: MIT
#pragma once

#include "pages/book.h"
#include "pages/pagebrowser.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QTextBlock;
class QToolButton;

namespace pages {

class ContentsPanel;
class PlayableBoard;
class PlayBar;
class Steps;

/// A window that shows pages: those of the book, with its contents and a search, and others. It follows the
/// language, the colours and the font size. It has many members because its bar, its history and its boards all act on
/// the page in view.
class Reader : public QWidget {
    Q_OBJECT

public:
    explicit Reader(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);
    ~Reader() override;

    void setStyle(const board::Style &style);
    /// Shows a page of the book, named by its file; the first page if that does not exist.
    void openPage(const QString &file);
    /// Shows a page from any file, and shows it again whenever the file changes. Returns the reason if that fails; else an
    /// empty string.
    QString openFile(const QString &path);
    void openText(const QString &name, const QString &text) { go({{}, name, text}); }

    const Book &book() const { return m_book; }
    /// Returns the name of the page's file in the book; empty for another page.
    QString file() const { return m_history.empty() ? QString() : m_history[m_here].file; }
    QString title() const; ///< the title of the page in view
    QString text() const;  ///< the text of the page
    const Page &page() const { return m_page; }
    const Boards &boards() const { return *m_boards; }
    PageBrowser &browser() { return *m_browser; }
    const PageBrowser &browser() const { return *m_browser; }
    void follow(const Target &target);
    /// Shows a message below the page, such as that it was saved, or why not.
    void showMessage(const QString &what);
    bool isRunning() const { return m_running >= 0; }
    /// Prints the page in view once its boards are ready, with its answers on a separate sheet at the end.
    /// Returns the number of pages, or 0.
    int print(QPagedPaintDevice &device);

Q_SIGNALS:
    void shown(const QString &file); ///< `file` is the page's file in the book; empty for another page
    void boardWanted(const pages::BoardBlock &block);
    void formWanted(const QString &id); ///< emitted to open the form of the course with this id
    void printWanted();
    void pdfWanted();
    void webWanted();
    void textWanted();
    void windowWanted(); ///< emitted to return to the window from which the pages were opened

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// The state in which the reader left a page: the block at the top of the view and its distance from there,
    /// the answers that are shown, and the results of boards whose search was run.
    struct View {
        int block = -1; ///< -1 for a page that is new: it is shown from its beginning
        double offset = 0;
        std::set<int> answers = {};
        std::map<int, QString> results = {};
    };
    /// A page in the history.
    struct Place {
        QString file;      ///< the file in the book, if the page is one of the book's
        QString name = {}; ///< otherwise, the name of the page
        QString text = {};
        QString path = {}; ///< the path of its file, if the page was opened from one
        View view = {};    ///< how the reader left the page
    };

    /// A game that was left, to be continued when its board is played again.
    struct LeftGame {
        QString file; ///< the page's file and name, as in a place of the history
        QString name;
        int board;
        QString line; ///< the position line of the page's board: a page may be opened again with other boards
        std::vector<session::Act> acts;
        qint64 frame;
        core::Position position; ///< the position at this frame
        QString lineAndMoves;    ///< the board where the game began, and its moves up to this frame
    };

    QWidget *makeBar();
    QToolButton *addButton(QBoxLayout &row, const QString &name, const std::function<void()> &what);
    void fitBar();
    void go(const Place &place);
    void goBy(int steps);
    void leave();
    void load();
    void watchFile();
    void readAgain();
    void build();
    View view() const;
    void scrollTo(const View &view);
    void run(int board);
    BoardBlock blockInView(int board);
    void goToHeading(const QString &anchor);
    void goToWords(const QString &words);
    void goTo(const QTextBlock &block);
    void play(int board);
    void openPlayer(std::unique_ptr<Steps> steps);
    void keepPlayedInView();
    void playByHand(int board);
    void placePlayableBoard();
    QPoint pointOnPlayableBoard(QPoint onPage) const;
    void stopPlaying();
    bool isOnThisPage(const LeftGame &game) const;
    std::vector<LeftGame>::iterator gameOn(int board);
    void keepGame();
    void forgetGame(int board);
    void returnToPage();
    void showFigures(const FiguresOrReason &figures);
    QString describe(const BoardBlock &block, const core::Solver *solver, const Figures &figures) const;
    void zoom(int by);
    void retranslate();
    void refresh();

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    Book m_book;
    board::Style m_style;
    ContentsPanel *m_contents = nullptr;
    PageBrowser *m_browser = nullptr;
    PlayBar *m_player = nullptr;
    QBoxLayout *m_bar =
        nullptr; ///< the buttons to go, and those to save; below each other in a narrow window
    QLabel *m_sentence = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_print = nullptr;
    QToolButton *m_pdf = nullptr;
    QToolButton *m_web = nullptr;
    QToolButton *m_text = nullptr;
    std::vector<Place> m_history;
    std::size_t m_here = 0;       ///< the index of the current page in the history
    QFileSystemWatcher m_watcher; ///< watches the file of the page in view, and its folder
    QTimer m_settling;            ///< gives another program time to write the whole file
    QDateTime m_written;          ///< when the file had been written, as last seen while it settled
    Page m_page;
    std::unique_ptr<Boards> m_boards;
    std::unique_ptr<PlayableBoard> m_hand; ///< the board that is played by hand, over its place on the page
    QRectF m_place;                        ///< the place of its picture, in coordinates of the viewport
    int m_playing = -1;                    ///< the board that is played; -1 for none
    std::vector<LeftGame> m_games;         ///< the games that were left on any page, the latest last
    View m_view;                           ///< the answers and results of the page in view
    int m_scrolledTo = 0;                  ///< the value of the scroll bar at which the page was opened
    int m_running = -1;                    ///< the board whose search is running; -1 for none
    int m_zoom = 0;
    session::BackgroundTask<FiguresOrReason> m_task; // declared last, to be destroyed first
};

} // namespace pages
