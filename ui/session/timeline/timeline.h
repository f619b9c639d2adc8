// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline/gamesize.h"
#include "session/timeline/moment.h"
#include "session/timeline/record.h"
#include "session/timeline/searchspec.h"

#include <QObject>
#include <QString>

namespace session {

/// A board as the player sees it: the rules and the look. The look is a text that only the puzzle's scene
/// understands: the picture of a taquin, for example; empty for the plain look.
struct Instance {
    std::shared_ptr<const core::Puzzle> puzzle;
    QString look;

    friend bool operator==(const Instance &, const Instance &) = default;
};

/// The time that the player has spent on a game.
struct GameTime {
    std::size_t acts = 0; ///< the number of the game's acts that it covers
    qint64 milliseconds = 0;
    bool helped = false; ///< a hint or a method has helped
    bool won = false;    ///< the game had been won, and the clock had stopped

    friend bool operator==(const GameTime &, const GameTime &) = default;
};

/// One action of the player, with all its events.
struct Act {
    enum Type { New, Open, Scramble, Edit, Hand, Solve, Search };

    /// The value of `method` for a move by hand that a hint made.
    static constexpr QLatin1String byHint = QLatin1String("hint");

    Type type = New;
    Instance instance;
    Record record;
    QString method = {};              ///< the solver's id, for Solve and Search; `byHint` or nothing for Hand
    QString replaced = {};            ///< the id of the chosen method if it could not do what `method` did
    QStringList kept = {};            ///< lines of a saved game that this version does not know
    std::vector<Moment> moments = {}; ///< moments in the order of their frames, at most one per frame
    quint64 solution = 0;             ///< the number in the list of the solution that the act shows, if any
    bool opens = false; ///< set by the timeline if it does not begin where the act before it ends
    quint64 serial = 0; ///< a number that no other act has; set by the timeline
    /// The data for running a search, or a method that gives reasons, again to restore its events.
    std::optional<SearchSpec> spec = {};
    /// The act contains only the moves that the method reported, without tries and reasons.
    bool abridged = false;
    /// The verdict on the position at the end of the act, once it is judged; set by the timeline.
    std::optional<core::Judgement::Verdict> verdict = {};
    /// The time of the game that this act begins, if it was timed from its start.
    std::optional<GameTime> time = {};

    /// Drops the events from this one on.
    void truncate(qint64 size);
    /// Returns the search spec with the data from the events; if `here`, the viewer is after `at` of them.
    SearchSpec specAt(qint64 at, bool here) const;

    static Act make(Type type, Instance instance, core::Position from,
                    std::span<const core::Event> events = {});
};

/// Returns an event of type Did for each of these steps.
std::vector<core::Event> events(std::span<const core::Step> steps);

/// The motion from one frame to the next or the previous one, or through a whole act by hand, in the form that a
/// board animates.
struct Played {
    core::Path steps;  ///< the steps, in the order and the direction in which the pieces move now
    core::Event event; ///< the event that ends the later frame
    bool forward = true;
};

/// Everything that was done in one puzzle, and the place in it that the viewer sees: the cursor. Play by hand, undo,
/// playback, scrubbing, searches shown live and saved games all use it. Frames, the places where a viewer can stop,
/// are numbered across acts. Every move and every refused try ends a frame; an act that opens another board has one
/// more for its start.
class Timeline : public QObject {
    Q_OBJECT

public:
    /// The number of events that a search act keeps: 256 MB, and a twelfth of that for the index.
    static constexpr qint64 longestSearch = 16'000'000;

    explicit Timeline(Act first, QObject *parent = nullptr);

    const std::vector<Act> &acts() const { return m_acts; }
    const Act &act() const { return m_acts[m_act]; } ///< the act in which the cursor is
    std::size_t actIndex() const { return m_act; }

    const Instance &instance() const { return act().instance; }
    const core::Position &position() const { return m_position; }
    qint64 eventsBefore() const { return m_index; } ///< the events of the act before the cursor
    /// Returns the counts of the act at the cursor.
    Counts counts() const { return act().record.countsAt(m_index); }
    const core::Event *lastEvent() const;      ///< the event before the cursor in its act; null at the start
    core::Position positionBeforeLast() const; ///< the position before `lastEvent`
    /// Returns the steps from the instance's start to here.
    core::Path past() const { return pastAt(m_act, m_index); }
    core::Path pastOf(std::size_t act) const; ///< the steps to where this act begins
    /// Returns the acts up to the cursor. A game that is opened is appended to them, so that opening can be undone.
    std::vector<Act> actsUpToCursor() const;

    qint64 frameInAct() const { return m_frame; }
    qint64 frame() const { return m_bases[m_act] + m_frame; }
    qint64 lastFrame() const { return m_bases.back() + m_acts.back().record.counts().frames; }
    qint64 startOfAct(std::size_t index) const { return m_bases[index]; }
    std::size_t actAt(qint64 frame) const;      ///< the last act, if acts share this frame
    std::size_t actAtEndOf(qint64 frame) const; ///< the act that led there, if acts share this frame
    core::Position positionAt(qint64 frame) const;
    /// Returns how many moves the player made by hand, up to the cursor, since this board was made, dealt or edited.
    /// A row of tiles that slides at once counts as one move per tile, as in a method's solution.
    qint64 handMoves() const;
    qint64 hintedMoves() const; ///< how many of these moves a hint has made
    /// Returns the first frame of the present game: the one after the scramble that dealt it, unless the
    /// cursor is still among the scramble's moves.
    qint64 startOfGame() const;
    qint64 endOfGame() const; ///< the game's last frame; a scramble's while the cursor is among its moves
    /// Returns whether the cursor is among the moves of a scramble, before the last.
    bool isBeingDealt() const { return act().type == Act::Scramble && m_frame < framesOf(m_act); }
    std::vector<qint64> gameStarts() const; ///< the first frames of all games but the first
    /// Returns the frame from which a solver is to begin: the cursor's or, if a solver has solved the board in view or the
    /// board is among the tries of a search, the frame at which that solver began: what a search has tried is not a game.
    qint64 frameToSolveFrom() const;
    std::vector<qint64> solutionFrames() const; ///< the kept solutions of all acts
    std::vector<qint64> momentFrames() const;   ///< the moments of all acts
    /// Returns the moment at the cursor; null if there is none.
    const Moment *moment() const;
    bool atEnd() const { return frame() == lastFrame(); }
    bool forgets() const { return act().record.first() > 0; } ///< the act's beginning is no longer kept

    /// Drops everything after the cursor, adds an act, and moves to its start. If the acts would exceed the
    /// largest size, the oldest are forgotten, which `forgot` signals.
    void begin(Act act);
    /// Adds events to the last act; the cursor stays.
    void append(std::span<const core::Event> events);
    /// Marks the last act's search as one that cannot continue.
    void close(SearchSpec::State state, quint64 found);
    /// Fills an abridged act with all events of its search. The cursor stays at the same position, if that is among
    /// them.
    void refill(std::size_t index, Record record);
    /// Replaces all acts, as when a saved game is opened for the first time. The oldest acts are forgotten if there
    /// are too many.
    void restore(std::vector<Act> acts, qint64 frame);

    /// Gives the frame at the cursor this name and note. Returns false if its act has too many moments.
    bool setMoment(const QString &name, const QString &note);
    /// Sets the verdict on this position at the end of the act with this serial, if the act still ends in
    /// this position.
    void setVerdict(quint64 serial, const core::Position &end, core::Judgement::Verdict verdict);
    /// Sets the time of the game that this act begins. This changes nothing that is in view, so nothing is emitted.
    void setTime(std::size_t act, const GameTime &time) { m_acts[act].time = time; }
    /// Removes the moment at this frame.
    void removeMoment(qint64 frame);

    bool forward();
    bool back();
    bool forwardByAct(); ///< moves to the end of the act, or of the next one, shown as one motion
    void seek(qint64 frame);
    bool canUndo() const { return m_act > 0 || m_frame > 0; }
    bool canRedo() const { return !atEnd(); }
    void undo();
    void redo();

Q_SIGNALS:
    void moved(const session::Played &played); ///< moved by one frame, forward or back
    void jumped();                             ///< moved elsewhere on the same board
    void opened();                             ///< moved to another board, which needs a new scene
    void changed();                            ///< emitted after these, and when acts are added or removed
    void forgot();                             ///< the oldest acts were forgotten, since there were too many

private:
    std::size_t openingAct(std::size_t act) const;
    bool wasDealt(std::size_t act) const;
    bool enterNextAct();
    void backToActStart();
    bool isOneMotion(std::size_t act) const;
    core::Path pastAt(std::size_t act, qint64 index) const;
    void truncateAtCursor();
    void clear();
    void add(Act act);
    void renumber();
    void forgetOldest(const GameSize &most);
    void announce(const Instance &before, const core::Position &from);
    void settle(std::size_t act, qint64 frame);
    void visit(std::size_t act, qint64 frame);
    void step(qint64 index, qint64 frame);
    void setMoments(std::size_t act, std::vector<Moment> moments);
    qint64 framesOf(std::size_t act) const { return m_acts[act].record.counts().frames; }

    std::vector<Act> m_acts;
    std::vector<qint64> m_bases; ///< the number of each act's frame 0 among the frames of all acts
    GameSize m_size;             ///< the size of all acts
    std::size_t m_act = 0;
    qint64 m_frame = 0; ///< the frame within the act
    qint64 m_index = 0; ///< the number of events of the act before the cursor
    core::Position m_position;
};

/// Returns a timeline that has only this frame of a search, with its cursor at the frame's end: all that a scene needs
/// to show the frame.
std::unique_ptr<Timeline> timelineOfFrame(const Instance &instance, const QString &method,
                                          const Record &record, qint64 frame);

} // namespace session
