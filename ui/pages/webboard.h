// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "session/search/session.h"

#include <QCoreApplication>
#include <QHash>

#include <map>

namespace pages {

/// The drawings of pieces and boards on one web page, each stored once as an SVG symbol.
class Symbols {
public:
    /// Returns the number of the symbol with this drawing; -1 for an empty one.
    int number(const QRectF &rect, const std::function<void(QPainter &)> &paint);
    /// Returns the number of a piece's drawing at a place. A piece is drawn once for all places where it looks the same,
    /// since encoding a picture takes long.
    int ofPiece(const board::BoardScene &scene, int piece, const core::Place &place);
    /// Returns the number of what lies over the pieces of a solved board, which is drawn once.
    int ofWhole(const board::BoardScene &scene, const core::Position &solved);
    QByteArray definitions() const;

private:
    /// The drawings of pieces, by look, by turn and by whether they are on the board.
    std::map<std::tuple<const board::BoardScene *, int, int, bool>, int> m_pieces;
    std::map<const board::BoardScene *, int> m_wholes;
    QHash<QByteArray, int> m_numbers;
    QList<QByteArray> m_symbols;
};

/// A board on a web page, with the steps of the game in view or of a search, which a player on the page shows. A board whose
/// pieces slide into a gap can be played on.
/// Details that cannot be drawn in parts, such as counts over the pieces, are left out.
class WebBoard {
    Q_DECLARE_TR_FUNCTIONS(pages::WebBoard)

public:
    static constexpr qint64 mostFrames = 20'000;
    static constexpr qint64 mostPictures = 2000; ///< the most frames of a game with pictures of steps

    /// Makes a board without steps.
    WebBoard(const board::BoardScene &scene, const core::Position &position, Symbols &symbols);
    /// The choice of the last frame, if a game has too many frames.
    enum class Cut {
        Stops, ///< the last frame that fits
        Jumps, ///< the game's end, which follows the last frame that fits
    };
    /// Makes the game that contains the cursor, with as many of its frames as fit. The scene then shows the game's
    /// start.
    WebBoard(board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline,
             qint64 frames, Symbols &symbols, Cut cut = Cut::Stops);

    qint64 frames() const { return qint64(m_frames.size()); }
    bool isCut() const { return m_cut; } ///< whether there were more frames
    /// Makes the player begin at this frame, or at the last if there are fewer.
    void beginAt(qint64 frame) { m_begin = std::min(frame, frames()); }
    /// Lets the reader play on the board, if its pieces slide into a gap.
    void letPlay();
    /// Returns the drawing and, if there are steps or the reader can play, the data that the player needs.
    QByteArray html(const QString &name) const;

private:
    struct Spot { ///< the place and look of a drawn piece
        int look;
        double x;
        double y;
        double scale;
        friend bool operator==(const Spot &, const Spot &) = default;
        friend size_t qHash(const Spot &spot, size_t seed)
        {
            return qHashMulti(seed, spot.look, spot.x, spot.y, spot.scale);
        }
    };

    void addFrame(const core::Position &before, const core::Position &after, int sentence);
    int pictureOf(board::BoardScene &scene, const session::Act &act, qint64 frame);
    void takeLegend();
    void addWhole(const core::Position &solved);
    int spotOf(int piece, const core::Place &place);
    int sentenceOf(const core::Explanation &explanation);
    int sentenceOf(const QString &text, const std::vector<core::Mark> &cells);
    QByteArray data() const;
    bool hasPictures() const;
    bool hasPlayer() const { return !m_frames.empty() || !m_goal.empty(); }

    const board::BoardScene &m_scene;
    Symbols &m_symbols;
    int m_board; ///< the number of the board's symbol
    QHash<Spot, int> m_numbers;
    QHash<qint64, int> m_known; ///< the numbers of the spots by piece and place
    QList<Spot> m_spots;
    QList<int> m_start; ///< the spot of each piece at the start
    QList<QList<int>> m_frames;
    QList<int> m_pictures; ///< the symbol that each frame shows in place of the pieces; -1: none
    QList<std::pair<int, QString>> m_legend; ///< the symbols of the marks in the pictures, and their meanings
    QHash<QString, int> m_sentenceNumbers;
    QStringList m_sentences;
    QList<QList<int>> m_marks; ///< the cells and roles of the marks of each sentence
    bool m_cut = false;
    int m_whole = -1;  ///< the symbol of the whole picture, shown on a solved board; -1: none
    QList<int> m_home; ///< the spot of each piece on the solved board
    QList<int> m_goal; ///< the cell of each piece on the solved board if the reader can play; else empty
    qint64 m_begin = 0;
};

} // namespace pages
