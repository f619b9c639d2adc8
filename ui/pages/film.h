// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "session/session.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>

namespace pages {

/// The drawings of pieces and boards on one web page, each once, as SVG symbols.
class Symbols {
public:
    /// The number of the symbol with this drawing; -1 for one that is empty.
    int number(const QRectF &rect, const std::function<void(QPainter &)> &paint);
    QByteArray definitions() const;

private:
    QHash<QByteArray, int> m_numbers;
    QList<QByteArray> m_symbols;
};

/// A board on a web page, and the steps of the game in view or of a search on it, which a player there goes
/// through. What cannot be drawn in parts, such as counts over the pieces, is left out.
class Film {
    Q_DECLARE_TR_FUNCTIONS(pages::Film)

public:
    static constexpr qint64 mostFrames = 20'000;

    /// A board that stands still.
    Film(const board::BoardScene &scene, const core::Position &position, Symbols &symbols);
    /// The game in which the cursor is, as many frames of it as fit.
    Film(const board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline,
         qint64 frames, Symbols &symbols);

    qint64 frames() const { return qint64(m_frames.size()); }
    bool isCut() const { return m_cut; } ///< there were more
    /// The player begins after this frame, where there are so many, and not before the first.
    void beginAt(qint64 frame) { m_begin = std::min(frame, frames()); }
    /// The drawing and, where there are steps, what the player needs. The caption is HTML.
    QByteArray html(const QByteArray &caption, const QString &name) const;

private:
    struct Spot { ///< where and how a piece is drawn
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

    int spotOf(int piece, const core::Place &place);
    int sentenceOf(const core::Explanation &said);
    QByteArray data() const;

    const board::BoardScene &m_scene;
    Symbols &m_symbols;
    int m_board; ///< its symbol
    QHash<Spot, int> m_numbers;
    QHash<qint64, int> m_known; ///< by piece and place: the number of the spot
    QList<Spot> m_spots;
    QList<int> m_start; ///< by piece: the number of its spot
    QList<QList<int>> m_frames;
    QHash<QString, int> m_sentenceNumbers;
    QStringList m_sentences;
    QList<QList<int>> m_marks; ///< by sentence: cells and roles
    bool m_cut = false;
    qint64 m_begin = 0;
};

} // namespace pages
