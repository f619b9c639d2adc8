// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/growth.h"
#include "window/widgets/sessionwidget.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace insight {

class GrowthPlot;

/// Measures how the work of methods grows over a row of sizes: as a table, as a plot, and by a fitted factor. It
/// runs in the background, and shows each result as it comes.
class GrowthPanel : public window::SessionWidget {
    Q_OBJECT

public:
    explicit GrowthPanel(QWidget *parent = nullptr);
    ~GrowthPanel() override;

    void setStyle(const board::Style &style);
    void refresh() override {}
    const session::Growth &growth() const { return m_growth; }

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QWidget *choosingPage();
    QWidget *resultPage();
    core::Goal goal() const;
    void fillMethods();
    void start();
    void show();
    void saveSvg();

    board::Style m_style;
    session::Growth m_growth;
    std::vector<const core::Kind *> m_kinds;
    QStackedWidget *m_pages;
    QLabel *m_boardsLabel = nullptr;
    QLineEdit *m_boards = nullptr;
    QLabel *m_methodsLabel = nullptr;
    QListWidget *m_methods = nullptr;
    QComboBox *m_goal = nullptr;
    QLabel *m_limitLabel = nullptr;
    QDoubleSpinBox *m_limit = nullptr;
    QPushButton *m_start = nullptr;
    QLabel *m_state = nullptr;
    QComboBox *m_quantity = nullptr;
    GrowthPlot *m_plot = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_notes = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace insight
