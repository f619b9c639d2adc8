// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace session {

/// Reads the text of a board or a game, which can take seconds when chance is to deal boards with some care.
/// What comes quickly is answered at once; the rest is read in a thread of the pool, while the window lives
/// on. A reading given up runs to its end unseen, since nothing can interrupt it.
class Opening : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const core::Reading &)>;
    /// Reads, in any thread, and returns what is to be done then, in this object's.
    using Work = std::function<std::function<void()>()>;

    using QObject::QObject;
    ~Opening() override;

    /// The two parts of a position line behind "id:"; the kind lives for ever. Gives up the reading before.
    void read(const core::Kind &kind, std::string options, std::string position, Done done);
    /// Anything else. Gives up the reading before.
    void read(Work work);
    void giveUp();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();

private:
    struct Answer;

    void finish(const std::shared_ptr<Answer> &answer);

    std::shared_ptr<Answer> m_awaited; ///< the latest; others come too late
    bool m_busy = false;
};

} // namespace session
