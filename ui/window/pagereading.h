// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boardsearch.h"
#include "pages/reader.h"
#include "window/games/sessionstore.h"

namespace window {

class Panels;

/// Connects pages with the main window: opens the manual at the page about the focused widget, pages from files,
/// and the boards of pages in the window, and makes blocks for pages from the view.
class PageReading : public QObject {
    Q_OBJECT

public:
    PageReading(SessionStore &sessions, QWidget &window);
    ~PageReading() override;

    /// Returns the page of the manual about a widget or the nearest of its ancestors that has one; else the first
    /// page.
    static QString pageAbout(const QWidget *widget);
    static QString pageAboutType(const QMetaObject &type); ///< the page about a type of widget
    /// Returns all the manual's pages that `pageAbout` can return.
    static QStringList pagesAbout();

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

    /// Opens the moment of a search that a page shows. The search can continue from there.
    void openMoment(const pages::BoardBlock &block);

Q_SIGNALS:
    void message(const QString &text);
    void boardWanted(const pages::BoardBlock &block);
    void formWanted(const QString &id);
    void pageShown(const QString &file); ///< `file` is the page's file in the book; empty for another page

private:
    std::unique_ptr<pages::Reader> makeReader();
    void show(pages::Reader &reader);
    void place(pages::Reader &reader) const;
    pages::Reader &readerBeside(const QWidget *widget);
    void print(pages::Reader &reader);
    void savePdf(pages::Reader &reader);
    void saveWeb(pages::Reader &reader);
    void saveWebTo(const QString &path, pages::Reader &reader);
    void save(const QString &path, const QByteArray &content, pages::Reader &reader);
    void begin(const pages::BoardBlock &block, const pages::Shown &shown);

    SessionStore &m_sessions;
    QWidget &m_window;
    board::Style m_style;
    std::unique_ptr<pages::Reader> m_reader;
    std::unique_ptr<pages::Reader> m_second; ///< shows the manual while a dialog blocks the first reader
};

} // namespace window
