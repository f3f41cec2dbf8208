/**
 * Hands the squeegee in the picture of the home page to the visitor, by pointer and by arrow keys:
 * what it passes over becomes clean. Lengths are in units of the picture.
 */
// Without an import or export the names below would be global.
export {};

interface Point {
  x: number;
  y: number;
}

const start = { x: 287, y: 346 };
/** What holds the pole. */
const hand = { x: 360, y: 346 };
const pane = { x: 544, y: 500 };
/** The blade follows its own middle as if on a string of this length. */
const stringLength = 47;
const stepOfKey = 24;
/** Since the page was asked for: the picture wipes by itself first. */
const ownWipeEndsMs = 3_000;
const cleanPercent = 97;

/** The picture is mirrored where lines begin on the right. */
const outward = document.documentElement.dir === 'rtl' ? -1 : 1;
const steps: Record<string, Point | undefined> = {
  ArrowLeft: { x: -outward, y: 0 },
  ArrowRight: { x: outward, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const frame = document.querySelector<HTMLElement>('[data-squeegee]');
const image = frame?.querySelector('img');
if (frame && image)
  setTimeout(() => {
    void draw(frame, image);
  }, ownWipeEndsMs - performance.now());

/** Draws the picture as elements; the page's policy would refuse the styles for its own wipe. */
async function draw(frame: HTMLElement, { src, className }: HTMLImageElement): Promise<void> {
  const text = await (await fetch(src)).text();
  frame.innerHTML = text.replace(/<style.*<\/style>/, '');
  const drawing = frame.firstChild as SVGSVGElement;
  drawing.setAttribute('class', className);
  handOver(drawing, frame.dataset.squeegee ?? '');
}

function handOver(drawing: SVGSVGElement, label: string): void {
  const part = (id: string) => drawing.getElementById(id) as SVGGeometryElement;
  const squeegee = part('squeegee');
  const film = part('film');
  const moveTo = mover(part);
  let at = start;
  let grip = start;
  const go = ({ x, y }: Point) => {
    moveTo((at = { x: within(x, pane.x), y: within(y, pane.y) }));
  };
  const place = ({ clientX, clientY }: PointerEvent) => {
    const scale = drawing.getScreenCTM()?.d ?? 1;
    return { x: (clientX / scale) * outward, y: clientY / scale };
  };
  const tell = () => {
    const percent = measure([part('wipe'), part('trail')]);
    squeegee.setAttribute('aria-valuenow', String(percent));
    if (percent >= cleanPercent && film.isConnected) shine(film, part('glints'));
  };
  squeegee.setAttribute('aria-label', label);
  // Else the page scrolls with the finger.
  squeegee.ontouchstart = (event) => {
    event.preventDefault();
  };
  squeegee.onpointerdown = (event) => {
    const { x, y } = place(event);
    grip = { x: at.x - x, y: at.y - y };
    squeegee.setPointerCapture(event.pointerId);
  };
  squeegee.onpointermove = (event) => {
    const { x, y } = place(event);
    if (squeegee.hasPointerCapture(event.pointerId)) go({ x: grip.x + x, y: grip.y + y });
  };
  squeegee.onlostpointercapture = tell;
  squeegee.onkeydown = (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    go({ x: at.x + step.x * stepOfKey, y: at.y + step.y * stepOfKey });
    tell();
  };
  tell();
}

function within(value: number, limit: number): number {
  return Math.min(Math.max(value, 0), limit);
}

/** Moves blade and pole; the blade stands square to where it goes, and leaves a clean trail. */
function mover(part: (id: string) => SVGElement): (to: Point) => void {
  let path = 'M287 346';
  let behind = { x: 0, y: start.y };
  return (at) => {
    const far = Math.max(1, distance(behind, at) / stringLength);
    behind = { x: at.x + (behind.x - at.x) / far, y: at.y + (behind.y - at.y) / far };
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

/** In the direction from one point to another, and as many times as long. */
function turn(from: Point, to: Point, times: number): string {
  const far = distance(from, to);
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return `matrix(${[x * times, y * times, -y, x, 0, 0].join()})`;
}

/** Percent of the window that is clean, from a look at a hundred places. */
function measure(strokes: SVGGeometryElement[]): number {
  let percent = 0;
  for (let y = 25; y < pane.y; y += 50)
    for (let x = 27; x < pane.x - 10; x += 54)
      if (strokes.some((stroke) => stroke.isPointInStroke({ x, y }))) percent++;
  return percent;
}

/** The last haze goes, and the glass glints. */
function shine(film: Element, glints: Element): void {
  film.remove();
  if (!matchMedia('(prefers-reduced-motion:reduce)').matches)
    glints.animate({ opacity: [1, 0, 1] }, { duration: 500, iterations: 2 });
}
