// SPDX-License-Identifier: MIT
#pragma once

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

namespace insight {

class ChoiceList;

/// The page on which a measurement of growth is chosen: its boards, methods, goal and limit.
class GrowthChoice : public window::SessionWidget {
    Q_OBJECT

public:
    explicit GrowthChoice(QWidget *parent = nullptr);
    ~GrowthChoice() override;

    /// Returns the chosen measurement, with the methods that cannot begin on some boards.
    session::GrowthPlan plan() const;
    void takeFocus();
    void refresh() override {}

Q_SIGNALS:
    void startWanted();

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    void layOut();
    void connectParts();
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

    /// The line of the boards with %1 for the range of sizes; empty if sizes are not numbers.
    QString m_pattern;
    session::GrowthPlan m_asked;              ///< the boards and methods to which `m_unable` refers
    std::vector<session::GrowthRun> m_unable; ///< the methods that cannot begin on some of these boards
    QHash<QString, QSet<QString>> m_ticked;   ///< the ticked methods of each puzzle
    session::BackgroundTask<std::vector<session::GrowthRun>> m_finding;
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
};

} // namespace insight
