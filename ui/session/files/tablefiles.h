// SPDX-License-Identifier: MIT
#pragma once

#include "core/tablestore.h"

#include <QString>

#include <mutex>
#include <optional>

namespace session {

/// Keeps tables as files in the user's cache folder: 256 MB at most, beyond which the files not used for
/// longest are removed. A damaged file is treated as if it did not exist. Nothing depends on the files but
/// speed, so that a failure to write them is not reported.
class TableFiles : public core::TableStore {
public:
    static constexpr qint64 mostBytes = qint64(256) << 20;

    /// Uses the usual folder, which is looked for with the first table.
    TableFiles() = default;
    /// Uses this folder; if its name is empty, nothing is kept.
    explicit TableFiles(QString folder, qint64 most = mostBytes);

    bool has(const std::string &name) const override;
    bool load(const std::string &name, std::span<std::uint64_t> words) override;
    void save(const std::string &name, std::span<const std::uint64_t> words) override;

    /// Returns the folder "tables" in the program's cache folder; empty if the environment has
    /// CASSETETE_TABLES=off.
    static QString usualFolder();

private:
    const QString &folder() const;
    QString path(const std::string &name) const;
    /// Removes the files not used for longest until there is room for so many bytes.
    void makeRoom(qint64 bytes) const;

    mutable std::once_flag m_named; ///< the flag that the folder has been named
    mutable std::optional<QString> m_folder;
    const qint64 m_most = mostBytes;
};

} // namespace session
