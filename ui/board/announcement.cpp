// SPDX-License-Identifier: MIT
#include "board/announcement.h"

#include "board/qtversion.h"

#include <QAccessibleWidget>

#include <limits>
#include <utility>

namespace board {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype mostAtOnce = 3;

class SpokenText : public QAccessibleWidget {
public:
    explicit SpokenText(Announcement *announcement)
        : QAccessibleWidget(announcement, QAccessible::Notification), m_announcement(*announcement)
    {
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_announcement.text() : QString();
    }

private:
    const Announcement &m_announcement;
};

} // namespace

Announcement::Announcement(QWidget *parent) : QWidget(parent)
{
    // Installing it more than once does no harm.
    QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
        auto *announcement = qobject_cast<Announcement *>(object);
        return announcement ? new SpokenText(announcement) : nullptr;
    });
    setFixedSize(1, 1);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_moment.setSingleShot(true);
    m_moment.setInterval(150ms);
    connect(&m_moment, &QTimer::timeout, this, &Announcement::sayPending);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { announce(std::exchange(m_late, {})); });
}

qint64 Announcement::silence() const
{
    return m_since.isValid() ? m_since.elapsed() : std::numeric_limits<qint64>::max();
}

void Announcement::announce(const QString &sentence, qint64 pause)
{
    if (sentence.isEmpty() || m_pending.contains(sentence))
        return;
    if (pause > 0 && (m_moment.isActive() || silence() < pause)) {
        m_late = sentence;
        if (!m_pause.isActive())
            m_pause.start(int(pause));
        return;
    }
    m_pending << sentence;
    if (m_pending.size() > mostAtOnce)
        m_pending.removeFirst();
    if (!m_moment.isActive())
        m_moment.start();
}

void Announcement::sayPending()
{
    m_text = m_pending.join(u' ');
    m_pending.clear();
    m_since.start();
    if (!QAccessible::isActive())
        return;
#if QT_HAS_ANNOUNCEMENTS
    QAccessibleAnnouncementEvent event(this, m_text);
#else
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace board
