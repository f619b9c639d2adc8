// SPDX-License-Identifier: MIT
#pragma once

class QObject;

namespace window {

/// Makes Qt's own dialogs, the questions that they ask, and the tool tips in its file dialogs show the names of files and
/// printers as they are, as long as `owner` exists. Qt would interpret a name that looks like HTML, and open the files that it names.
void showNamesPlainly(QObject &owner);

} // namespace window
