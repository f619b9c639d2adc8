// SPDX-License-Identifier: MIT
#pragma once

#include "core/tablestore.h"

#include <QString>

#include <mutex>
#include <optional>

namespace session {

/// Stores tables as files in the user's cache folder, at most 256 MB; beyond that the least recently used files are
/// removed. A damaged file is treated as if it did not exist. The files only save time, so a failure to write one is
/// not reported.
class TableFiles : public core::TableStore {
public:
    static constexpr qint64 mostBytes = qint64(256) << 20;

    /// Uses the usual folder, which is determined when the first table is needed.
    TableFiles() = default;
    /// Uses this folder; if its name is empty, nothing is stored.
    explicit TableFiles(QString folder, qint64 most = mostBytes) : m_folder(std::move(folder)), m_most(most)
    {
    }

    bool has(const std::string &name) const override;
    bool load(const std::string &name, std::span<std::uint64_t> words) override;
    void save(const std::string &name, std::span<const std::uint64_t> words) override;
    std::string scratchFolder() override;

    /// Returns the folder "tables" in the program's cache folder; empty if the environment has
    /// CASSETETE_TABLES=off.
    static QString usualFolder();

private:
    const QString &folder() const;
    QString path(const std::string &name) const { return folder() + u'/' + QString::fromStdString(name); }
    /// Removes the least recently used files until there is room for this many bytes.
    void makeRoom(qint64 bytes) const;

    mutable std::once_flag m_named; ///< set once m_folder is determined
    mutable std::optional<QString> m_folder;
    const qint64 m_most = mostBytes;
};

} // namespace session
