// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace board {

/// Speaks sentences through a screen reader, wherever the focus is. The widget itself is invisible. Before Qt 6.8
/// there is no event for announcements. A screen reader reads a notification aloud when it appears, so this widget
/// poses as a notification that appears again with each sentence.
class Announcement : public QWidget {
    Q_OBJECT

public:
    explicit Announcement(QWidget *parent);

    /// Speaks a sentence. Sentences that follow each other at once are joined. If anything was spoken in the last
    /// `pause` milliseconds, the sentence waits, and a later one replaces it.
    void announce(const QString &sentence, qint64 pause = 0);
    const QString &text() const { return m_text; } ///< the sentence spoken last
    qint64 silence() const;                        ///< the milliseconds since the last sentence

private:
    void sayPending();

    QStringList m_pending;
    QString m_text;
    QString m_late;
    QTimer m_moment;
    QTimer m_pause;
    QElapsedTimer m_since;
};

} // namespace board
