// SPDX-License-Identifier: MIT
#pragma once

#include "export/animationclip.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace window {
class ElidedComboBox;
}

namespace exports {

/// The dialog "Animation": what the animation shows, how fast and how large, beside a running preview. The
/// dialog draws the animation image by image, and each is written in the background before the next is drawn: the
/// window keeps reacting, one image is in memory, and the user can stop it.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    AnimationDialog(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                    QWidget *parent);
    ~AnimationDialog() override;

    AnimationClip::Options options() const;
    /// Begins to write the animation into this file; `message` reports the result. An existing file is
    /// replaced only at the end.
    void write(const QString &path);
    bool isWriting() const { return m_output != nullptr; }
    void done(int result) override;

Q_SIGNALS:
    void message(const QString &text);

private:
    struct Output;

    void fillControls();
    void restoreSettings();
    void saveSettings() const;
    QWidget *makeRangeRow();
    QWidget *makeForm();
    void layOut();
    void resetRange();
    void restartPreview();
    void showNextImage();
    void refresh();
    void save();
    void writeNextImage();
    void imageWritten(bool good);
    void fileWritten(bool good);
    void writingFailed(const QString &why);
    void endWriting(const QString &text);

    const ui::PuzzleUi &m_puzzle;
    const session::Session &m_session;
    const board::Style m_style;
    window::ElidedComboBox *m_scope;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QDoubleSpinBox *m_speed;
    window::ElidedComboBox *m_side;
    QCheckBox *m_glides;
    QCheckBox *m_captions;
    QCheckBox *m_repeats;
    QLabel *m_note;
    QLabel *m_image;
    QProgressBar *m_progress;
    QPushButton *m_saveButton;
    QPushButton *m_closeButton; ///< closes the dialog or, while a file is being written, stops the writing
    std::unique_ptr<AnimationClip> m_preview;
    QTimer m_previewTimer;
    std::unique_ptr<Output> m_output; ///< the file being written; null if there is none
};

} // namespace exports
