/** What pages report, for whoever may count it after consent. Without a listener nothing happens. */
export function emitSiteEvent(name: string, detail: Record<string, string>): void {
  document.dispatchEvent(new CustomEvent('site-event', { detail: { name, ...detail } }));
}
