// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/growth.h"
#include "window/widgets/sessionwidget.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace insight {

class GrowthChoice;
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
    QWidget *resultPage();
    void start();
    void offerQuantities(bool withSolutions);
    void show();
    void fillTable();
    QString cell(std::size_t board, std::size_t method) const;
    void saveSvg();

    board::Style m_style;
    session::Growth m_growth;
    QStackedWidget *m_pages;
    GrowthChoice *m_choice;
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
