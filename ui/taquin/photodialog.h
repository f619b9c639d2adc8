// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace ui {

/// Shows pictures to choose from with one click: the recent ones, those of the folder where the player last chose one,
/// at first the desktop's pictures folder, and the samples. Any other file is chosen in the system's file dialog. The
/// previews are decoded in other threads while the dialog is open.
class PhotoDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int mostFiles = 300; ///< the most pictures of a folder that are shown, the newest

    explicit PhotoDialog(QWidget *parent = nullptr);

    /// Returns the folder in which the choice begins.
    static QString startingFolder();
    static void rememberFolderOf(const QString &path);

Q_SIGNALS:
    void fileChosen(const QString &path);
    void storedChosen(const QString &id, const QString &name); ///< emitted for a recent picture or a sample

private:
    void addStored();
    void addItem(const QString &name, const QString &path, const QString &id, const QImage &thumbnail);
    void decodeNext();
    void choose(QListWidgetItem *item);
    void askForFile();

    QListWidget *m_pictures;
    QLabel *m_note;
    QStringList m_waiting; ///< the files whose previews are still to be decoded
};

} // namespace ui
