// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>

class QPagedPaintDevice;
class QPainter;

namespace window {

/// Boards on paper, small and numbered, several on a page, or one as large as the page. What is to be printed
/// is taken from the session when the printout is made. There is an end to it, and the first page says so.
class Printout {
    Q_DECLARE_TR_FUNCTIONS(window::Printout)

public:
    enum class What {
        Moves,     ///< of the act, or of the game as far as it was played by hand, up to the cursor
        Position,  ///< the one in view
        Solutions, ///< all that were found and kept, in classes where the puzzle knows them
    };
    struct Choice {
        What what = What::Moves;
        int columns = 4;     ///< boards beside each other
        bool arrows = true;  ///< each board shows the move that led to it
        bool classes = true; ///< solutions that are images of one another stand together
    };

    Printout(const ui::PuzzleUi &puzzle, const session::Session &session, Choice choice);

    std::size_t boards() const; ///< that are printed
    QString limit() const;      ///< a sentence when there would be more; else empty
    /// Draws the boards; its picture may still be on its way.
    const board::BoardScene &scene() const { return *m_scene; }
    /// As many pages as it takes; how many. 0 when the device cannot be painted on.
    int print(QPagedPaintDevice &device) const;

private:
    struct Board {
        QString title;
        core::Position position;
        core::Path move = {}; ///< that led to it
    };
    struct Section {
        QString heading; ///< may be empty
        std::vector<Board> boards;
    };
    class Page;

    void collectMoves(const session::Session &session);
    void collectSolutions(const session::Session &session);
    void collectClasses(const session::Session &session);
    void collectClass(const session::Session &session, const QString &heading, std::span<const int> members);
    void collectSolution(const session::Session &session, std::size_t solution, Section &into);
    std::size_t most() const;
    QRectF commonPart() const;
    void printSection(Page &page, const Section &section) const;
    void printHeading(Page &page, const QString &heading) const;
    void printRow(Page &page, std::span<const Board> boards) const;
    double columnWidth(const Page &page) const;
    double rowHeight(const Page &page) const;
    QString headingOf(const session::Session &session) const;

    const Choice m_choice;
    const std::unique_ptr<board::BoardScene> m_scene;
    std::vector<Section> m_sections;
    std::size_t m_whole = 0; ///< boards that there would be
    QRectF m_part;           ///< of the scene that all boards show
    QString m_heading;
};

} // namespace window
