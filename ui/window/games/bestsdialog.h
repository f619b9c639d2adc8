// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "session/files/bests.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace window {

/// Lists the best results, one board per row. A board can be played again; all results can be deleted.
class BestsDialog : public QDialog {
    Q_OBJECT

public:
    BestsDialog(session::Bests &bests, core::Kinds kinds, QWidget *parent = nullptr);

Q_SIGNALS:
    void boardChosen(const QString &line);

private:
    void fill();
    void choose();
    QString nameOf(const QString &line) const;

    session::Bests &m_bests;
    const core::Kinds m_kinds;
    QLabel *m_none;
    QTableWidget *m_table;
    QPushButton *m_play;
    QPushButton *m_clear;
};

} // namespace window
