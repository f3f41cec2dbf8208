/** Draws the line of the present time in the day of today, and moves it along. */
const hourMs = 3_600_000;

function draw(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const hours = (Date.now() - new Date(line.dataset.now ?? '').getTime()) / hourMs;
    line.style.top = `${String(hours * 100)}%`;
    line.hidden = false;
  }
}

draw();
setInterval(draw, 60_000);
