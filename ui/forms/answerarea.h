// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace forms {

/// The place on a form where its message boxes stood: a sentence that waits for OK, or a question for Yes or No.
/// Nothing but the search waits for the answer.
class AnswerArea : public QFrame {
    Q_OBJECT

public:
    explicit AnswerArea(QWidget *parent = nullptr);

    void keepRoom();                ///< keeps its room free while it is empty
    void tell(const QString &what); ///< shows a sentence, with OK
    void ask(const QString &what);  ///< shows a question, with Yes and No
    void clear();
    QString text() const; ///< what is shown; empty if nothing is
    void answer(bool yes);

Q_SIGNALS:
    void answered(bool yes); ///< emitted with true for OK

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void show(const QString &what, bool isQuestion);
    void retranslate();

    QLabel *m_text;
    QPushButton *m_yes;
    QPushButton *m_no;
    bool m_isQuestion = false;
};

} // namespace forms
