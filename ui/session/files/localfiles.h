// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMimeData;
class QUrl;

namespace session {

/// Returns the path of a file on this computer; empty for any other address. The address may name this computer
/// ("file://localhost/…"), and spell the name of the file in Latin-1 ("%E9"), as old programs do.
QString localFile(const QUrl &url);

/// Returns the files on this computer in dropped or pasted data.
QStringList localFiles(const QMimeData &data);

/// Returns the first address of another computer in such data; empty if there is none.
QString webAddress(const QMimeData &data);

} // namespace session
