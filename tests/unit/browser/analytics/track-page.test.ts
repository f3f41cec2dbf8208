import { startAnalytics } from '#browser/analytics/start.ts';
import { trackPage, type Report } from '#browser/analytics/track-page.ts';
import { emitSiteEvent } from '#browser/site-event.ts';
import { staffMarker } from '#contracts/login.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const scripts: string[] = [];

/**
 * Stubs the parts of a page that analytics uses. The page is 1000 pixels high, and 200 are visible.
 */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('https://www.example.nl/contact?token=secret#part'));
  vi.stubGlobal('window', {});
  vi.stubGlobal('innerHeight', 200);
  vi.stubGlobal('scrollY', 0);
  const storage = new EventTarget();
  vi.stubGlobal('addEventListener', storage.addEventListener.bind(storage));
  vi.stubGlobal('dispatchEvent', storage.dispatchEvent.bind(storage));
  Object.assign(page, {
    title: 'Contact',
    referrer: 'https://www.example.nl/afspraak-wijzigen?code=secret',
    documentElement: { scrollHeight: 1000 },
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
}

function clickLink(href: string): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: { closest: () => new URL(href, location.href) } });
  document.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  scripts.length = 0;
  openPage();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('trackPage', () => {
  const report = vi.fn<Report>();
  const reported = () => report.mock.calls.map(([name, parameters]) => [name, parameters]);
  const view = ['page_view', { page_location: 'https://www.example.nl/contact', page_title: 'Contact' }];
  beforeEach(() => {
    report.mockClear();
    trackPage(report);
  });

  test('reports the view at once, three events after 3 seconds, and the time every 30 and 60 seconds', () => {
    expect(reported()).toEqual([view]);
    report.mockClear();
    vi.advanceTimersByTime(2_999);
    expect(reported()).toEqual([]);
    vi.advanceTimersByTime(120_000 - 2_999);
    expect(reported()).toEqual([
      ['app_loaded', {}],
      ['user_engagement', { engagement_time_msec: 3000 }],
      ['domain_verification', { domain: 'www.example.nl' }],
      ['time_on_page', { seconds: 30 }],
      ['heartbeat', { seconds: 60 }],
      ['time_on_page', { seconds: 60 }],
      ['time_on_page', { seconds: 90 }],
      ['heartbeat', { seconds: 120 }],
      ['time_on_page', { seconds: 120 }],
    ]);
  });

  test('reports every quarter of the page once, including skipped ones', () => {
    report.mockClear();
    for (const y of [10, 50, 0, 60, 799.6, 800, 0]) {
      vi.stubGlobal('scrollY', y);
      document.dispatchEvent(new Event('scroll'));
    }
    expect(reported()).toEqual([25, 50, 75, 100].map((percent) => ['scroll', { percent_scrolled: percent }]));
  });

  test.each([
    ['a.pdf', 'file_download', { file_extension: 'pdf' }],
    ['a.RAR', 'file_download', { file_extension: 'rar' }],
    ['map', 'outbound_click', {}],
  ])('reports the click on a link to %s on another site as %s, without its query', (file, name, more) => {
    const href = `https://elsewhere.example/${file}`;
    clickLink('/contact?token=secret');
    clickLink(`${href}?token=secret#part`);
    expect(reported().slice(1)).toEqual([[name, { link_url: href, ...more }]]);
  });

  test('reports the events of the page, but no test events', () => {
    emitSiteEvent('test', {});
    emitSiteEvent('share', { method: 'facebook', item: 'https://www.example.nl/blog/1' });
    emitSiteEvent('email_reveal', {});
    expect(reported().slice(1)).toEqual([
      ['share', { method: 'facebook', item_id: 'https://www.example.nl/blog/1' }],
      ['email_reveal', {}],
    ]);
  });

  test('reports a stored form as a view and a conversion of one euro', () => {
    emitSiteEvent('form_stored', { form: '/api/contact', email: 'a@b.example', service: 'kantoor' });
    const conversion = { currency: 'EUR', value: 1, form: '/api/contact', service: 'kantoor' };
    expect(reported().slice(1)).toEqual([view, ['lead_conversion', conversion]]);
    expect(report.mock.lastCall?.[2]).toEqual({ email: 'a@b.example' });
  });
});

describe('startAnalytics', () => {
  const measurement = { measurementId: 'G-TEST', optimisationScriptUrl: '' };
  const commands = () => (window.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]);

  test('denies everything first, allows what was chosen, and loads the tag a second later', () => {
    startAnalytics(measurement, { analytics: true, ads: false });
    const noAds = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(commands().slice(0, 2)).toEqual([
      ['consent', 'default', { analytics_storage: 'denied', ...noAds }],
      ['consent', 'update', { analytics_storage: 'granted', ...noAds }],
    ]);
    expect(scripts).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  });

  test.each([
    ['comes from a mailed link', { referrer: 'https://www.example.nl/beheer/uitnodiging?sleutel=secret' }],
    ['belongs to staff', { cookie: `a=1; ${staffMarker}=Kim` }],
    ['belongs to an editor', {}, 'sveltia-cms.user'],
  ])('loads no script when the browser %s', (_, changes, stored = '') => {
    Object.assign(document, changes);
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === stored ? '{}' : null) });
    startAnalytics(measurement, { analytics: true, ads: false });
    vi.advanceTimersByTime(1_000);
    expect(scripts).toEqual([]);
  });

  test('gives the tag the URL and the referrer without a token before anything is sent', async () => {
    startAnalytics(measurement, { analytics: true, ads: false });
    const names = commands().map(([name]) => name);
    expect(names.slice(names.indexOf('set'))).toEqual(['set', 'config']);
    const site = 'https://www.example.nl';
    const addresses = { page_location: `${site}/contact`, page_referrer: `${site}/afspraak-wijzigen` };
    expect(commands()).toContainEqual(['set', addresses]);
    await vi.advanceTimersByTimeAsync(60_000);
    emitSiteEvent('form_stored', { form: '/api/appointments' });
    clickLink('https://elsewhere.example/a.pdf?token=secret');
    await vi.waitFor(() => {
      expect(commands().map(([, name]) => name)).toContain('file_download');
    }, 60_000);
    expect(JSON.stringify(commands())).not.toContain('secret');
  });

  test.each([true, false])(
    'sends nothing once another tab withdraws a consent (to ads alone: %s)',
    async (analytics) => {
      startAnalytics(measurement, { analytics: true, ads: true });
      await vi.advanceTimersByTimeAsync(1_000);
      const before = commands();
      vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ analytics, ads: false }) });
      dispatchEvent(new Event('storage'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(commands()).toEqual(before);
      expect(window).toHaveProperty('ga-disable-G-TEST', true);
    },
  );

  test.each([true, false])('sends hashed contact data only with consent to advertising (%s)', async (ads) => {
    startAnalytics(measurement, { analytics: true, ads });
    const contact = { email: ' Noor@Delinde.example ', phone: '+31 30 1234567' };
    emitSiteEvent('form_stored', { form: '/api/contact', ...contact });
    await vi.waitFor(() => {
      expect(commands().map(([, name]) => name)).toContain('lead_conversion');
    }, 60_000);
    const userData = commands().filter(([, name]) => name === 'user_data');
    expect(userData).toHaveLength(ads ? 1 : 0);
    expect(JSON.stringify(commands())).not.toMatch(/delinde|1234567/i);
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
    if (ads) expect(userData[0]?.[2]).toEqual({ sha256_email_address: digest, sha256_phone_number: digest });
  });
});
