// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace window {

/// A text in an area of a fixed number of lines. A text that is too long is cut after a word, and a button shows it
/// in full.
class Excerpt : public QWidget {
    Q_OBJECT

public:
    /// `look` is the text's object name, to which the style sheet refers.
    Excerpt(int lines, const QString &look, QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_whole; } ///< the full text

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

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
