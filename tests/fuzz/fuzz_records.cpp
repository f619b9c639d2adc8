// SPDX-License-Identifier: MIT
// Fuzzes the results of parts of a count, as `merge` and the checkpoints read them.
#include "attack.h"

#include "app/partrecord.h"

#include <QString>

namespace {

/// Requires that a record that was read is written, and read again, unchanged.
void requireRoundTrip(const app::PartRecord &record)
{
    const std::string text = record.write();
    const auto again = app::PartRecord::read(text);
    fuzz::require(std::holds_alternative<app::PartRecord>(again), "what is written is read");
    fuzz::require(std::get<app::PartRecord>(again).write() == text, "what is read is written as it was");
}

} // namespace

void attack(const QByteArray &bytes)
{
    const auto read = app::PartRecord::read(bytes.toStdString());
    if (const auto *fault = std::get_if<core::Explanation>(&read))
        fuzz::require(!fault->empty(), "a record is refused with a reason");
    else
        requireRoundTrip(std::get<app::PartRecord>(read));

    // The checksum refuses nearly every mutation, so the bytes are the texts of a record with a right one, too.
    const std::string text = QString::fromUtf8(bytes).toStdString();
    if (!text.empty())
        requireRoundTrip(
            {text, text, {}, std::uint64_t(bytes.size()), std::uint64_t(bytes.front()), 0.5, text});
}
