// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace forms {

/// The area of a form that replaces the message boxes of the original: a sentence with OK, or a question with Yes
/// and No. Only the search waits for the answer; the window does not.
class AnswerArea : public QFrame {
    Q_OBJECT

public:
    explicit AnswerArea(QWidget *parent = nullptr);

    void reserveSpace();                                         ///< reserves its space while it is hidden
    void showMessage(const QString &what) { show(what, false); } ///< shows a sentence, with OK
    void ask(const QString &what) { show(what, true); }          ///< shows a question, with Yes and No
    void clear();
    QString text() const; ///< the text shown; empty if there is none
    void answer(bool yes);

Q_SIGNALS:
    void answered(bool yes); ///< emitted with true for OK

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(const QString &what, bool isQuestion);
    void retranslate();

    QLabel *m_text;
    QPushButton *m_yes;
    QPushButton *m_no;
    bool m_isQuestion = false;
};

} // namespace forms
