// SPDX-License-Identifier: MIT
#pragma once

#include "export/cutout.h"
#include "puzzleui.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPageSize>

class QPagedPaintDevice;
class QPdfWriter;

namespace exports {

/// Boards on paper: small and numbered, several on a page, or one as large as the page. The printout copies
/// what it prints from the session when it is made. The number of boards is limited; the first page says when
/// some are left out.
class Printout {
    Q_DECLARE_TR_FUNCTIONS(exports::Printout)

public:
    enum class Content {
        Moves,     ///< the act's moves up to the cursor, or its steps; in a game by hand, all since its start
        Position,  ///< the position in view
        Solution,  ///< all moves of the solution in view or being played, else of the one found last
        Solutions, ///< all solutions that were found and stored
        Pieces,    ///< the pieces, true to size, to be cut out
    };
    struct Options {
        Content content = Content::Moves;
        int side = Cutout::usualSide; ///< the side of a cell of pieces to cut out, in millimetres
        int columns = 0;    ///< the number of boards side by side; 0: as many as fill the pages well
        bool arrows = true; ///< each board shows the move that led to it
        std::optional<core::Position> answer = {}; ///< the solution that is printed behind the pieces
        bool bySymmetryClass = true;         ///< groups the solutions, if the puzzle has symmetry classes
        std::vector<std::size_t> order = {}; ///< the solutions as the list has them; none: as they were found
    };

    /// A sequence of moves to be printed: its steps, the position where they start, and the number of moves of the
    /// game before them.
    struct MoveSequence {
        session::Instance instance;
        core::Position from;
        core::Path steps;
        qint64 before = 0;
    };

    Printout(const ui::PuzzleUi &puzzle, const session::Session &session, Options options);

    static bool hasSolution(const session::Session &session);
    static bool isSolutionShown(const session::Session &session); ///< whether a solution is shown or played
    static std::optional<MoveSequence> solutionShown(const session::Session &session);
    /// Returns whether the steps up to the cursor are pictures of a search that makes no moves.
    static bool showsPictures(const session::Timeline &timeline);

    std::size_t boardCount() const; ///< the number of boards that are printed
    QString limitNotice() const;    ///< a sentence if not all boards are printed; else empty
    /// Returns the scene that draws the boards. The picture of a board may still be loading; the scene emits
    /// `completed` when it is loaded.
    const board::BoardScene &scene() const { return *m_scene; }
    /// Returns the paper of a country: Letter in North America and some other countries, else A4.
    static QPageSize::PageSizeId paper(QLocale::Territory country = QLocale::system().territory());
    static QMarginsF margins(Content content); ///< in millimetres
    /// Returns a PDF file of what `print` draws, on pages of the size `paper()`.
    static QByteArray pdf(const QString &title, const std::function<void(QPdfWriter &)> &print);
    /// Prints and returns the number of pages; 0 if the device cannot be painted on.
    int print(QPagedPaintDevice &device) const;

private:
    struct Board {
        QString title;
        core::Position position;
        core::Path move = {}; ///< the move that led to the position, to be drawn as an arrow
        qint64 frame = 0;     ///< the frame of the pictured act that the board shows; 0: only the position
    };
    struct Section {
        QString heading; ///< empty if there is none
        std::vector<Board> boards;
    };
    class Page;
    /// The sizes of the boards, chosen so that rows of them fill a page.
    struct Layout {
        int columns;
        double rowHeight;   ///< the height of the boards, their titles and the gap below
        double boardHeight; ///< the greatest height of a board
    };

    static MoveSequence solutionOf(const session::Session &session);
    static MoveSequence movesToCursor(const session::Timeline &timeline);
    static session::Instance instanceOf(const session::Session &session, Content content);
    void addMoves(const MoveSequence &sequence);
    void addPictures(const session::Session &session, qint64 first);
    void addSolutions(const session::Session &session);
    void addSymmetryClasses(const session::Session &session);
    void addSection(const session::Session &session, const QString &heading, std::span<const int> solutions);
    void addSolution(const session::Session &session, std::size_t solution, Section &section);
    void prepare(const Board &board) const;
    std::size_t boardLimit() const;
    QRectF commonRect() const;
    Layout layoutFor(const Page &page) const;
    Layout layoutOf(const Page &page, int columns) const;
    int headingsOnPage() const;
    bool fitsOnePage(const Page &page, const Layout &layout) const;
    void printLegend(Page &page) const;
    void printSection(Page &page, const Layout &layout, const Section &section) const;
    void printHeading(Page &page, const Layout &layout, const QString &heading) const;
    void printRow(Page &page, const Layout &layout, std::span<const Board> boards) const;
    QString headingOf(const session::Session &session) const;

    const ui::PuzzleUi &m_puzzle;
    const Options m_options;
    const std::unique_ptr<board::BoardScene> m_scene;
    std::vector<Section> m_sections;
    std::optional<session::Act> m_pictured; ///< the act whose frames are printed as pictures
    std::size_t m_wanted = 0;               ///< the number of boards without the limit
    QRectF m_rect;                          ///< the part of the scene that all boards show
    QString m_heading;
};

} // namespace exports
