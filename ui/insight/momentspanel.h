// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace insight {

/// The moments of a session: frames that the user has named in order to return to them.
class MomentsPanel : public window::SessionWidget {
    Q_OBJECT

public:
    explicit MomentsPanel(const window::Actions &actions, QWidget *parent = nullptr);

    void refresh() override;
    /// Asks for the name and the note of the frame in view.
    static void askForName(session::Session &session, QWidget *parent);

protected:
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Shown {
        std::size_t act;
        qint64 frame;   ///< the frame of the timeline
        qint64 missing; ///< the frames from there to the moment, while its search is still repeated
        session::Moment moment;

        friend bool operator==(const Shown &, const Shown &) = default;
    };

    std::vector<Shown> moments() const;
    void goTo(int row);
    int chosenRow() const;
    void remove();

    QListWidget *m_list;
    QPushButton *m_edit;
    QPushButton *m_remove;
    QLabel *m_none;
    std::vector<Shown> m_shown;
};

} // namespace insight
