// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/race.h"
#include "window/widgets/sessionwidget.h"

#include <QHash>
#include <QSet>

class QComboBox;
class QLabel;
class QListWidgetItem;
class QPushButton;

namespace insight {

class ChoiceList;

/// The page on which a race is chosen: between methods, seeds or boards, which of them, and to which goal.
class RaceChoice : public window::SessionWidget {
    Q_OBJECT

public:
    static constexpr int mostRacers = 4;

    explicit RaceChoice(QWidget *parent = nullptr);

    /// Returns the racers that are ticked.
    std::vector<session::Racer> racers() const;
    void takeFocus();
    void refresh() override;

Q_SIGNALS:
    void startWanted();

protected:
    void sessionChanged() override { fillBetween(); }
    void retranslate() override;

private:
    enum Between { Methods, Seeds, Boards };

    core::Goal goal() const;
    Between between() const;
    void fillBetween();
    void fillChoices();
    void fillMethods();
    void fillBoards();
    QString whyNot(const core::Solver &solver) const;
    QString ticksName() const;
    void tickAsBefore();
    void keepTicks();
    session::Racer racerFor(std::size_t method) const;
    session::Racer racerOf(const QListWidgetItem &choice) const;
    core::Values optionsOf(const core::Solver &solver, const session::Racer &racer) const;
    void countChecked();

    QComboBox *m_between;
    QComboBox *m_method; ///< the method that all racers use in a race of seeds or boards
    QLabel *m_question;
    ChoiceList *m_choices;
    QComboBox *m_goal;
    QPushButton *m_start;
    bool m_offersProgram = false;           ///< whether the list contains a program of the player's own
    QHash<QString, QSet<QString>> m_ticked; ///< what is ticked in each list of each puzzle
    core::Position m_filledFor;             ///< the position for which the methods are listed
};

} // namespace insight
