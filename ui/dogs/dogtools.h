// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogsscene.h"
#include "puzzleui.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class FacePalette;

/// The dog cards' own part of the Puzzle panel: a button that scatters the cards at random and, while the board is
/// edited, the editor of the cards' halves.
class DogTools : public QWidget {
    Q_OBJECT

public:
    explicit DogTools(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLayout();
    void connectSignals();
    void retranslate();
    DogsScene *scene() const { return qobject_cast<DogsScene *>(m_context.scene()); }
    const dogs::Dogs &dogs() const { return static_cast<const dogs::Dogs &>(m_context.session->puzzle()); }
    void attachToScene();
    void showChosen();
    void showEditor();
    void replaceChosen(dogs::Half half);
    void setColours(int colours);
    void setSize();
    void randomiseFaces();
    void scatter();
    void setEqual(bool equal);
    void setFrame();
    void edit(core::Grid grid, std::vector<dogs::Card> cards, dogs::Conditions conditions,
              const core::Position &position);

    const ToolContext m_context;
    QPushButton *m_scatter;
    QWidget *m_editor;
    QLabel *m_chosen;
    FacePalette *m_palette;
    QSpinBox *m_colours;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QLabel *m_coloursName;
    QLabel *m_sizeName;
    QPushButton *m_draw;
    QCheckBox *m_fixed;
    QCheckBox *m_equal;
    QLabel *m_frameName;
    QComboBox *m_frame;           ///< the data of an item is a kind of plain edges, 0 for anything
    int m_card = DogsScene::none; ///< the card chosen on the board; kept when an edit replaces the scene
    dogs::Side m_side = dogs::North;
};

} // namespace ui
