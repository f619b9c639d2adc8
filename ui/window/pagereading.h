// SPDX-License-Identifier: MIT
#pragma once

#include "export/worksheetdialog.h"
#include "pages/reader.h"
#include "window/games/gamefiles.h"

namespace window {

class GameArea;
class PageBoards;

/// Connects pages with the main window: it opens the manual at the page about the widget with the focus,
/// pages from files, and the boards of pages in the window. Prints and saves the page that is read.
class PageReading : public QObject {
    Q_OBJECT

public:
    PageReading(const Actions &actions, SessionStore &sessions, GameFiles &files, GameArea &area,
                QWidget &window);
    ~PageReading() override;

    /// Returns the page of the manual about a widget or the nearest of its ancestors that has one; else the first
    /// page.
    static QString pageAbout(const QWidget *widget);
    static QString pageAboutType(const QMetaObject &type); ///< the page about a type of widget

    pages::Reader &reader(); ///< the reader, made on first use
    void openManual(const QWidget *about);
    void openContents();
    void openPage(const QString &file); ///< opens a page of the book
    bool openFile(const QString &path);
    void openText(const QString &name, const QString &text);
    /// Opens a worksheet after its missing answers were found in the background. If its boards are dealt,
    /// `dealtBoards` of them are used.
    void openWorksheet(const QString &name, const QString &text, int dealtBoards);
    /// Saves the reader's page for the web after running the searches of its boards in the background.
    void saveWebTo(const QString &path);
    void setStyle(const board::Style &style);
    void close();

Q_SIGNALS:
    void message(const QString &text);
    void formWanted(const QString &id);
    void pageShown(const QString &file); ///< `file` is the page's file in the book; empty for another page

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void activateMainWindow();
    std::unique_ptr<pages::Reader> makeReader();
    void show(pages::Reader &reader);
    void place(pages::Reader &reader);
    bool isWindowPlaced() const;
    pages::Reader &readerBeside(const QWidget *widget);
    void showWorksheet(const QString &name, const exports::WorksheetDialog::Worksheet &sheet);
    void print(pages::Reader &reader);
    void savePdf(pages::Reader &reader);
    void saveWeb(pages::Reader &reader);
    void saveWebTo(const QString &path, pages::Reader &reader);
    void saveText(pages::Reader &reader);
    /// Returns whether the file could be written.
    bool save(const QString &path, const QByteArray &content, pages::Reader &reader);

    SessionStore &m_sessions;
    QWidget &m_window;
    board::Style m_style;
    PageBoards *m_boards;
    std::unique_ptr<pages::Reader> m_reader;
    bool m_awaitsWindow = false;             ///< the reader was opened before the window had a place
    std::unique_ptr<pages::Reader> m_second; ///< shows the manual while a dialog blocks the first reader
};

} // namespace window
