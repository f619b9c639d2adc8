// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>
#include <QMarginsF>
#include <QPainterPath>

#include <optional>

class QPagedPaintDevice;

namespace exports {

/// The pieces of a puzzle on pages, true to size, to be cut out and played by hand; the answer is on a page of its own.
/// A picture is cut into its parts.
class Cutout {
    Q_DECLARE_TR_FUNCTIONS(exports::Cutout)

public:
    static constexpr int usualSide = 30;                ///< the usual side of a cell in millimetres
    static constexpr QMarginsF margins{10, 10, 10, 10}; ///< in millimetres: six cells fit side by side
    static constexpr std::size_t mostPieces = 400;

    static bool isPossible(const core::Puzzle &puzzle) { return puzzle.start().size() <= mostPieces; }
    /// Returns a solution of the puzzle from its start; nothing if there is none, if it is the start, or if it is not
    /// found soon. Can take some seconds: call this function in another thread.
    static std::optional<core::Position> answerOf(const core::Kind &kind, const core::Puzzle &puzzle);

    /// The side of a cell is in millimetres. The scene must be complete, and outlive this object.
    Cutout(const ui::PuzzleUi &puzzle, const board::BoardScene &scene, std::optional<core::Position> answer,
           double side = usualSide);

    /// Prints and returns the number of pages; 0 if the device cannot be painted on.
    int print(QPagedPaintDevice &device) const;

private:
    class Sheets;
    struct Piece {
        int number;
        core::Place place; ///< the place in which the scene draws the piece
        QPainterPath edge; ///< the line to cut along, in cells; the piece is drawn at its origin
    };

    Piece pieceOf(const ui::PuzzleUi &puzzle, int number) const;
    void paint(QPainter &painter, const Piece &piece) const;
    void printAnswer(Sheets &sheets) const;

    const board::BoardScene &m_scene;
    const QString m_name; ///< the printed name of the puzzle
    const QString m_line;
    std::vector<Piece> m_pieces;
    const std::optional<core::Position> m_answer;
    const double m_side;
};

} // namespace exports
