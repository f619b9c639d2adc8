// SPDX-License-Identifier: MIT
#include "session/search/symmetryclasses.h"

namespace session {

namespace {

constexpr std::size_t classifiedAtOnce = 2000;

} // namespace

SymmetryClasses::SymmetryClasses(const core::Kind &kind, QObject *parent)
    : QObject(parent), m_kind(kind), m_task([this](const Digests &digests) { takeBatch(digests); },
                                            [this](const core::Explanation &) { m_busy = false; })
{
}

void SymmetryClasses::restart(std::shared_ptr<const core::Puzzle> puzzle)
{
    m_task.cancel();
    m_busy = false;
    m_puzzle = std::move(puzzle);
    m_classifier = areKnown() && m_puzzle ? m_kind.symmetryClassifier(*m_puzzle) : nullptr;
    m_waiting.clear();
    m_byDigest.clear();
    m_classes.clear();
    m_classOf.clear();
    Q_EMIT changed();
}

void SymmetryClasses::sort(const FoundList &solutions)
{
    if (!areKnown())
        return;
    const std::size_t known = m_classOf.size() + m_waiting.size();
    m_waiting.insert(m_waiting.end(), solutions.begin() + std::ptrdiff_t(known), solutions.end());
    if (!m_busy)
        startBatch();
}

void SymmetryClasses::startBatch()
{
    m_busy = !m_waiting.empty();
    if (!m_busy)
        return;
    const auto end = m_waiting.begin() + std::ptrdiff_t(std::min(classifiedAtOnce, m_waiting.size()));
    m_task.start([&classifier = *m_classifier,
                  some = FoundList(m_waiting.begin(), end)](core::SearchContext &context) {
        Digests digests;
        digests.reserve(some.size());
        for (const auto &solution : some) {
            if (!context.keepGoing({}))
                break;
            digests.push_back(classifier.classOf(solution->position));
        }
        return digests;
    });
}

void SymmetryClasses::takeBatch(const Digests &digests)
{
    for (const core::ClassDigest &digest : digests) {
        const auto [entry, fresh] = m_byDigest.try_emplace(digest, int(m_classes.size()));
        if (fresh)
            m_classes.emplace_back();
        m_classes[std::size_t(entry->second)].push_back(int(m_classOf.size()));
        m_classOf.push_back(entry->second);
    }
    m_waiting.erase(m_waiting.begin(), m_waiting.begin() + std::ptrdiff_t(digests.size()));
    startBatch();
    Q_EMIT changed();
}

} // namespace session
