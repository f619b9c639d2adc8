// SPDX-License-Identifier: MIT
// Plays the boards of a page: each figure holds its drawing, and as JSON the places that its pieces come to.
"use strict";

const svgName = "http://www.w3.org/2000/svg";

// The buttons' pictures, on 20 x 20: not every font has them as letters.
const icons = {
  first: "M3 4h2v12H3zM11 4v12L5 10zM17 4v12l-6-6z",
  back: "M5 4h2v12H5zM15 4v12L7 10z",
  play: "M5 4v12l10-6z",
  pause: "M5 4h3.5v12H5zM11.5 4H15v12h-3.5z",
  forward: "M5 4v12l8-6zM13 4h2v12h-2z",
  last: "M3 4v12l6-6zM9 4v12l6-6zM15 4h2v12h-2z",
};

function setIcon(button, icon) {
  const svg = document.createElementNS(svgName, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgName, "path");
  path.setAttribute("d", icons[icon]);
  svg.append(path);
  button.replaceChildren(svg);
}

/** The steps of one board, and where in them the reader is. */
class Playback {
  constructor(data) {
    this.data = data;
    this.frame = 0;
    this.at = data.start.slice();
    // What each frame changes, with what was there before it, so that going back is its exact inverse.
    const at = data.start.slice();
    this.changes = data.frames.map((frame) => {
      const changed = [];
      for (let i = 1; i < frame.length; i += 2) {
        changed.push([frame[i], at[frame[i]], frame[i + 1]]);
        at[frame[i]] = frame[i + 1];
      }
      return changed;
    });
  }

  get last() {
    return this.data.frames.length;
  }

  /** Returns the pieces whose places have changed. */
  seek(frame) {
    const goal = Math.max(0, Math.min(this.last, frame));
    const moved = new Set();
    while (this.frame < goal) {
      for (const [piece, , to] of this.changes[this.frame]) {
        this.at[piece] = to;
        moved.add(piece);
      }
      this.frame++;
    }
    while (this.frame > goal) {
      this.frame--;
      const changed = this.changes[this.frame];
      for (let i = changed.length - 1; i >= 0; i--) {
        this.at[changed[i][0]] = changed[i][1];
        moved.add(changed[i][0]);
      }
    }
    return moved;
  }

  get sentence() {
    return this.frame === 0 ? -1 : this.data.frames[this.frame - 1][0];
  }
}

/** Returns for each of `to` pixels its weights among `from` pixels by Lanczos' filter, and the first that has one. */
function windowsOf(from, to) {
  const sinc = (x) => x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  const stretch = Math.max(1, from / to);
  return Array.from({ length: to }, (_, i) => {
    const centre = (i + 0.5) * from / to - 0.5;
    const first = Math.max(0, Math.ceil(centre - 3 * stretch));
    const weights = [];
    for (let at = first; at < from && at <= centre + 3 * stretch; at++) {
      weights.push(sinc((at - centre) / stretch) * sinc((at - centre) / stretch / 3));
    }
    const sum = weights.reduce((one, other) => one + other);
    return [first, weights.map((weight) => weight / sum)];
  });
}

/** Scales the rows of an image to a width and answers them as columns, so that a second call scales the columns. */
function scaledRows(pixels, width, height, to) {
  const scaled = new Float32Array(to * height * 4);
  windowsOf(width, to).forEach(([first, weights], x) => {
    for (let y = 0; y < height; y++) {
      for (let channel = 0; channel < 4; channel++) {
        let at = (y * width + first) * 4 + channel;
        let sum = 0;
        for (const weight of weights) {
          sum += weight * pixels[at];
          at += 4;
        }
        scaled[(x * height + y) * 4 + channel] = sum;
      }
    }
  });
  return scaled;
}

/** The whole of a picture that was cut, scaled to the pixels of the screen: browsers break fine lines. */
class Whole {
  constructor(svg, cells) {
    this.svg = svg;
    this.use = svg.querySelector(".whole");
    const [x, y] = cells[0];
    const [lastX, lastY, width, height] = cells[cells.length - 1];
    this.across = [x, lastX + width];
    this.down = [y, lastY + height];
    this.fitted = document.createElementNS(svgName, "image");
    this.fitted.setAttribute("class", "fitted");
    this.fitted.setAttribute("preserveAspectRatio", "none");
    this.load();
  }

  async load() {
    const image = document.querySelector(this.use.getAttribute("href") + " image");
    const picture = new Image();
    picture.src = image.getAttribute("href") || image.getAttribute("xlink:href");
    await picture.decode();
    this.canvas = document.createElement("canvas");
    this.canvas.width = picture.naturalWidth;
    this.canvas.height = picture.naturalHeight;
    const context = this.canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    this.source = context.getImageData(0, 0, this.canvas.width, this.canvas.height);
    for (let at = 3; at < this.source.data.length; at += 4) {
      if (this.source.data[at] < 255) {
        return; // the browser scales transparent pictures
      }
    }
    this.use.after(this.fitted);
    this.fit();
    addEventListener("resize", () => this.fit());
    visualViewport?.addEventListener("resize", () => this.fit());
    this.show(this.shown);
  }

  /** Moves the drawing to whole pixels of the screen, and scales the picture to those that it covers. */
  fit() {
    const ratio = devicePixelRatio;
    // Browsers draw a picture exactly where a whole number of the page's units is a whole number of pixels.
    const isWhole = (number) => Math.abs(number - Math.round(number)) < 0.001;
    const step = Array.from({ length: 20 }, (_, i) => i + 1).find((units) => isWhole(units * ratio)) || 1;
    this.svg.removeAttribute("style");
    const place = this.svg.getBoundingClientRect();
    const width = Math.floor(place.width / step) * step;
    const wide = Math.round(width * ratio);
    const high = Math.round(wide * place.height / place.width);
    this.svg.setAttribute("preserveAspectRatio", "none");
    Object.assign(this.svg.style, {
      position: "relative", maxHeight: "none", width: width + "px", height: high / ratio + "px",
    });
    const moved = this.svg.getBoundingClientRect();
    const wayToStep = (at) => Math.round(at / step) * step - at + "px";
    this.svg.style.left = wayToStep(moved.left + scrollX);
    this.svg.style.top = wayToStep(moved.top + scrollY);
    const view = this.svg.viewBox.baseVal;
    const [left, right] = this.across.map((x) => Math.round((x - view.x) * wide / view.width));
    const [top, bottom] = this.down.map((y) => Math.round((y - view.y) * high / view.height));
    this.scale(right - left, bottom - top);
    this.fitted.setAttribute("x", view.x + left * view.width / wide);
    this.fitted.setAttribute("y", view.y + top * view.height / high);
    this.fitted.setAttribute("width", (right - left) * view.width / wide);
    this.fitted.setAttribute("height", (bottom - top) * view.height / high);
    this.fitted.style.display = visualViewport && visualViewport.scale > 1.01 ? "none" : "";
  }

  scale(width, height) {
    if (this.canvas.width === width && this.canvas.height === height && this.fitted.hasAttribute("href")) {
      return;
    }
    const { data, width: from, height: rows } = this.source;
    const pixels = scaledRows(scaledRows(data, from, rows, width), rows, width, height);
    this.canvas.width = width;
    this.canvas.height = height;
    this.canvas.getContext("2d").putImageData(new ImageData(Uint8ClampedArray.from(pixels), width, height), 0, 0);
    this.fitted.setAttribute("href", this.canvas.toDataURL());
  }

  show(shown) {
    this.shown = shown;
    for (const each of [this.use, this.fitted]) {
      each.setAttribute("visibility", shown ? "visible" : "hidden");
    }
  }
}

/** The reader's own moves on a board whose pieces slide into a gap; before the first of them there are no cells. */
class Sliding {
  constructor({ cells, places, goal, columns }) {
    this.centres = cells.map(([x, y, width, height]) => [x + width / 2, y + height / 2]);
    this.places = places;
    this.goal = goal;
    this.columns = columns;
    this.cells = [];
  }

  get isUnderWay() {
    return this.cells.length > 0;
  }

  get isSolved() {
    return this.cells.every((cell, piece) => cell === this.goal[piece]);
  }

  get gap() {
    return this.centres.findIndex((_, cell) => !this.cells.includes(cell));
  }

  /** Begins with the pieces at these places. */
  begin(at) {
    const isNear = (one, other) => Math.abs(one - other) < 1;
    this.cells = at.map((place) => {
      const [, x, y] = this.places[place];
      return this.centres.findIndex((centre) => isNear(centre[0], x) && isNear(centre[1], y));
    });
    this.moves = 0;
  }

  end() {
    this.cells = [];
  }

  /** Slides the pieces between a cell and the gap, if the cell is in line with it, and returns them. */
  slide(cell) {
    const { gap, columns } = this;
    const inRow = Math.floor(cell / columns) === Math.floor(gap / columns);
    if (cell < 0 || cell === gap || (!inRow && cell % columns !== gap % columns)) {
      return [];
    }
    const step = Math.sign(cell - gap) * (inRow ? 1 : columns);
    const moved = [];
    for (let to = gap; to !== cell; to += step) {
      const piece = this.cells.indexOf(to + step);
      this.cells[piece] = to;
      moved.push(piece);
    }
    this.moves += moved.length;
    return moved;
  }

  /** Returns the cell of the piece that an arrow key slides into the gap; -1 if there is none. */
  cellOfKey(key) {
    const { gap, columns } = this;
    const column = gap % columns;
    const cells = {
      ArrowLeft: column < columns - 1 ? gap + 1 : -1,
      ArrowRight: column > 0 ? gap - 1 : -1,
      ArrowUp: gap + columns < this.centres.length ? gap + columns : -1,
      ArrowDown: gap - columns,
    };
    return cells[key];
  }
}

/** Draws the pieces of a playback. */
class Drawing {
  constructor(svg, playback) {
    this.playback = playback;
    this.pieces = [...svg.querySelectorAll("use[data-piece]")];
    this.marks = svg.querySelector(".marks");
    this.path = svg.querySelector(".path");
    this.whole = svg.querySelector(".whole") && new Whole(svg, playback.data.cells);
    this.step = svg.querySelector(".step");
  }

  draw(moved) {
    const { places } = this.playback.data;
    for (const piece of moved) {
      const use = this.pieces[piece];
      const [look, x, y, scale] = places[this.playback.at[piece]];
      if (look < 0) {
        use.setAttribute("visibility", "hidden");
        continue;
      }
      use.removeAttribute("visibility");
      use.setAttribute("href", "#look" + look);
      use.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    }
    this.drawPath();
    this.drawWhole();
    this.drawStep();
    this.drawMarks();
  }

  /** Draws pieces that the reader has slid. */
  drawSlid(sliding, moved) {
    for (const piece of moved) {
      const [x, y] = sliding.centres[sliding.cells[piece]];
      const [, , , scale] = this.playback.data.places[this.playback.at[piece]];
      this.pieces[piece].setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    }
    this.marks.replaceChildren();
    this.whole?.show(sliding.isSolved);
  }

  /** The whole of a picture that was cut, once all its pieces are home. */
  drawWhole() {
    if (!this.whole) {
      return;
    }
    const { home } = this.playback.data;
    const isHome = this.playback.at.every((at, piece) => at === home[piece]);
    this.whole.show(isHome);
  }

  /** The picture of a step, which takes the place of the pieces. */
  drawStep() {
    if (!this.step) {
      return;
    }
    const picture = this.playback.frame > 0 ? this.playback.data.pictures[this.playback.frame - 1] : -1;
    const shown = picture !== undefined && picture >= 0;
    for (const each of this.path ? [...this.pieces, this.path] : this.pieces) {
      each.style.display = shown ? "none" : "";
    }
    this.step.setAttribute("visibility", shown ? "visible" : "hidden");
    if (shown) {
      this.step.setAttribute("href", "#look" + picture);
    }
  }

  /** The line through the pieces of a tour, as far as it is whole. */
  drawPath() {
    if (!this.path) {
      return;
    }
    const { places } = this.playback.data;
    let line = "";
    let joined = false;
    for (const at of this.playback.at) {
      const [look, x, y] = places[at];
      if (look < 0) {
        joined = false;
        continue;
      }
      line += (joined ? "L" : "M") + x + " " + y;
      joined = true;
    }
    this.path.setAttribute("d", line);
  }

  drawMarks() {
    this.marks.replaceChildren();
    const sentence = this.playback.sentence;
    const marks = sentence < 0 ? [] : this.playback.data.marks[sentence];
    for (let i = 0; i < marks.length; i += 2) {
      const [x, y, width, height] = this.playback.data.cells[marks[i]];
      const mark = document.createElementNS(svgName, "rect");
      mark.setAttribute("x", x + 3);
      mark.setAttribute("y", y + 3);
      mark.setAttribute("width", width - 6);
      mark.setAttribute("height", height - 6);
      mark.setAttribute("class", "mark mark" + marks[i + 1]);
      this.marks.append(mark);
    }
  }
}

/** The buttons, keys and sentences of a figure. */
class Player {
  constructor(figure) {
    const data = JSON.parse(figure.querySelector("script").textContent);
    this.playback = new Playback(data);
    this.words = data.words;
    this.drawing = new Drawing(figure.querySelector("svg"), this.playback);
    this.timer = 0;
    this.sliding = data.goal.length > 0 ? new Sliding(data) : null;
    this.build(figure);
    if (this.sliding) {
      this.letSlide(figure);
    }
    figure.addEventListener("keydown", (event) => this.key(event));
    this.seek(data.begin);
  }

  build(figure) {
    const bar = document.createElement("div");
    bar.className = "bar";
    const button = (icon, act) => {
      const each = document.createElement("button");
      each.type = "button";
      setIcon(each, icon);
      each.setAttribute("aria-label", this.words[icon]);
      each.title = this.words[icon];
      each.addEventListener("click", act);
      bar.append(each);
      return each;
    };
    button("first", () => this.go(0));
    const back = button("back", () => this.go(this.playback.frame - 1));
    this.toggle = button("play", () => this.playOrPause());
    const forward = button("forward", () => this.go(this.playback.frame + 1));
    const last = button("last", () => this.go(this.playback.last));
    this.slider = document.createElement("input");
    this.slider.type = "range";
    this.slider.min = 0;
    this.slider.max = this.playback.last;
    this.slider.setAttribute("aria-label", this.words.step);
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.count = document.createElement("span");
    this.count.className = "count";
    this.sentence = document.createElement("p");
    this.sentence.className = "sentence";
    this.sentence.setAttribute("aria-live", "polite");
    bar.append(this.count);
    // A board without steps can only be played on, and begun again.
    for (const each of [back, this.toggle, forward, last, this.slider, this.count]) {
      each.hidden = this.playback.last === 0;
    }
    figure.querySelector("svg").after(bar, this.slider, this.sentence);
  }

  get startSentence() {
    if (this.playback.last === 0) {
      return this.words.slide;
    }
    return this.sliding ? this.words.start + " " + this.words.orSlide : this.words.start;
  }

  /** Lets the reader slide pieces. */
  letSlide(figure) {
    const svg = figure.querySelector("svg");
    figure.classList.add("slides");
    svg.addEventListener("click", (event) => {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      this.slide(this.playback.data.cells.findIndex(([x, y, width, height]) =>
        at.x >= x && at.x < x + width && at.y >= y && at.y < y + height));
    });
  }

  slide(cell) {
    this.pause();
    if (!this.sliding.isUnderWay) {
      this.sliding.begin(this.playback.at);
    }
    const moved = this.sliding.slide(cell);
    if (moved.length === 0) {
      if (this.sliding.moves === 0) {
        this.sliding.end();
      }
      return;
    }
    this.drawing.drawSlid(this.sliding, moved);
    const words = this.sliding.isSolved ? this.words.solved : this.words.moves;
    this.sentence.textContent = words.replace("%1", this.sliding.moves);
    this.count.textContent = "";
  }

  seek(frame) {
    let moved = this.playback.seek(frame);
    if (this.sliding?.isUnderWay) {
      this.sliding.end();
      moved = this.playback.at.keys();
    }
    this.drawing.draw(moved);
    const said = this.playback.sentence;
    this.sentence.textContent = this.playback.frame === 0 ? this.startSentence
      : said < 0 ? "" : this.playback.data.says[said];
    this.slider.value = this.playback.frame;
    const count = this.words.count.replace("%1", this.playback.frame).replace("%2", this.playback.last);
    this.count.textContent = count;
    this.slider.setAttribute("aria-valuetext", count);
  }

  /** The reader's own step ends the playing. */
  go(frame) {
    this.pause();
    this.seek(frame);
  }

  showToggle(icon) {
    setIcon(this.toggle, icon);
    this.toggle.setAttribute("aria-label", this.words[icon]);
    this.toggle.title = this.words[icon];
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.showToggle("play");
    this.sentence.setAttribute("aria-live", "polite");
  }

  playOrPause() {
    if (this.timer) {
      this.pause();
      return;
    }
    if (this.playback.frame === this.playback.last) {
      this.seek(0);
    }
    this.showToggle("pause");
    // What changes twice a second is not read out.
    this.sentence.setAttribute("aria-live", "off");
    this.timer = setInterval(() => {
      this.seek(this.playback.frame + 1);
      if (this.playback.frame === this.playback.last) {
        this.pause();
      }
    }, 600);
  }

  /** Returns the cell of the piece that an arrow key slides; undefined for other keys. */
  cellOfKey(key) {
    if (!this.sliding.isUnderWay) {
      this.sliding.begin(this.playback.at);
    }
    return this.sliding.cellOfKey(key);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const onButton = event.target.tagName === "BUTTON";
    const keys = {
      ArrowRight: () => this.go(this.playback.frame + 1),
      ArrowLeft: () => this.go(this.playback.frame - 1),
      Home: () => this.go(0),
      End: () => this.go(this.playback.last),
    };
    if (this.playback.last === 0) { // the other keys would only lose the reader's moves
      delete keys.End;
    } else if (!onButton) {
      keys[" "] = () => this.playOrPause();
    }
    const isOnSlider = event.target === this.slider;
    const slides = this.sliding && !isOnSlider && (this.sliding.isUnderWay || this.playback.last === 0);
    const cell = slides ? this.cellOfKey(event.key) : undefined;
    const act = cell === undefined ? keys[event.key] : () => this.slide(cell);
    if (act) {
      act();
      event.preventDefault();
    }
  }
}

for (const figure of document.querySelectorAll("figure.playback")) {
  new Player(figure);
}
