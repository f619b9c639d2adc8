// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace ui {

class TaquinScene;

/// The part of the Puzzle panel for tiles with a picture: the whole picture, which the board shows while it is
/// pressed, and whether the tiles show their numbers on it.
class TaquinModel : public QWidget {
    Q_OBJECT

public:
    explicit TaquinModel(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void showPicture();
    void setNumbered(bool numbered);
    TaquinScene *scene() const;

    const ToolContext m_context;
    QLabel *m_picture;
    QCheckBox *m_numbered;
};

} // namespace ui
