// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/program.h"

#include <QPlainTextEdit>

namespace insight {

class ProgramHighlighter;

/// A program for reading, in a fixed-pitch font with coloured keywords, strings and comments. The running lines
/// have another background and an arrow in the margin, and are kept in view.
class ProgramText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ProgramText(QWidget *parent = nullptr);

    void setProgram(const Program &program, const ProgramLanguage &language);
    void setStyle(const board::Style &style);
    /// Marks these lines, numbered from 0, as running.
    void setMarked(std::vector<int> lines);
    const std::vector<int> &marked() const { return m_marked; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOutMargin();
    void paintMargin();
    void paintGround();
    void keepInView();

    board::Style m_style;
    ProgramHighlighter *m_highlighter;
    QWidget *m_margin; ///< the margin beside the text, for line numbers and arrows
    std::vector<int> m_marked;
};

} // namespace insight
