import { findEntryFaults } from '#collections/check/entries.ts';
import { altRemedy } from '#collections/text-rules.ts';
import { describe, expect, it } from 'vitest';
import { folderForAll, writeFiles } from '../../../support/temporary-folder.ts';

const directory = folderForAll();

const fields = [
  ...['---', 'title: Een titel van lengte'],
  ...['description: Een omschrijving die lang genoeg is om te voldoen aan de regels.', 'heading: Kop'],
  ...['intro: Inleiding', 'updated: 2026-11-30', '---'],
].join('\n');

const write = (file: string, text: string) => {
  writeFiles(directory, { [`src/content/${file}`]: text });
};

function faultsOf(file: string): string[] {
  write('legal/nl/privacy.md', file);
  return findEntryFaults(directory, new Set(['/contact', '/en/contact'])).map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );
}

const deadEnd = (line: number, address: string) =>
  `${String(line)}: De link naar ${address} leidt nergens heen. Verbeter het adres, of haal de link weg.`;

const otherLanguage = (address: string) =>
  `9: De link naar ${address} leidt naar een andere taal. Kies het adres in de taal van deze tekst.`;

const faultsWith = (text: string) => faultsOf(`${fields}\n\n${text}\n`);

describe('the fields of a text', () => {
  it.each([
    ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['an editor that writes a byte order mark', (text: string) => `\uFEFF${text}`],
    ['an editor that leaves spaces after the dashes', (text: string) => text.replaceAll('---', '---  ')],
  ])('are read as %s saves them, with the right line numbers', (_, save) => {
    expect(faultsOf(save(`${fields}\n\nTekst\n`))).toEqual([]);
    expect(faultsOf(save(`${fields}\n\n[meer](/weg)\n`))).toEqual([deadEnd(9, '/weg')]);
    expect(faultsOf(save(fields.replace('2026-11-30', 'morgen')))).toEqual([
      '6: Bijgewerkt op is "morgen". Schrijf een dag, zoals 2026-11-30.',
    ]);
  });

  it('are unreadable where a value begins with an asterisk, which is an alias in YAML', () => {
    expect(faultsOf(fields.replace('heading: Kop', 'heading: *Kop*'))).toEqual([
      expect.stringMatching(/^4: Dit is niet te lezen\. .*sterretje/),
    ]);
  });

  it('are reported as missing when the file does not begin with them', () => {
    const message = '1: De velden ontbreken. Begin met een regel van drie streepjes.';
    expect(faultsOf('Tekst\n')).toEqual([message]);
    expect(faultsOf(`Tekst\n\n${fields}\n`)).toEqual([message]);
  });
});

describe('a link in a text', () => {
  const right = [
    'Lees [meer](/contact "Over ons") of [dit](/contact#kaart) of [bel](tel:+31300000000).',
    'Lees [meer][1] en <https://example.com>.\n\n[1]: /contact',
    'Lees [een artikel](/blog/99), op de website of niet.',
    '## Wat het **kost**\n\nLees [verder](#wat-het-kost).',
    'Zo schrijft u een link: `[meer](/weg)`.',
    '```\n[meer](/weg) <script>\n```',
  ];

  it.each<[string, string[]]>([
    ...right.map((text): [string, string[]] => [text, []]),
    ['Lees [meer](/weg).', [deadEnd(9, '/weg')]],
    ['## Wat het kost\n\n[De prijs](#de-prijs)', [deadEnd(11, '#de-prijs')]],
    ['[Contact us](/en/contact)', [otherLanguage('/en/contact')]],
    ['[An article](/en/blog/99)', [otherLanguage('/en/blog/99')]],
    ['[meer](javascript:alert)', [deadEnd(9, 'javascript:alert')]],
    [
      '[bel](tel:{phone})',
      [
        '9: In het adres tel:{phone} kan geen gegeven staan. Zet {phone} of {email} in de tekst: dat wordt een link.',
      ],
    ],
    [
      'Zie www.example.com en [dit](http://example.com/a).',
      ['http://www.example.com', 'http://example.com/a'].map(
        (address) =>
          `9: De link naar ${address} is niet versleuteld. Schrijf ${address.replace('p:', 'ps:')}.`,
      ),
    ],
  ])('is reported with its line, unless it is valid: %s', (text, faults) => {
    expect(faultsWith(text)).toEqual(faults);
  });
});

describe('HTML in a text', () => {
  const refused = String.raw`11: HTML-codes werken hier niet. Haal de code weg. Bedoelt u het teken <, zet er dan een \ voor.`;

  it.each([
    '<script>x</script>',
    'Een <b title="x">woord</b>',
    '<!--><meta><!-- -->',
    'Bewaartermijnen: <!-- retention -->',
  ])('is refused: %s', (html) => {
    expect(faultsWith(`Tekst\n\n${html}`)).toContain(refused);
  });

  it('is allowed as the placeholder of the retention periods, and when it is escaped or code', () => {
    expect(faultsWith('Minder dan \\<b\\>, en 3 < 4: `<b>`.\n\n<!-- retention -->')).toEqual([]);
  });
});

describe('a picture in a text', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';

  it.each([
    ['foto een.svg', 'foto%20een.svg'],
    ['foto een.svg', '<../../pictures/foto een.svg>'],
    ['büro.svg', 'büro.svg'],
  ])('stored as %s is found by the address %s', (file, written) => {
    write(`pictures/${file}`, drawing);
    const address = written.startsWith('<') ? written : `../../pictures/${written}`;
    expect(faultsWith(`![Een emmer met sop](${address})`)).toEqual([]);
    expect(faultsWith(`![Een emmer met sop][1]\n\n[1]: ${address} "Sop"`)).toEqual([]);
  });

  const missing = ['weg.svg', '../legal/nl/privacy.md', '%E0%A4.svg', 'foto een.svg?1'];
  it.each(missing)('is reported as missing: %s', (name) => {
    expect(faultsWith(`Zo:\n![Een emmer met sop](<../../pictures/${name}>)`)).toEqual([
      `10: De afbeelding ../../pictures/${name} is er niet. Zet haar in src/content/pictures/ ` +
        'als .jpg, .png, .webp of .svg, en noem haar als ../../pictures/naam.jpg.',
    ]);
  });

  it('needs a description of several words', () => {
    write('pictures/emmer.svg', drawing);
    expect(faultsWith('![Emmer](../../pictures/emmer.svg)')).toEqual([
      `9: De afbeelding ../../pictures/emmer.svg heeft geen uitleg. ${altRemedy}`,
    ]);
  });
});
