// SPDX-License-Identifier: MIT
#include "taquin/crew.h"

#include <utility>

namespace taquin {

namespace {

constexpr int mostThreads = 8;
constexpr int blockBits = 16;
constexpr std::uint64_t lastBlock = (std::uint64_t(1) << blockBits) - 1;
constexpr int patience = 5000; ///< looks before a thread goes to sleep

/// Returns once the value is no longer `old`. Work mostly comes soon.
template <typename Value>
void awaitChange(const std::atomic<Value> &value, Value old)
{
    for (int look = 0; look < patience; ++look) {
        if (value.load(std::memory_order_acquire) != old)
            return;
    }
    value.wait(old, std::memory_order_acquire);
}

} // namespace

void Crew::gather(core::Control &control, const std::function<void(Crew &, core::Control &)> &lead)
{
    Crew crew;
    control.parallel(mostThreads, [&](int task, core::Control &own) {
        if (task > 0) {
            crew.help();
            return;
        }
        const struct Dismissal {
            Crew &crew;
            ~Dismissal() { crew.end(); }
        } dismissal{crew};
        lead(crew, own);
    });
}

void Crew::run(int blocks, const Work &work)
{
    m_work = &work;
    m_left = blocks;
    const std::uint64_t number = (m_ticket >> 2 * blockBits) + 1;
    m_ticket = number << 2 * blockBits | std::uint64_t(blocks) << blockBits;
    if (blocks > 1)
        m_ticket.notify_all();
    while (takeBlock())
        ;
    for (int left = m_left; left > 0; left = m_left)
        awaitChange(m_left, left);
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

void Crew::help()
{
    for (std::uint64_t ticket = m_ticket; ticket != ended; ticket = m_ticket) {
        if (!takeBlock())
            awaitChange(m_ticket, ticket);
    }
}

/// False when there is none to be had.
bool Crew::takeBlock()
{
    std::uint64_t ticket = m_ticket;
    const Work *work = nullptr;
    do {
        if (ticket == ended || (ticket & lastBlock) >= (ticket >> blockBits & lastBlock))
            return false;
        work = m_work; // that of the ticket: the next comes only once all blocks of this one are done
    } while (!m_ticket.compare_exchange_weak(ticket, ticket + 1));
    try {
        (*work)(int(ticket & lastBlock));
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_thrown = std::current_exception();
    }
    if (--m_left == 0)
        m_left.notify_all();
    return true;
}

void Crew::end()
{
    m_ticket = ended;
    m_ticket.notify_all();
}

} // namespace taquin
