/** One path per icon on a 24 px grid; drawn with a stroke of 2 in the text colour. */
export const icons = {
  alert: 'M12 3 22 20.5H2zM12 10v4.5M12 17.4v.1',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  building: 'M5 21V3h10v18M15 9h5v12M2.5 21h19M8.5 7h3M8.5 11h3M8.5 15h3',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2.5V7M16 2.5V7M8 14h2M14 14h2M8 17.5h2',
  chat: 'M4 20l1.3-4.2A8.5 8.5 0 1 1 8.4 19zM8.5 10.5h7M8.5 13.8h4.5',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  download: 'M12 3v12M7.5 11l4.5 4.5L16.5 11M4 16v5h16v-5',
  'eye-off':
    'M4 4l16 16M9.5 5.8A10 10 0 0 1 12 5.5c4 0 7.4 2.1 10 6.5a16 16 0 0 1-3 3.7M6 7.6A16 16 0 0 0 2 12c2.6 4.4 6 6.5 10 6.5 1.6 0 3-.3 4.3-.9M10 10a3 3 0 0 0 4.2 4.2',
  euro: 'M18.5 6.2a7.5 7.5 0 1 0 0 11.6M3 10h10M3 14h9',
  eye: 'M2 12c2.6-4.4 6-6.5 10-6.5s7.4 2.1 10 6.5c-2.6 4.4-6 6.5-10 6.5S4.6 16.4 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z',
  heart:
    'M12 20.5 4.3 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1',
  leaf: 'M5 19C3 9 9 3.5 20 4c.5 11-5 17-15 15zM5 19 14 10',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  grip: 'M6 9h12M6 15h12',
  menu: 'M3 6h18M3 12h18M3 18h12',
  minus: 'M4 12h16',
  phone: 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  pill: 'M13.5 4.5a4.6 4.6 0 0 1 6.5 6.5l-9 9A4.6 4.6 0 0 1 4.5 13.5zM9 9l6.5 6.5',
  pin: 'M12 22c5-5.5 7.5-9.3 7.5-12.5a7.5 7.5 0 0 0-15 0C4.5 12.7 7 16.5 12 22zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M12 4v16M4 12h16',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.7 15.7 21 21',
  share: 'M12 15V3M7.5 7 12 2.8 16.5 7M5 12v9h14v-9',
  shield: 'M12 2.5 20 5v6.5c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10V5zM8.5 11.8l2.5 2.5 4.5-5',
  sparkle:
    'M10 5.5c.6 4.6 2.9 6.9 7.5 7.5-4.6.6-6.9 2.9-7.5 7.5-.6-4.6-2.9-6.9-7.5-7.5C7.1 12.4 9.4 10.1 10 5.5zM19 2.5v5M16.5 5h5',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z',
  stethoscope:
    'M7 3H5v6a5 5 0 0 0 10 0V3h-2M10 14v2.5a4.5 4.5 0 0 0 9 0V14M19 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  store: 'M4 10v11h16V10M3 4h18l1 6H2zM14 21v-6h-4v6',
  truck:
    'M2 5h12v12H2zM14 9h4l4 4v4h-8zM6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  user: 'M12 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3.5 21a8.5 6 0 0 1 17 0z',
} as const;

export type IconName = keyof typeof icons;

/** Icons that are loaded from a separate file, to keep the pages small. */
export const spriteIcons = [
  'building',
  'calendar',
  'chat',
  'check',
  'clock',
  'euro',
  'heart',
  'leaf',
  'globe',
  'mail',
  'pill',
  'pin',
  'search',
  'shield',
  'sparkle',
  'star',
  'stethoscope',
  'store',
  'user',
] as const satisfies IconName[];

export type SpriteIconName = (typeof spriteIcons)[number];
