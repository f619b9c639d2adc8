// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace board {

/// Says sentences aloud through a screen reader, wherever the focus is. Nothing of it is seen.
///
/// Until Qt 6.8 there is no event for this. A screen reader reads a notification out when it comes into view, so this is
/// one that comes into view again with each sentence.
class Announcement : public QWidget {
    Q_OBJECT

public:
    explicit Announcement(QWidget *parent);

    /// What comes within a moment is said as one. Where anything was said in the last `pause` milliseconds it waits, and
    /// gives way to what comes later.
    void say(const QString &sentence, qint64 pause = 0);
    const QString &text() const { return m_text; } ///< what was said last
    qint64 silence() const;                        ///< milliseconds since then

Q_SIGNALS:
    void said(const QString &text);

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
