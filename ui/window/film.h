// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>
#include <QImage>

namespace window {

/// What was played or searched, shown once more picture by picture as the board would show it: by a timeline
/// and a scene of its own, so that the player's go on undisturbed. What is filmed is taken from the session
/// when the film is made. There is an end to it, and `limit` says so.
class Film {
    Q_DECLARE_TR_FUNCTIONS(window::Film)

public:
    static constexpr double slowest = 0.25; ///< moves per second
    static constexpr double fastest = 1000;

    enum class What {
        Act,  ///< in which the cursor is, from its beginning to its end
        Game, ///< all since this board was made or dealt
    };
    struct Choice {
        What what = What::Act;
        qint64 first = 1;                                 ///< of its moves
        qint64 last = std::numeric_limits<qint64>::max(); ///< or all to the end
        double speed = 2;                                 ///< moves per second
        int side = 480;     ///< of the board's picture, the longer one, in pixels
        bool glides = true; ///< pieces are seen on their way, where there is time for it
        bool words = true;  ///< the number of the move, and what is said of it, stand below the board
    };
    struct Picture {
        QImage image;
        int hundredths; ///< of a second, that it is seen
    };

    Film(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
         Choice choice);
    ~Film();
    Q_DISABLE_COPY_MOVE(Film)

    qint64 moves() const { return m_timeline->lastFrame() - m_first; } ///< that are shown
    qint64 whole() const { return m_whole; } ///< moves that there are to choose from
    int pictures() const;                    ///< that it has, or some more
    double seconds() const;                  ///< that it lasts, about
    QString limit() const;                   ///< a sentence when these are not all moves chosen; else empty
    QSize size() const { return m_size; }
    /// Its picture may still be on its way, and then comes `completed`.
    const board::BoardScene &scene() const { return *m_scene; }

    bool atEnd() const { return m_ended; }
    Picture next(); ///< while not at the end

private:
    /// How a speed becomes pictures.
    struct Pace {
        qint64 stride; ///< moves from one picture at rest to the next
        int glides;    ///< pictures on the way there
        int rest;      ///< hundredths of a second, that the picture at rest is seen
        static Pace of(const Choice &choice);
    };
    class Reel;

    void advance();
    void mark();
    QString caption() const;
    Picture take(int hundredths);
    void paintCaption(QPainter &painter, const QRectF &into) const;

    const core::Kind &m_kind;
    const Choice m_choice;
    const Pace m_pace;
    qint64 m_before = 0; ///< moves before the first that is shown
    qint64 m_whole = 0;
    std::unique_ptr<session::Timeline> m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;
    qint64 m_first = 0;
    QSizeF m_board; ///< of its picture, in pixels
    QSize m_size;
    QFont m_font;
    int m_glided = 0; ///< pictures of the move under way
    bool m_begun = false;
    bool m_ended = false;
};

} // namespace window
