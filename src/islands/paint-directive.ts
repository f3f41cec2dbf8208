/**
 * The directive `client:paint`, for what a page is there for, such as a tool: loaded and hydrated
 * by itself, but behind the load event and the first paint, which it would hold up.
 */
type Hydrate = () => Promise<void>;

/** What Astro calls for each island with this directive; `load` gets the code of the island. */
export default function hydrateAfterPaint(load: () => Promise<Hydrate>): void {
  const begin = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
