// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boardsearch.h"
#include "pages/reader.h"
#include "window/sessionstore.h"

namespace window {

class Panels;

/// Pages and the main window: the manual at the page of what has the focus, pages of files, the boards of
/// pages opened in the window, and what is in view as a block for a page.
class PageReading : public QObject {
    Q_OBJECT

public:
    PageReading(SessionStore &sessions, QWidget &window);
    ~PageReading() override;

    /// The page of the manual about a widget, or about the nearest around it that has one; else the first.
    static QString pageAbout(const QWidget *widget);
    static QString pageAboutType(const QMetaObject &type); ///< of a widget
    /// All the manual's pages that `pageAbout` can answer.
    static QStringList pagesAbout();

    pages::Reader &reader(); ///< made when it is first needed
    void openManual(const QWidget *about);
    void openContents();
    bool openFile(const QString &path);
    void openText(const QString &name, const QString &text);
    /// With the answers that it has not yet, which are found in the background.
    void openWorksheet(const QString &name, const QString &text);
    void setStyle(const board::Style &style);
    void close();

    /// What is in view, as a block for a page.
    static pages::BoardBlock blockOf(const session::Session &session);
    /// Begins with the moment of a search that a page shows, which can go on from there.
    void openMoment(const pages::BoardBlock &block);

Q_SIGNALS:
    void message(const QString &text);
    void boardWanted(const pages::BoardBlock &block);

private:
    void show();
    void print();
    void savePdf();
    void saveWeb();
    void writeWeb(const pages::Page &page, const QString &path);
    void save(const QString &path, const QByteArray &content);
    QString suggestedName() const;
    void begin(const pages::BoardBlock &block, const pages::Shown &shown);

    SessionStore &m_sessions;
    QWidget &m_window;
    board::Style m_style;
    std::unique_ptr<pages::Reader> m_reader;
    std::unique_ptr<pages::Boards> m_webBoards; ///< of the page that is being saved for the web
};

} // namespace window
