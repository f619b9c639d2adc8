// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "session/record.h"

#include <QObject>
#include <QString>

namespace session {

/// A board as the player has it: the rules, and how the scene dresses it (the scene's own word, empty for
/// plain).
struct Instance {
    std::shared_ptr<const core::Puzzle> puzzle;
    QString look;

    friend bool operator==(const Instance &, const Instance &) = default;
};

/// One thing the player did, and all that came of it.
struct Act {
    enum Type { New, Open, Scramble, Edit, Hand, Solve, Search };

    Type type = New;
    Instance instance;
    Record record;
    QString method = {};   ///< of Solve and Search: the solver's id
    QStringList kept = {}; ///< lines of a saved game that this version does not know
    quint64 solution = 0;  ///< its number in the list of solutions, when the act shows one of them
    bool opens = false;    ///< does not go on from where the act before it ends; set by the timeline

    static Act make(Type type, Instance instance, core::Position from,
                    std::span<const core::Event> events = {});
};

/// The events by which these steps happen.
std::vector<core::Event> events(std::span<const core::Step> steps);

/// One frame passed, as a board animates it.
struct Played {
    core::Path steps;  ///< as they go now, whichever way time runs
    core::Event event; ///< of the frame
    bool forward = true;
};

/// All that was done in one puzzle, and where in it the viewer is. It alone drives play, undo, playback,
/// scrubbing, searches shown live and saved games.
///
/// Frames are counted across acts: an act that opens a new board has a frame of its own for its start, every
/// move or refused try is one more.
class Timeline : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 longestSearch = 8'000'000; ///< events that a search act keeps

    explicit Timeline(Act first, QObject *parent = nullptr);

    const std::vector<Act> &acts() const { return m_acts; }
    const Act &act() const { return m_acts[m_act]; } ///< in which the cursor is
    std::size_t actIndex() const { return m_act; }

    const Instance &instance() const { return act().instance; }
    const core::Position &position() const { return m_position; }
    qint64 eventsBefore() const { return m_index; } ///< of the act, that lead to the cursor
    Counts counts() const;                          ///< of the act, at the cursor
    const core::Event *lastEvent() const; ///< that led to the cursor, within its act; null at the act's start
    core::Position positionBeforeLast() const; ///< before `lastEvent`
    core::Path past() const;                   ///< the steps from the instance's start to here

    qint64 frameInAct() const { return m_frame; }
    qint64 frame() const { return m_bases[m_act] + m_frame; }
    qint64 lastFrame() const { return m_bases.back() + m_acts.back().record.counts().frames; }
    qint64 startOfAct(std::size_t index) const { return m_bases[index]; }
    std::size_t actAt(qint64 frame) const; ///< the last of those that have this frame
    core::Position positionAt(qint64 frame) const;
    /// The moves that the player made by hand, up to the cursor, since the present board was made, dealt or
    /// edited.
    qint64 handMoves() const;
    /// The first frame of the present game: behind the scramble that dealt it.
    qint64 startOfGame() const;
    std::vector<qint64> solutionFrames() const; ///< of all acts, as far as they are kept
    bool atEnd() const { return frame() == lastFrame(); }
    bool forgets() const { return act().record.first() > 0; } ///< the act's beginning is no longer kept

    /// Adds an act, in place of all that lies after the cursor, and goes to its start.
    void begin(Act act);
    /// The last act goes on; the cursor stays.
    void append(std::span<const core::Event> events);
    /// Replaces everything, as when a saved game is opened for the first time.
    void restore(std::vector<Act> acts, qint64 frame);

    bool forward();
    bool back();
    void seek(qint64 frame);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

Q_SIGNALS:
    void moved(const session::Played &played); ///< one frame, forward or back
    void jumped();                             ///< elsewhere on the same board
    void opened();                             ///< to another board: the scene is made anew
    void changed();                            ///< after any of these, and when acts come and go

private:
    std::size_t openingAct() const;
    void cut();
    void index();
    void settle(std::size_t act, qint64 frame);
    void visit(std::size_t act, qint64 frame);
    void step(qint64 index, qint64 frame);
    qint64 framesOf(std::size_t act) const { return m_acts[act].record.counts().frames; }

    std::vector<Act> m_acts;
    std::vector<qint64> m_bases; ///< frame(act, h) = m_bases[act] + h
    std::size_t m_act = 0;
    qint64 m_frame = 0; ///< within the act
    qint64 m_index = 0; ///< events of the act before the cursor
    core::Position m_position;
};

} // namespace session
