// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "taquin/taquinscene.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace ui {

/// The part of the Puzzle panel that shows a small picture of the goal: the whole picture, or the arrangement
/// if it is not the usual one. While the picture is pressed, the board shows the goal. For a picture, it also
/// says whether the tiles show their numbers.
class TaquinModel : public QWidget {
    Q_OBJECT

public:
    explicit TaquinModel(const ToolContext &context, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void showGoal();
    void showArrangement();
    void setNumbered(bool numbered);
    TaquinScene *scene() const { return qobject_cast<TaquinScene *>(m_context.scene()); }

    const ToolContext m_context;
    QLabel *m_picture;
    QCheckBox *m_numbered;
};

} // namespace ui
