// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace window {

/// A text in a room of so many lines, however long it is. What does not fit is cut after a word, and a button
/// shows the whole.
class Excerpt : public QWidget {
    Q_OBJECT

public:
    /// `look` is the name by which the style sheet knows the text.
    Excerpt(int lines, const QString &look, QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_whole; } ///< the whole text

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void showWhole();
    void retranslate();

    int m_lines;
    QString m_whole;
    QLabel *m_text;
    QToolButton *m_more;
};

} // namespace window
