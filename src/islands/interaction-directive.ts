/**
 * The directive `client:interaction`, for forms: loads and hydrates the island once it is in view
 * and the visitor has interacted with the page or, if there is a draft to restore, the page has
 * loaded. Until then the prerendered form works without script and keeps what is typed; visitors
 * who do not reach the form neither load nor run React.
 */
import { findDraft } from '#islands/draft.ts';

// Autofill and dictation change a field without a key or a pointer event.
const events = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'change'] as const;

/** Listens from the start, so that an interaction before the island is loaded counts. */
const firstInteraction = nextInteraction();

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const notice = (event: Event) => {
      if (isAtRest(event)) return;
      listening.abort();
      resolve();
    };
    for (const event of events) addEventListener(event, notice, options);
  });
}

/** Browsers repeat pointer events at the same position when the layout changes. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}

type Hydrate = () => Promise<void>;
type Load = () => Promise<Hydrate>;

/** Called by Astro for each island with this directive; `load` fetches the code of the island. */
export default function hydrateOnInteraction(load: Load, _options: unknown, island: HTMLElement): void {
  const draft = findDraft(island.querySelector('form')?.name ?? '');
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void (draft ? pageLoad() : firstInteraction)
      .then(() => loadWithRetries(load, island))
      .then((hydrate) => hydrateUnlessTranslated(hydrate, island));
  });
  for (const child of island.children) observer.observe(child);
}

/**
 * A browser that translates the page wraps its texts in `font` elements. React would recreate the
 * form while the visitor types, so the prerendered one is kept and posted by the browser.
 */
async function hydrateUnlessTranslated(hydrate: Hydrate, island: HTMLElement): Promise<void> {
  if (island.querySelector<HTMLElement>('font')) island.setAttribute('data-unscripted', '');
  else await hydrate();
}

function pageLoad(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}

/** A connection may fail temporarily: after a failure, the next interaction tries again. */
async function loadWithRetries(load: Load, island: HTMLElement): Promise<Hydrate> {
  for (;;) {
    const hydrate = await loadOnce(load, island);
    if (hydrate) return hydrate;
    await nextInteraction();
  }
}

/**
 * Astro reports a failure as an event of the island, and then returns a function that does nothing.
 */
async function loadOnce(load: Load, island: HTMLElement): Promise<Hydrate | undefined> {
  const failures: Event[] = [];
  const notice = (event: Event) => {
    failures.push(event);
    event.preventDefault();
  };
  island.addEventListener('astro:hydration-error', notice);
  const hydrate = await load();
  island.removeEventListener('astro:hydration-error', notice);
  return failures.length > 0 ? undefined : hydrate;
}
