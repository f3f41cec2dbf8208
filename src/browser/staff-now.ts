/** Draws and moves the line of the current time in today's column. */

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
