// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace pages {

/// A list of titles that are read as a whole: each is wrapped into as many lines as it needs at the list's width.
class ContentsList : public QListWidget {
    Q_OBJECT

public:
    explicit ContentsList(QWidget *parent = nullptr);
};

} // namespace pages
