# SPDX-License-Identifier: MIT
"""Tests the program's web pages in headless Chromium: `web.py CASSETETE FOLDER [-k NAME…]`. The pages and pictures
are kept in FOLDER."""
import base64
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PROGRAM = sys.argv[1]
FOLDER = pathlib.Path(sys.argv[2])
PAGES = pathlib.Path(__file__).resolve().parents[2] / "resources" / "pages"
GAMES = pathlib.Path(__file__).resolve().parents[1] / "data" / "games"
EVIL = '<script>document.title="taken"</script><img src=x onerror="document.title=\'taken\'">'


def cassetete(*words, language="en_GB"):
    environment = dict(os.environ, LANG=f"{language}.UTF-8", LANGUAGE=language[:2], QT_QPA_PLATFORM="offscreen")
    environment.pop("LC_ALL", None)
    return subprocess.run([PROGRAM, *map(str, words)], env=environment, check=True, capture_output=True,
                          text=True).stdout


def export(name, *words, **settings):
    path = FOLDER / (name + ".html")
    cassetete("export", "--web", path, *words, **settings)
    return path


class Web(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "home").mkdir(exist_ok=True)
        options = webdriver.ChromeOptions()
        for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        cls.browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.look(1000, 800, "light")

    def look(self, width, height, scheme):
        """Emulates the screen size and the colour scheme of a phone or a desktop."""
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                     {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                     {"features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def open(self, path):
        """Opens a page, which must request nothing else and log no errors."""
        self.browser.get_log("performance")
        self.browser.get_log("browser")
        self.browser.get(path.as_uri())
        self.addCleanup(self.check_silence, path)

    def check_silence(self, path):
        asked = [json.loads(entry["message"])["message"] for entry in self.browser.get_log("performance")]
        asked = {event["params"]["request"]["url"] for event in asked if event["method"] == "Network.requestWillBeSent"}
        asked = {url for url in asked if not url.startswith("data:")}  # a picture within the page itself
        self.assertEqual(asked - {path.as_uri()}, set())
        self.assertEqual(self.browser.get_log("browser"), [])

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def button(self, name):
        return self.browser.find_element(By.CSS_SELECTOR, f'button[aria-label="{name}"]')

    def slider(self):
        return self.browser.find_element(By.CSS_SELECTOR, "input[type=range]")

    def frame(self):
        return int(self.slider().get_property("value"))

    def sentence(self):
        return self.browser.find_element(By.CSS_SELECTOR, ".sentence").text

    def drawing(self):
        return self.script("return document.querySelector('figure > svg').outerHTML")

    def key(self, key):
        self.script("document.querySelector('figure.playback').focus()")
        self.browser.switch_to.active_element.send_keys(key)

    def queens(self):
        """Returns the columns of the queens in the drawing, row by row; rows without a queen are left out."""
        places = self.script("""return [...document.querySelectorAll('figure > svg use[data-piece]')]
            .map((use) => use.transform.baseVal[0].matrix).map((m) => [m.e, m.f])""")
        return "".join(str(int(x // 100) + 1) for x, y in sorted(places, key=lambda place: place[1]) if x < 800)

    def test_the_last_position_is_the_records_by_buttons_and_by_keys(self):
        final = json.loads(cassetete("solve", "--json", "--method", "lookback", "queens:8"))["final"].split(":")[2]
        self.open(export("queens", "--method", "lookback", "queens:8"))
        start = self.drawing()
        last = int(self.slider().get_property("max"))
        self.assertEqual(self.queens(), "")
        self.button("To the end").click()
        self.assertEqual((self.frame(), self.queens()), (last, final))
        self.button("To the beginning").click()
        self.assertEqual((self.frame(), self.drawing()), (0, start))
        self.key(Keys.END)
        self.assertEqual((self.frame(), self.queens()), (last, final))
        self.key(Keys.HOME)
        self.assertEqual((self.frame(), self.drawing()), (0, start))
        self.button("One step on").click()
        self.key(Keys.ARROW_RIGHT)
        self.assertEqual(self.frame(), 2)
        self.key(Keys.ARROW_LEFT)
        self.button("One step back").click()
        self.assertEqual((self.frame(), self.drawing()), (0, start))

    def test_every_step_forward_and_every_step_back(self):
        self.open(export("four", "--method", "lookback", "--all", "queens:4"))
        last = int(self.slider().get_property("max"))
        seen = [self.drawing()]
        for _ in range(last):
            self.key(Keys.ARROW_RIGHT)
            seen.append(self.drawing())
        for drawing in reversed(seen):
            self.assertEqual(self.drawing(), drawing)
            self.key(Keys.ARROW_LEFT)

    def test_each_sentence_is_said(self):
        """The reasons of refusals, frame by frame, are those of the trace of the same search."""
        lines = cassetete("solve", "--trace", "--method", "lookback", "queens:4").splitlines()
        frames = [line for line in lines if line[0] in "+-?"]
        self.open(export("said", "--method", "lookback", "queens:4"))
        self.assertEqual(int(self.slider().get_property("max")), len(frames))
        live = self.browser.find_element(By.CSS_SELECTOR, ".sentence").get_attribute("aria-live")
        self.assertEqual(live, "polite")
        for number, line in enumerate(frames, 1):
            self.key(Keys.ARROW_RIGHT)
            self.assertNotEqual(self.sentence(), "", number)
            if line[0] == "?":
                self.assertEqual(self.sentence(), line.split(" ", 2)[2])

    def test_a_refused_try_is_marked(self):
        """Whatever the puzzle, the sentence says why, and the board shows what stands in the way."""
        for method, line in (("lookback", "queens:6"), ("optimal", "taquin:3x3,deal=walk,count=20,seed=2"),
                             ("vinrich", "tiling:3x7,tetrominoes"), ("permutations", "dogs:3x3")):
            with self.subTest(line):
                trace = cassetete("solve", "--trace", "--method", method, "--limit", 1, line).splitlines()
                frames = [step for step in trace if step[0] in "+-?"]
                number = next(number for number, step in enumerate(frames, 1) if step[0] == "?")
                self.open(export("refused-" + method, "--method", method, line))
                self.assertNotEqual(self.sentence(), "")  # at the start, too
                self.script("const slider = document.querySelector('input'); slider.value = arguments[0];"
                            "slider.dispatchEvent(new Event('input'))", number)
                self.assertEqual(self.sentence(), frames[number - 1].split(" ", 2)[2])
                self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "figure > svg .mark"))

    def test_what_is_written_is_in_the_readers_language(self):
        page = export("pieces", "tiling:3x7,tetrominoes", language="fr_FR").read_text(encoding="utf-8")
        self.assertIn("Pièces\u00a0: tétrominos", page)
        self.assertNotIn(": tetrominoes", page)

    def test_a_finished_picture_is_what_it_is_elsewhere(self):
        """The whole picture, on the pixels of any screen, is what ImageMagick makes of it by Lanczos' filter."""
        game = GAMES.parent / "photo.cassetete"
        picture = FOLDER / "picture.jpg"
        picture.write_bytes(b"".join(base64.b64decode(line[6:]) for line in game.read_bytes().splitlines()
                                     if line.startswith(b"data: ")))
        page = export("smooth", game)
        for width, scale in ((1280, 1), (1280, 1.25), (1280, 2), (360, 1), (360, 3)):
            self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": 900, "deviceScaleFactor": scale, "mobile": width < 500})
            self.open(page)
            WebDriverWait(self.browser, 20).until(lambda browser: browser.find_elements(By.CSS_SELECTOR, ".fitted[href]"))
            self.key(Keys.END)
            box = self.browser.find_element(By.CSS_SELECTOR, ".fitted").rect
            x, y = (round(box[name] * scale) for name in ("x", "y"))
            size = [round(box[name] * scale) for name in ("width", "height")]
            path = FOLDER / f"smooth-{width}-{scale}.png"
            self.browser.save_screenshot(str(path))
            pixels = lambda *words: subprocess.run(["convert", *words, "-depth", "8", "rgb:-"], check=True,
                                                   stdout=subprocess.PIPE).stdout
            seen = pixels(path, "-crop", f"{size[0]}x{size[1]}+{x}+{y}")
            wanted = pixels(picture, "-filter", "Lanczos", "-resize", f"{size[0]}x{size[1]}!")
            self.assertEqual(len(seen), len(wanted))
            error = sum((one - other) ** 2 for one, other in zip(seen, wanted)) / len(seen)
            self.assertGreater(10 * math.log10(255 ** 2 / max(error, 1e-9)), 30, (width, scale))

    def test_it_plays_and_pauses(self):
        self.open(export("plays", "--method", "lookback", "queens:4"))
        self.key(" ")
        self.script("return new Promise((done) => { const wait = () => Number(document.querySelector("
                    "'input').value) >= 2 ? done() : setTimeout(wait, 20); wait(); })")
        self.button("Pause").click()
        self.assertGreaterEqual(self.frame(), 2)
        self.assertTrue(self.button("Play").is_displayed())

    def test_a_phone_and_a_dark_room(self):
        pages = [export("phone", "--method", "lookback", "queens:8"), export("lesson", PAGES / "en/lesson-4-dog-cards.md"),
                 export("game", GAMES / "taquin-1.cassetete"),
                 export("lecon", PAGES / "fr/lesson-8-tilings.md", language="fr_FR")]
        for path in pages:
            for scheme in ("light", "dark"):
                self.look(360, 740, scheme)
                self.open(path)
                width = self.script("return document.documentElement.scrollWidth")
                self.assertLessEqual(width, 360, path)
                self.assertGreaterEqual(self.contrast("body"), 7, path)
                self.browser.save_screenshot(str(FOLDER / f"{path.stem}-{scheme}.png"))

    def contrast(self, selector):
        """Returns the contrast ratio of text and background (WCAG 2.1)."""
        colours = self.script("const style = getComputedStyle(document.querySelector(arguments[0]));"
                              "return [style.color, style.backgroundColor]", selector)
        light = []
        for colour in colours:
            parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
            parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
            light.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
        return (max(light) + 0.05) / (min(light) + 0.05)

    def test_a_picture_is_whole_at_its_end(self):
        """The pieces show the picture that the game contains; the solved board shows it as a whole, and only then."""
        path = export("picture", GAMES.parent / "photo.cassetete")
        for width in (360, 1280):
            self.look(width, 800, "light")
            self.open(path)
            hrefs = self.script("return [...document.querySelectorAll('defs image')].map("
                                "(image) => image.getAttributeNS('http://www.w3.org/1999/xlink', 'href').slice(0, 23))")
            self.assertEqual(hrefs, ["data:image/jpeg;base64,"] * 12)
            whole = self.browser.find_element(By.CSS_SELECTOR, ".whole")
            for key, visibility in ((Keys.HOME, "hidden"), (Keys.END, "visible"), (Keys.ARROW_LEFT, "hidden")):
                self.key(key)
                self.assertEqual(whole.get_attribute("visibility"), visibility)
                self.browser.save_screenshot(str(FOLDER / f"picture-{width}-{self.frame()}.png"))

    def places(self):
        """Returns the cell of each tile on a board of 3 x 3."""
        at = self.script("""return [...document.querySelectorAll('figure > svg use[data-piece]')]
            .map((use) => use.transform.baseVal[0].matrix).map((m) => [m.e, m.f])""")
        return [int(y // 100) * 3 + int(x // 100) for x, y in at]

    def click_tile(self, number):
        tile = self.browser.find_element(By.CSS_SELECTOR, f'use[data-piece="{number - 1}"]')
        ActionChains(self.browser).move_to_element(tile).click().perform()

    def test_the_reader_plays_a_board(self):
        """Pieces in line with the gap slide into it, by clicks and by arrow keys, until the board is solved."""
        game = FOLDER / "slide.cassetete"
        game.write_text("cassetete 1\ntaquin:3x3:1 2 3 4 5 6 0 7 8\n", encoding="utf-8")
        self.open(export("slide", game))
        start, home = [0, 1, 2, 3, 4, 5, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7]
        self.assertEqual(self.places(), start)
        self.assertFalse(self.slider().is_displayed())
        self.click_tile(5)  # it is not in line with the gap
        self.assertEqual(self.places(), start)
        self.click_tile(8)
        self.assertEqual((self.places(), self.sentence()), (home, "Solved! Moves: 2"))
        self.browser.save_screenshot(str(FOLDER / "slide.png"))
        self.button("To the beginning").click()
        self.assertEqual((self.places(), self.sentence()),
                         (start, "Click a piece in line with the gap, or press an arrow key."))
        self.key(Keys.ARROW_UP)  # no piece is below the gap
        self.key(Keys.SPACE)
        self.key(Keys.END)
        self.assertEqual(self.places(), start)
        self.key(Keys.ARROW_LEFT)
        self.assertEqual((self.places(), self.sentence()), ([0, 1, 2, 3, 4, 5, 6, 8], "Moves: 1"))
        self.key(Keys.ARROW_LEFT)
        self.assertEqual((self.places(), self.sentence()), (home, "Solved! Moves: 2"))

    def test_the_reader_leaves_a_solution_to_play(self):
        self.open(export("solution", "--method", "optimal", "taquin:3x3:1 2 3 4 5 6 0 7 8"))
        self.key(Keys.ARROW_RIGHT)
        first = self.places()
        self.click_tile(4)  # above the gap's first place, which is free no more
        self.key(Keys.ARROW_LEFT)  # a click that moves nothing leaves the keys to the solution
        self.assertEqual(self.frame(), 0)
        self.click_tile(4)
        self.assertEqual((self.places()[3], self.sentence()), (6, "Moves: 1"))
        self.button("One step on").click()
        self.assertEqual((self.places(), self.frame()), (first, 1))

    def test_a_page_that_is_too_long_ends_at_home(self):
        self.open(export("cut", "--method", "rows", "taquin:22x22,deal=walk,count=200000,seed=1"))
        last = int(self.slider().get_property("max"))
        self.assertEqual(last, 20_000)
        self.key(Keys.END)
        self.assertIn("steps are left out here", self.sentence())
        transforms = self.script("return [...document.querySelectorAll('use[data-piece]')].map("
                                 "(use) => use.getAttribute('transform').match(/[\\d.]+/g).slice(0, 2).map(Number))")
        self.assertEqual(transforms, [[100 * (i % 22) + 50, 100 * (i // 22) + 50] for i in range(483)])

    def test_a_strangers_words_do_nothing(self):
        page = FOLDER / "stranger.md"
        page.write_text(f"# Title\n\n{EVIL}\n\n```board\nqueens:4\nmethod: lookback\ncaption: {EVIL}\n```\n\n"
                        f"[a](javascript:document.title='taken')\n\n```exercise\n{EVIL}\nanswer: {EVIL}\n```\n",
                        encoding="utf-8")
        self.open(export("stranger", page))
        self.button("To the end").click()
        self.assertEqual(self.browser.title, "Title")
        self.assertEqual(self.browser.find_elements(By.CSS_SELECTOR, "img, a[href^=javascript]"), [])
        self.assertIn("onerror", self.browser.find_element(By.TAG_NAME, "body").text)

    def test_the_policy_holds_whatever_got_in(self):
        """Even if untrusted text became elements of the page, it could run and request nothing."""
        self.browser.get(export("policy", "--method", "lookback", "queens:4").as_uri())
        self.browser.execute_script("""
            window.refused = []
            document.addEventListener("securitypolicyviolation", event => refused.push(event.effectiveDirective))
            document.body.insertAdjacentHTML("beforeend", `<b id="evil" onclick="document.title = 'taken'">x</b>
                <img src="http://127.0.0.1:9/a.png"><img src="file:///etc/hostname"><iframe src="http://127.0.0.1:9/"></iframe>
                <link rel="stylesheet" href="http://127.0.0.1:9/a.css"><object data="http://127.0.0.1:9/a"></object>
                <audio src="http://127.0.0.1:9/a.ogg"></audio><base href="http://127.0.0.1:9/">
                <form action="http://127.0.0.1:9/"></form>`)
            const script = document.createElement("script")
            script.textContent = "document.title = 'taken'"
            document.body.append(script)
            document.getElementById("evil").click()
            document.querySelector("form").submit()
            fetch("http://127.0.0.1:9/").catch(() => {})
        """)
        wanted = {"script-src-attr", "script-src-elem", "img-src", "frame-src", "style-src-elem", "object-src",
                  "media-src", "base-uri", "form-action", "connect-src"}
        WebDriverWait(self.browser, 60).until(lambda browser: wanted <= set(browser.execute_script("return refused")))
        self.assertNotIn("taken", self.browser.title)
        self.browser.get_log("performance")
        self.browser.get_log("browser")

    def test_a_search_of_20_000_frames(self):
        path = export("long", "--method", "lookback", "--all", "queens:10")
        self.assertLess(path.stat().st_size, 3_000_000)
        self.open(path)
        self.assertEqual(int(self.slider().get_property("max")), 20_000)
        seconds = self.script("const [entry] = performance.getEntriesByType('navigation');"
                              "return (entry.loadEventEnd - entry.startTime) / 1000")
        print(f"a search of 20 000 frames: {path.stat().st_size // 1000} kB, open after {seconds:.2f} s", file=sys.stderr)
        start = self.drawing()
        self.key(Keys.END)
        self.key(Keys.HOME)
        self.assertEqual(self.drawing(), start)

    def test_every_control_has_a_name(self):
        self.open(export("named", "--method", "lookback", "queens:4"))
        for control in self.browser.find_elements(By.CSS_SELECTOR, "button, input, figure, figure > svg"):
            self.assertTrue(control.accessible_name, control.get_attribute("outerHTML")[:80])
        self.assertEqual(self.browser.find_element(By.TAG_NAME, "html").get_attribute("lang"), "en")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=1)
