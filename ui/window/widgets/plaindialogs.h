// SPDX-License-Identifier: MIT
#pragma once

class QObject;

namespace window {

/// Makes the questions that Qt itself asks, and the tool tips in its file dialogs, show the names of files as they are,
/// as long as `owner` exists. Qt would interpret a name that looks like HTML, and open the files that it names.
void showNamesPlainly(QObject &owner);

} // namespace window
