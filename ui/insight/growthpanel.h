// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/growth.h"
#include "window/widgets/sessionwidget.h"

#include <QHash>
#include <QSet>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableWidget;

namespace insight {

class ChoiceList;
class GrowthPlot;

/// Measures how the work of methods grows over a row of sizes, and shows it as a table, as a plot, and by a fitted
/// factor. It runs in the background and shows each result when it arrives.
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
    void offerSizes();
    void showSizes();
    void takeSizes();
    core::Goal goal() const;
    void fillMethods();
    session::GrowthPlan planOf(const std::vector<const core::Solver *> &methods) const;
    void findUnable();
    void remark();
    QString remarkOn(std::size_t solver) const;
    std::vector<session::GrowthRun> unableOf(std::size_t solver) const;
    void countTicked();
    void start();
    void offerQuantities(bool withSolutions);
    void show();
    void fillTable();
    QString cell(std::size_t board, std::size_t method) const;
    void saveSvg();

    board::Style m_style;
    session::Growth m_growth;
    std::vector<const core::Kind *> m_kinds;
    QString m_pattern;           ///< the position line with %1 for the sizes; empty: they are not numbers
    session::GrowthPlan m_asked; ///< the boards and methods to which `m_unable` refers
    std::vector<session::GrowthRun> m_unable; ///< the methods that cannot begin on some boards
    QHash<QString, QSet<QString>> m_ticked;   ///< the ticked methods of each puzzle
    session::BackgroundTask<std::vector<session::GrowthRun>> m_finding;
    QStackedWidget *m_pages;
    QLabel *m_boardsLabel = nullptr;
    QLineEdit *m_boards = nullptr;
    QLabel *m_fromLabel = nullptr;
    QSpinBox *m_from = nullptr;
    QLabel *m_toLabel = nullptr;
    QSpinBox *m_to = nullptr;
    QCheckBox *m_others = nullptr; ///< whether to enter other boards than those of the sizes
    QLabel *m_methodsLabel = nullptr;
    ChoiceList *m_methods = nullptr;
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
