// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QObject>

#include <functional>

namespace session {

/// Reads the text of a board or a game, which can take seconds if a deal tries many boards. A result that is ready
/// within 40 ms is passed on before `read` returns; otherwise a thread continues the reading while the window stays
/// usable. A reading that is given up is asked to stop, and its result is dropped.
class BoardReader : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const core::Reading &)>;
    /// Reads, in any thread, and returns a function that uses what was read, in this object's thread.
    using Work = std::function<std::function<void()>()>;
    /// Receives the reason why a reading failed.
    using Fail = std::function<void(const core::Explanation &)>;

    using QObject::QObject;
    ~BoardReader() override;

    /// Reads the two parts of a position line after "id:". Gives up the previous reading.
    void read(const core::Kind &kind, std::string options, std::string position, const Done &done);
    /// Runs `work`, which reads a text of another form. Gives up the previous reading.
    void read(Work work, Fail fail);
    void giveUp();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();

private:
    struct Result;

    void finish(const std::shared_ptr<Result> &result);

    std::shared_ptr<Result> m_awaited; ///< the result of the latest reading; earlier ones are dropped
    bool m_busy = false;
};

} // namespace session
