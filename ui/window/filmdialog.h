// SPDX-License-Identifier: MIT
#pragma once

#include "window/film.h"
#include "window/giffile.h"

#include <QDialog>
#include <QSaveFile>
#include <QTimer>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace window {

class ChoiceBox;

/// The box "Animation": what is filmed, how fast and how large, with the film running beside; then it writes
/// the film, picture by picture between two events, so that it can be stopped.
class FilmDialog : public QDialog {
    Q_OBJECT

public:
    FilmDialog(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               QWidget *parent);
    ~FilmDialog() override;

    Film::Choice choice() const;
    /// Writes the film into this file; `said` tells how it ended. What was in the file stays until then.
    void write(const QString &path);
    bool isWriting() const { return m_output != nullptr; }
    void done(int result) override;

Q_SIGNALS:
    void said(const QString &sentence);

private:
    struct Output;

    void offer();
    void recall();
    void keep() const;
    QWidget *makePart();
    QWidget *makeChoices();
    void layOut();
    void offerPart();
    void rewind();
    void play();
    void refresh();
    void askWhere();
    void writeNext();
    void endWriting(const QString &sentence);

    const ui::PuzzleUi &m_puzzle;
    const session::Session &m_session;
    const board::Style m_style;
    ChoiceBox *m_what;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QDoubleSpinBox *m_speed;
    ChoiceBox *m_side;
    QCheckBox *m_glides;
    QCheckBox *m_words;
    QCheckBox *m_repeats;
    QLabel *m_note;
    QLabel *m_screen;
    QProgressBar *m_progress;
    QPushButton *m_save;
    std::unique_ptr<Film> m_preview;
    QTimer m_playing;
    QTimer m_writing;
    std::unique_ptr<Output> m_output; ///< while it is written
};

} // namespace window
