// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QTimer>

#include <span>

namespace window {

/// One session for each puzzle, begun when it is first visited, and kept on disk from then on, so that it is
/// found again at the next start.
class Shelf : public QObject {
    Q_OBJECT

public:
    explicit Shelf(std::span<const ui::PuzzleUi *const> puzzles, QObject *parent = nullptr);
    ~Shelf() override;

    std::span<const ui::PuzzleUi *const> puzzles() const { return m_puzzles; }
    core::Kinds kinds() const { return m_kinds; }
    std::size_t placeOf(const core::Kind &kind) const;
    session::Session &session(std::size_t place);

    /// The one in the window.
    std::size_t current() const { return m_current; }
    /// Leaving a puzzle pauses it.
    void setCurrent(std::size_t place);
    const ui::PuzzleUi &puzzle() const { return *m_puzzles[m_current]; }
    session::Session &session() { return session(m_current); }

    /// One speed for all.
    void setSpeed(session::Speed speed);
    /// Writes what has changed since it was written last.
    void saveAll();

Q_SIGNALS:
    void currentChanged();
    void said(const QString &sentence); ///< about files that could not be read or written

private:
    struct Kept {
        std::unique_ptr<session::Session> session;
        QTimer soon; ///< to be saved
        bool changed = false;
    };

    std::unique_ptr<session::Session> begin(const ui::PuzzleUi &puzzle);
    bool restore(const ui::PuzzleUi &puzzle, session::Session &session);
    QString setAside(const QString &file) const;
    void watch(std::size_t place);
    void save(std::size_t place);

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    std::vector<const core::Kind *> m_kinds;
    std::vector<std::unique_ptr<Kept>> m_kept;
    session::Speed m_speed;
    std::size_t m_current = 0;
};

} // namespace window
