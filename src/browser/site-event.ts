/** Events that the scripts of a page emit. Analytics reports them only after consent. */
export interface SiteEvents {
  share: { method: string; item: string };
  email_reveal: object;
  /** A form was stored; includes the visitor's contact data. */
  form_stored: { form: string; email?: string; phone?: string; service?: string };
  /** Sent by the event debugger; analytics does not report it. */
  test: object;
}

export type SiteEvent = { [Name in keyof SiteEvents]: { name: Name } & SiteEvents[Name] }[keyof SiteEvents];

const eventName = 'site-event';

export function emitSiteEvent<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(eventName, { detail: { name, ...detail } }));
}

/** Subscribes to the events of this page; returns the function that unsubscribes. */
export function onSiteEvent(listener: (event: SiteEvent) => void): () => void {
  const listen = (event: Event) => {
    listener((event as CustomEvent<SiteEvent>).detail);
  };
  document.addEventListener(eventName, listen);
  return () => {
    document.removeEventListener(eventName, listen);
  };
}
