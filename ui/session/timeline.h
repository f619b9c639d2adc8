// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/extent.h"
#include "session/moment.h"
#include "session/recipe.h"
#include "session/record.h"

#include <QObject>
#include <QString>

namespace session {

/// A board as the player has it: the rules, and how it looks. The look is a text that only the puzzle's scene
/// understands: the picture of a taquin, for example; empty for the plain look.
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
    QString method = {};              ///< of Solve and Search: the solver's id
    QStringList kept = {};            ///< lines of a saved game that this version does not know
    std::vector<Moment> moments = {}; ///< by their frames, at most one of each
    quint64 solution = 0;             ///< its number in the list of solutions, when the act shows one of them
    bool opens = false; ///< begins elsewhere than where the act before it ends; set by the timeline
    quint64 serial = 0; ///< no other act has it; set by the timeline
    /// How the events of a search, or of a method that gives reasons, are found again.
    std::optional<Recipe> recipe = {};
    /// Of what the method reported only the moves are there, without tries and reasons.
    bool abridged = false;
    /// On the position at its end, once that is judged; set by the timeline.
    std::optional<core::Judgement::Verdict> verdict = {};

    /// Drops the events from this one on.
    void cut(qint64 size);
    /// The recipe, with what the events say themselves; the viewer behind so many of them, if `here`.
    Recipe recipeAt(qint64 at, bool here) const;

    static Act make(Type type, Instance instance, core::Position from,
                    std::span<const core::Event> events = {});
};

/// An event of type Did for each of these steps.
std::vector<core::Event> events(std::span<const core::Step> steps);

/// The step from one frame to the next or the one before, or through all of a hand's act, as a board animates
/// it.
struct Played {
    core::Path steps;  ///< in the order and the direction in which the pieces go now
    core::Event event; ///< that ends the later frame
    bool forward = true;
};

/// All that was done in one puzzle, and where in it the viewer is: the cursor. Play by hand, undo, playback,
/// scrubbing, searches shown live and saved games all go through it.
///
/// Frames, the places where a viewer rests, are numbered across acts. Every move and every refused try ends
/// one; an act that opens another board has one more for its start.
class Timeline : public QObject {
    Q_OBJECT

public:
    /// Events that a search act keeps: 256 MB, and a twelfth of that for the index.
    static constexpr qint64 longestSearch = 16'000'000;

    explicit Timeline(Act first, QObject *parent = nullptr);

    const std::vector<Act> &acts() const { return m_acts; }
    const Act &act() const { return m_acts[m_act]; } ///< in which the cursor is
    std::size_t actIndex() const { return m_act; }

    const Instance &instance() const { return act().instance; }
    const core::Position &position() const { return m_position; }
    qint64 eventsBefore() const { return m_index; } ///< of the act, before the cursor
    Counts counts() const;                          ///< of the act, at the cursor
    const core::Event *lastEvent() const;      ///< before the cursor, in its act; null at the act's start
    core::Position positionBeforeLast() const; ///< before `lastEvent`
    core::Path past() const;                   ///< the steps from the instance's start to here
    core::Path pastOf(std::size_t act) const;  ///< the same to where this act begins

    qint64 frameInAct() const { return m_frame; }
    qint64 frame() const { return m_bases[m_act] + m_frame; }
    qint64 lastFrame() const { return m_bases.back() + m_acts.back().record.counts().frames; }
    qint64 startOfAct(std::size_t index) const { return m_bases[index]; }
    std::size_t actAt(qint64 frame) const;      ///< the last one, where acts share this frame
    std::size_t actAtEndOf(qint64 frame) const; ///< the one that led there, where acts share this frame
    core::Position positionAt(qint64 frame) const;
    /// How many moves the player made by hand, up to the cursor, since this board was made, dealt or edited. A
    /// row of tiles that slides at once counts its tiles, as it does in a method's solution.
    qint64 handMoves() const;
    /// The first frame of the present game: after the scramble that dealt it, unless the cursor is still among
    /// its moves.
    qint64 startOfGame() const;
    qint64 endOfGame() const;  ///< its last frame; of a scramble, while the cursor is among its moves
    bool isBeingDealt() const; ///< the cursor is among the moves of a scramble, before the last
    std::vector<qint64> gameStarts() const; ///< the first frames of all games but the first
    /// From which a solver is to begin: where it has solved the board in view, the frame at which it began.
    qint64 frameToSolveFrom() const;
    std::vector<qint64> solutionFrames() const; ///< of all acts, as far as they are kept
    std::vector<qint64> momentFrames() const;   ///< of all acts
    /// The moment at the cursor; null when it has none.
    const Moment *moment() const;
    bool atEnd() const { return frame() == lastFrame(); }
    bool forgets() const { return act().record.first() > 0; } ///< the act's beginning is no longer kept

    /// Drops all that lies after the cursor, adds an act, and goes to its start. Where the acts would exceed
    /// the largest extent, the oldest are forgotten, which `forgot` tells.
    void begin(Act act);
    /// Adds to the last act; the cursor stays.
    void append(std::span<const core::Event> events);
    /// The last act's search can go on no further.
    void close(Recipe::State state, quint64 found);
    /// Gives an abridged act all events of its search. A viewer stays at the same position, as far as it is in
    /// them.
    void refill(std::size_t index, Record record);
    /// Replaces everything, as when a saved game is opened for the first time. Here, too, the oldest acts are
    /// forgotten where they are too many.
    void restore(std::vector<Act> acts, qint64 frame);

    /// Gives the frame at the cursor this name and note. False when its act has too many moments.
    bool setMoment(const QString &name, const QString &note);
    /// What is judged of this position, at the end of the act with this serial, as long as it is that.
    void setVerdict(quint64 serial, const core::Position &end, core::Judgement::Verdict verdict);
    /// The moment at this frame goes.
    void removeMoment(qint64 frame);

    bool forward();
    bool back();
    bool forwardByAct(); ///< to the end of the act, or the next one, which is shown as one motion
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
    void forgot();                             ///< the oldest acts, since there were too many

private:
    std::size_t openingAct(std::size_t act) const;
    bool wasDealt(std::size_t act) const;
    bool enterNextAct();
    void backToActStart();
    bool isOneMotion(std::size_t act) const;
    core::Path pastAt(std::size_t act, qint64 index) const;
    void cut();
    void clear();
    void add(Act act);
    void renumber();
    void forgetOldest(const Extent &most);
    void announce(const Instance &before, const core::Position &from);
    void settle(std::size_t act, qint64 frame);
    void visit(std::size_t act, qint64 frame);
    void step(qint64 index, qint64 frame);
    void setMoments(std::size_t act, std::vector<Moment> moments);
    qint64 framesOf(std::size_t act) const { return m_acts[act].record.counts().frames; }

    std::vector<Act> m_acts;
    std::vector<qint64> m_bases; ///< by act: the number of its frame 0 among those of all acts
    Extent m_extent;             ///< of all acts
    std::size_t m_act = 0;
    qint64 m_frame = 0; ///< within the act
    qint64 m_index = 0; ///< events of the act before the cursor
    core::Position m_position;
};

} // namespace session
