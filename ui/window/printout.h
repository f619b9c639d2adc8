// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>

class QPagedPaintDevice;
class QPdfWriter;

namespace window {

/// Boards on paper: small and numbered, several on a page, or one as large as the page. The printout copies
/// what it prints from the session when it is made. The number of boards is limited; the first page
/// says when some are left out.
class Printout {
    Q_DECLARE_TR_FUNCTIONS(window::Printout)

public:
    enum class Content {
        Moves,     ///< of the act up to the cursor; in a game played by hand all moves since its start
        Position,  ///< in view
        Solution,  ///< all moves of the one in view or being played, or else of the one found last
        Solutions, ///< all that were found and kept
    };
    struct Options {
        Content content = Content::Moves;
        int columns = 0;             ///< boards beside each other; 0: as many as fill the pages well
        bool arrows = true;          ///< each board shows the move that led to it
        bool bySymmetryClass = true; ///< groups the solutions, if the puzzle has symmetry classes
    };

    /// A way to be printed: its steps and where they begin, after so many moves of the game in view.
    struct Way {
        session::Instance instance;
        core::Position from;
        core::Path steps;
        qint64 before = 0;
    };

    Printout(const ui::PuzzleUi &puzzle, const session::Session &session, Options options);

    static bool hasSolution(const session::Session &session);
    static bool isSolutionShown(const session::Session &session); ///< in view, or being played
    static std::optional<Way> solutionShown(const session::Session &session);

    std::size_t boardCount() const; ///< that are printed
    QString limitNotice() const;    ///< a sentence when not all boards are printed; else empty
    /// Draws the boards. The picture of a board may still be loading; the scene signals `completed` when it
    /// is there.
    const board::BoardScene &scene() const { return *m_scene; }
    /// What `print` draws on pages of A4, as a PDF file.
    static QByteArray pdf(const QString &title, const std::function<void(QPdfWriter &)> &print);
    /// Prints and returns the number of pages; 0 when the device cannot be painted on.
    int print(QPagedPaintDevice &device) const;

private:
    struct Board {
        QString title;
        core::Position position;
        core::Path move = {}; ///< the one that led to the position, to be drawn as an arrow
    };
    struct Section {
        QString heading; ///< empty for none
        std::vector<Board> boards;
    };
    class Page;
    /// How large the boards are, so that rows of them fill a page.
    struct Layout {
        int columns;
        double rowHeight;   ///< of the boards, their titles and the gap below
        double boardHeight; ///< at most
    };

    static Way solutionOf(const session::Session &session);
    static Way wayToCursor(const session::Timeline &timeline);
    static session::Instance instanceOf(const session::Session &session, Content content);
    void addMoves(const Way &way);
    void addSolutions(const session::Session &session);
    void addSymmetryClasses(const session::Session &session);
    void addSection(const session::Session &session, const QString &heading, std::span<const int> solutions);
    void addSolution(const session::Session &session, std::size_t solution, Section &section);
    std::size_t boardLimit() const;
    QRectF commonRect() const;
    Layout layoutFor(const Page &page) const;
    Layout layoutOf(const Page &page, int columns) const;
    int headingsOnPage() const;
    bool fitsOnePage(const Page &page, const Layout &layout) const;
    void printSection(Page &page, const Layout &layout, const Section &section) const;
    void printHeading(Page &page, const Layout &layout, const QString &heading) const;
    void printRow(Page &page, const Layout &layout, std::span<const Board> boards) const;
    QString headingOf(const session::Session &session) const;

    const Options m_options;
    const std::unique_ptr<board::BoardScene> m_scene;
    std::vector<Section> m_sections;
    std::size_t m_wanted = 0; ///< boards without the limit
    QRectF m_rect;            ///< the part of the scene that all boards show
    QString m_heading;
};

} // namespace window
