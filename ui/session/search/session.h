// SPDX-License-Identifier: MIT
#pragma once

#include "session/answers/boardreader.h"
#include "session/answers/lastsolvable.h"
#include "session/answers/movejudge.h"
#include "session/answers/winsummary.h"
#include "session/basics/backgroundtask.h"
#include "session/search/search.h"
#include "session/search/searchreplay.h"
#include "session/timeline/stops.h"

namespace session {

/// One puzzle being played: its timeline, the player that moves it, the search for solutions, and the
/// background work on the position in view. It has many members because these parts meet here; each of them
/// is a class of its own.
class Session : public QObject {
    Q_OBJECT

public:
    Session(const core::Kind &kind, const core::Game &first, QObject *parent = nullptr);

    const core::Kind &kind() const { return m_kind; }
    Timeline &timeline() { return m_timeline; }
    const Timeline &timeline() const { return m_timeline; }
    Player &player() { return m_player; }
    const Player &player() const { return m_player; }
    Search &search() { return m_search; }
    const Search &search() const { return m_search; }
    const core::Puzzle &puzzle() const { return *m_timeline.instance().puzzle; }
    const WinSummary &winSummary() const { return m_winSummary; }
    QString line() const; ///< the position line of the position in view

    /// Begins another board, or this one at another position, with an act of type New, Open or Edit.
    void begin(Act::Type type, const core::Game &game, const QString &look);
    /// Reads the text of a board of this puzzle and passes the result to `done`. A long reading is done in the
    /// background; `stop`, or beginning anything else, gives it up.
    void read(std::string options, std::string position, BoardReader::Done done);
    /// Runs `work`, which reads a text of another form; reports the reason if that fails.
    void read(BoardReader::Work work);
    bool isReading() const { return m_reader.isBusy(); }
    /// Deals the present board again, by `read`; reports the reason if that fails.
    void scramble(const core::Deal &deal, qint64 count, std::uint64_t seed);
    /// Returns the options of the board in view that a deal does not choose by itself; those of the deal may follow.
    std::string optionsFor(const core::Deal &deal) const;
    /// Plays these moves, which were given together with the board in view, in a new act.
    void playMoves(const core::Path &moves);
    /// Makes the step that the player wants to make by hand.
    void hand(const core::Step &wanted);
    /// Explains one move towards the goal, or how many moves to take back; does so when called again.
    void hint();
    bool hasHint() const { return !m_hint.path.empty(); } ///< a hint was given that hint() will play
    /// Returns whether a hint was given to take back moves, which hint() will do.
    bool hasHintBack() const { return m_hasHintBack; }

    void undo();
    void redo();
    /// Goes to the last position of this game from which the goal could still be reached; reports what it
    /// finds.
    void backToSolvable();
    bool isLookingBack() const { return m_lastSolvable.isBusy(); }
    /// Ends everything under way: a search, a reading, a search for the last solvable position, playing.
    void stop();
    bool canStop() const;

    /// Plays a solution of this game from its start, in a new game: a shortest one if `WinSummary::shortestMethod`
    /// returns a method, else a short one. Does nothing if there is no method for that.
    void showShortest();
    /// Restarts the board from the position at the start of this game.
    void playAgain();

    void solve(const Request &request) { m_search.start(request); }
    bool isSolving() const { return m_search.isSolving(); }
    bool isWatching() const { return m_search.isWatching(); }
    const Solutions &solutions() const { return m_search.solutions(); }
    const SymmetryClasses &symmetryClasses() const { return m_search.symmetryClasses(); }

    /// Returns the judgement of the position in view, such as whether it can still be solved.
    const core::Judgement &judgement() const { return m_judgement; }
    /// Returns whether `judgement` may be shown: it is for the position in view or, on the same board, for the
    /// position of a moment ago.
    bool isJudged() const;
    /// Returns the judgements of the player's own moves, which are made only while they are switched on.
    MoveJudge &verdicts() { return m_verdicts; }
    const MoveJudge &verdicts() const { return m_verdicts; }
    /// Returns the words for the frame at the cursor: the reason of a method's step, or a comment on a step
    /// by hand. Empty if there is nothing to say.
    core::Explanation explanation() const;
    static core::Explanation explanationAt(const core::Kind &kind, const Timeline &timeline);
    static core::Explanation explanationAt(const core::Kind &kind, const Timeline &timeline, qint64 frame);

    Stops &stops() { return m_stops; }
    const Stops &stops() const { return m_stops; }
    /// Goes to the next enabled stop in this direction; reports if there is none.
    void goToStop(Direction direction);

    /// Returns whether the events after the cursor of a watched search are hidden, so that the viewer can predict
    /// them.
    bool hidesFuture() const { return m_hidesFuture; }
    void setHidesFuture(bool hides) { m_hidesFuture = hides; }

    /// Names or renames the frame in view; reports if there are too many moments.
    void setMoment(const QString &name, const QString &note);
    void removeMoment(qint64 frame);

    void report(const core::Explanation &what) { Q_EMIT reported(what); }

    /// Replaces all acts by those of a saved game, whose searches are run again in the background.
    void restore(std::vector<Act> acts, qint64 frame);
    /// Sets whether the last game is still being read; until then this session is a placeholder.
    void setRestoring(bool restoring);
    bool isRestoring() const { return m_restoring; }
    /// Runs the game's searches again, including those by programs with these commands, which the player has allowed.
    void rerunPrograms(std::vector<std::string> commands) { m_replay.start(std::move(commands)); }
    bool isReplaying() const { return m_replay.isBusy(); } ///< whether a saved search is being rerun

Q_SIGNALS:
    void reported(const core::Explanation &what); ///< emitted with a refusal, a reason or an answer
    /// Emitted besides `reported` if the wanted step is not a move.
    void refused(const core::Explanation &what);
    void hinted(const core::Explanation &why); ///< emitted besides `reported`
    void solvingChanged();
    void progressed();
    void judged();
    void solutionsChanged();
    void acted(); ///< an act was added or removed: what is saved has changed
    /// Emitted after `acted` if another board, or one with another picture, was made or opened.
    void boardReplaced();

private:
    void connectSearch();
    core::Explanation aboutForgotten() const;
    void add(Act act);
    void addMove(const core::Path &path, const QString &method = {});
    void giveUp();
    void addScramble(const core::Game &game, const QString &look);
    void showHint(const core::Hint &hint);
    void makeHint(const core::Hint &hint);
    void dropHint();
    void retreat(const LastSolvable::Answer &answer);
    void judgeSoon();
    void judge();
    void takeJudgement(const core::Judgement &judgement);

    const core::Kind &m_kind;
    Timeline m_timeline;
    Player m_player;
    Search m_search;
    SearchReplay m_replay;
    BoardReader m_reader;
    LastSolvable m_lastSolvable;
    WinSummary m_winSummary;
    MoveJudge m_verdicts;
    Stops m_stops;
    bool m_restoring = false;
    bool m_hidesFuture = false;
    core::Judgement m_judgement;
    Instance m_judgedInstance; ///< the board that `m_judgement` is about, with `m_judgedPosition`
    core::Position m_judgedPosition;
    Instance m_askedInstance; ///< the board of the judgement that is being made
    core::Position m_askedPosition;
    QTimer m_judgeSoon;
    QTimer m_judgeLate; ///< while it runs, the judgement of a moment ago is still shown
    BackgroundTask<core::Judgement> m_judging;
    BackgroundTask<core::Hint> m_hinting;
    core::Hint m_hint; ///< a hint that was given and not played yet
    bool m_hasHintBack = false;
    int m_hintsAsked = 0; ///< how often a hint was requested while it is being computed
};

} // namespace session
