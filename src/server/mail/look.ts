/**
 * The colours of mails and the size of their logo. The colours are copied from the theme of the
 * site, because mail programs do not support custom properties.
 */

export const colours = {
  white: '#ffffff',
  ink: '#0a2b35',
  petrol: '#0d5261',
  sun: '#ffcb2e',
  signal: '#d2301a',
  coral: '#ff6a4d',
  tint: '#ddeef2',
  muted: '#4a626a',
  hair: '#c9d3d4',
  rose: '#fbe3dc',
} as const;

export const darkColours = {
  page: '#081e25',
  card: '#0f2f39',
  soft: '#18414d',
  text: '#f3f7f7',
  muted: '#a9c2c9',
  rule: '#7f9ca5',
  hair: '#2b515c',
  link: '#86c8da',
  alarm: '#4a1a12',
} as const;

/** In CSS pixels. */
export const logoSize = { width: 192, height: 34 };
