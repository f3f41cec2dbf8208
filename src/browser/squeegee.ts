/**
 * Lets the visitor clean the window in the picture of the home page by moving the squeegee, with
 * the pointer or the arrow keys. Lengths are in units of the picture.
 */

interface Point {
  x: number;
  y: number;
}

const start = { x: 287, y: 346 };
const hand = { x: 360, y: 346 };
const pane = { x: 544, y: 500 };
/**
 * The blade faces away from a point that follows it at this distance, like a weight on a string.
 */
const stringLength = 47;
const stepOfKey = 24;
/** The picture's own animation has ended at this time after the navigation. */
const animationEndMs = 3_000;
const cleanPercent = 97;
const strokeMs = isMotionWelcome() ? 900 : 1;

/** -1 on right-to-left pages, because the picture is mirrored there. */
const outward = document.documentElement.dir === 'rtl' ? -1 : 1;
const steps: Record<string, Point | undefined> = {
  ArrowLeft: { x: -outward, y: 0 },
  ArrowRight: { x: outward, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const frame = document.querySelector<HTMLElement>('[data-squeegee]');
const image = frame?.querySelector('img');

export function setUpSqueegee(): void {
  if (frame && image) setTimeout(() => void draw(frame, image), animationEndMs - performance.now());
}

/**
 * Replaces the picture with the same SVG inline. Omits its styles, which animate it, because the
 * content security policy of the page blocks them.
 */
async function draw(frame: HTMLElement, { src, className }: HTMLImageElement): Promise<void> {
  const text = await (await fetch(src)).text();
  const picture = frame.firstElementChild as HTMLElement;
  picture.outerHTML = text.replace(/<style.*<\/style>/, '');
  const drawing = frame.firstElementChild as SVGSVGElement;
  drawing.setAttribute('class', className);
  makeInteractive(drawing, frame.dataset.squeegee ?? '');
}

function makeInteractive(drawing: SVGSVGElement, label: string): void {
  const part = (id: string) => drawing.getElementById(id) as SVGGeometryElement;
  const squeegee = part('squeegee');
  const film = part('film');
  const moveTo = createMover(part);
  let at = start;
  let grip = start;
  const go = ({ x, y }: Point) => {
    moveTo((at = { x: within(x, pane.x), y: within(y, pane.y) }));
  };
  const place = ({ clientX, clientY }: PointerEvent) => {
    const scale = drawing.getScreenCTM()?.d ?? 1;
    return { x: (clientX / scale) * outward, y: clientY / scale };
  };
  const updatePercentage = () => {
    const percent = measure([part('wipe'), part('trail')]);
    squeegee.setAttribute('aria-valuenow', String(percent));
    if (percent >= cleanPercent && film.isConnected) shine(film, part('glints'));
  };
  let nextFrame = 0;
  const stroke = (from: Point, since: number) => {
    nextFrame = requestAnimationFrame((now) => {
      const share = within((now - since) / strokeMs, 1);
      go({ x: from.x - 200 * Math.sin(share * Math.PI), y: from.y + 120 * share });
      if (share < 1) stroke(from, since);
      else updatePercentage();
    });
  };
  squeegee.setAttribute('aria-label', label);
  // Hides the focus ring that Chromium draws in an SVG even after a click.
  squeegee.onfocus = () => {
    squeegee.style.outlineStyle = squeegee.matches(':focus-visible') ? '' : 'none';
  };
  // Prevents the page from scrolling with the finger.
  squeegee.ontouchstart = (event) => {
    event.preventDefault();
  };
  squeegee.onpointerdown = (event) => {
    cancelAnimationFrame(nextFrame);
    const { x, y } = place(event);
    grip = { x: at.x - x, y: at.y - y };
    squeegee.setPointerCapture(event.pointerId);
  };
  squeegee.onpointermove = (event) => {
    const { x, y } = place(event);
    if (squeegee.hasPointerCapture(event.pointerId)) go({ x: grip.x + x, y: grip.y + y });
  };
  squeegee.onlostpointercapture = updatePercentage;
  squeegee.onkeydown = (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    go({ x: at.x + step.x * stepOfKey, y: at.y + step.y * stepOfKey });
    updatePercentage();
  };
  // A click elsewhere makes a stroke, for visitors who cannot drag (WCAG 2.5.7). A click on the
  // squeegee is ignored, because it may be the end of a drag.
  drawing.onclick = ({ target }) => {
    if (!squeegee.contains(target as Node)) stroke(at, performance.now());
  };
  updatePercentage();
}

function within(value: number, limit: number): number {
  return Math.min(Math.max(value, 0), limit);
}

/**
 * Returns a function that moves the blade to a point and stretches the pole from there to the hand.
 * The blade stays perpendicular to its movement and leaves a clean trail.
 */
function createMover(part: (id: string) => SVGElement): (to: Point) => void {
  let path = 'M287 346';
  let behind = { x: 0, y: start.y };
  return (at) => {
    const ratio = Math.max(1, distance(behind, at) / stringLength);
    behind = { x: at.x + (behind.x - at.x) / ratio, y: at.y + (behind.y - at.y) / ratio };
    path += `L${[at.x, at.y].join()}`;
    part('trail').setAttribute('d', path);
    part('squeegee').setAttribute('transform', `translate(${[at.x, at.y].join()})`);
    part('blade').setAttribute('transform', turn(behind, at, 1));
    part('pole').setAttribute('transform', turn(at, hand, distance(at, hand)));
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) || 1;
}

/** Returns a transform that rotates and stretches along the line from one point to another. */
function turn(from: Point, to: Point, times: number): string {
  const length = distance(from, to);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return `matrix(${[x * times, y * times, -y, x, 0, 0].join()})`;
}

/** Percentage of the window that is clean, sampled at a hundred points. */
function measure(strokes: SVGGeometryElement[]): number {
  let percent = 0;
  for (let y = 25; y < pane.y; y += 50)
    for (let x = 27; x < pane.x - 10; x += 54)
      if (strokes.some((stroke) => stroke.isPointInStroke({ x, y }))) percent++;
  return percent;
}

/** Removes the rest of the film, makes the glints blink, and offers a quote. */
function shine(film: Element, glints: Element): void {
  film.remove();
  offerQuote();
  if (isMotionWelcome()) glints.animate({ opacity: [1, 0, 1] }, { duration: 500, iterations: 2 });
}

function isMotionWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion:reduce)').matches;
}

/** Shows a copy of the page's call to action in the picture. */
function offerQuote(): void {
  const quote = document.querySelector('h1 ~ div a')?.cloneNode(true) as HTMLElement | undefined;
  if (!quote) return;
  quote.classList.add('absolute', 'end-0', 'bottom-0');
  frame?.append(quote);
}
