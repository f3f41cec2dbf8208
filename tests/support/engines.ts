/**
 * Visitors with Debian's Firefox and WebKit, which Playwright cannot drive. Puppeteer drives
 * Firefox by WebDriver BiDi; WebKit only supports classic WebDriver
 * (https://www.w3.org/TR/webdriver2/).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findEngine } from '../../scripts/testing/engines.ts';
import { findFreePort } from './free-port.ts';
import { site } from './site-under-test.ts';
import { anAddress } from './visitors.ts';

/**
 * The actions of a visitor in either browser. Selectors are CSS, and `click` waits for the element.
 */
export interface Visitor {
  resize: (width: number, height: number) => Promise<void>;
  open: (path: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Chooses an option of a select. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Evaluates a JavaScript expression on the page. */
  read: (expression: string) => Promise<unknown>;
  leave: () => Promise<void>;
}

const escapeKey = '\uE00C';

/** Ends finite animations, scrolls to the element and returns its centre. */
const scrollToElement = `
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };`;

async function visitWithFirefox(): Promise<Visitor> {
  const executablePath = findEngine('firefox-esr');
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  // Firefox has a random IP address, because bookings are limited per network. WebKit's driver
  // cannot set headers, but its two bookings are within the limit.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (path) => {
      await page.goto(site.url + path);
    },
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    choose: async (selector, value) => {
      await page.select(selector, value);
    },
    read: (expression) => page.evaluate(expression),
    leave: () => browser.close(),
  };
}

async function visitWithWebKit(): Promise<Visitor> {
  const { display, screen } = await startScreen();
  const port = await findFreePort();
  const driver = spawn(findEngine('WebKitWebDriver'), [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${String(port)}/session`;
  const answers = () =>
    fetch(address.replace('session', 'status')).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  const capabilities = { alwaysMatch: { timeouts: { implicit: 10_000 } } };
  const { sessionId } = (await post(address, { capabilities })) as { sessionId: string };
  const session = `${address}/${sessionId}`;
  const read = (expression: string) =>
    post(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const pathOf = (element: unknown) => `${session}/element/${Object.values(element as object).join('')}`;
  const find = (selector: string) => post(`${session}/element`, { using: 'css selector', value: selector });
  const click = async (selector: string) => {
    const found = await find(selector);
    // WebDriver's own click rejects some visible elements.
    const place = await post(`${session}/execute/sync`, { script: scrollToElement, args: [found] });
    const actions = [
      { type: 'pointerMove', ...(place as object) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await post(`${session}/actions`, { actions: [{ type: 'pointer', id: 'pointer', actions }] });
  };
  const type = async (text: string) => {
    await post(`${pathOf(await read('document.activeElement'))}/value`, { text });
  };
  return {
    resize: async (width, height) => {
      await post(`${session}/window/rect`, { width, height });
    },
    open: async (path) => {
      await post(`${session}/url`, { url: site.url + path });
    },
    click,
    type,
    pressEscape: () => type(escapeKey),
    choose: async (selector, value) => {
      await post(`${pathOf(await find(`${selector} option[value="${value}"]`))}/click`, {});
    },
    read,
    leave: async () => {
      await fetch(session, { method: 'DELETE' });
      await stop(driver);
      await stop(screen);
    },
  };
}

/** Sends a WebDriver command; returns its value, or throws its error. */
async function post(address: string, parameters: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a virtual display with the first free number. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const parameters = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const screen = spawn(findEngine('Xvfb'), parameters, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface(screen.stdout), 'line')) as [string];
  return { display: `:${number}`, screen };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export const engines = { Firefox: visitWithFirefox, WebKit: visitWithWebKit };
