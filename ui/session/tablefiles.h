// SPDX-License-Identifier: MIT
#pragma once

#include "core/tablestore.h"

#include <QString>

#include <mutex>
#include <optional>

namespace session {

/// Keeps tables as files in the user's cache folder: 256 MB at most, then the ones that were not used for longest
/// go. A file that is damaged is as if it were not there. Nothing depends on them but speed, so that nothing is
/// said where they cannot be written.
class TableFiles : public core::TableStore {
public:
    static constexpr qint64 mostBytes = qint64(256) << 20;

    /// In the usual folder, which is looked for when the first table is.
    TableFiles() = default;
    /// An empty name of a folder: nothing is kept.
    explicit TableFiles(QString folder, qint64 most = mostBytes);

    bool has(const std::string &name) const override;
    bool load(const std::string &name, std::span<std::uint64_t> words) override;
    void save(const std::string &name, std::span<const std::uint64_t> words) override;

    /// "tables" in the program's cache folder. Empty where the environment has CASSETETE_TABLES=off.
    static QString usualFolder();

private:
    const QString &folder() const;
    QString path(const std::string &name) const;
    /// Removes the files not used for longest until the others leave so much room.
    void makeRoom(qint64 bytes) const;

    mutable std::once_flag m_named; ///< the folder is
    mutable std::optional<QString> m_folder;
    const qint64 m_most = mostBytes;
};

} // namespace session
