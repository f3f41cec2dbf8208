import { documentKindOf } from '#server/forms/document-kind.ts';
import { expect, test } from 'vitest';
import { docx, mainPart } from '../../../support/application-with-file.ts';

const record = Buffer.from('PK\u0001\u0002');
const end = Buffer.from('PK\u0005\u0006');

/** Repeats the first entry of a ZIP's central directory; all repeats refer to the same data. */
function listAgain(zip: Uint8Array, times: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const start = bytes.indexOf(record);
  const first = bytes.subarray(start, bytes.indexOf(record, start + 1));
  const tail = Buffer.from(bytes.subarray(bytes.indexOf(end)));
  for (const offset of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(offset) + times, offset);
  tail.writeUInt32LE(tail.readUInt32LE(12) + times * first.length, 12);
  const again = Array.from({ length: times }, () => first);
  return Buffer.concat([bytes.subarray(0, start), ...again, bytes.subarray(start, bytes.indexOf(end)), tail]);
}

test('a document that lists its content types twice is rejected, and so is one with too many parts', () => {
  expect(documentKindOf(docx())?.extension).toBe('.docx');
  expect(documentKindOf(listAgain(docx(), 1))).toBeUndefined();
  const many = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`word/${String(index)}.xml`, 'x']),
  );
  expect(documentKindOf(docx(undefined, many))).toBeUndefined();
});

test('content types that unpack to megabytes are not unpacked, whatever size they claim', () => {
  const bomb = Buffer.from(docx(`<!--${' '.repeat(20_000_000)}-->`));
  bomb.writeUInt32LE(1000, bomb.indexOf(record) + 24);
  expect(documentKindOf(bomb)).toBeUndefined();
});

test('content types within the packed limit are not unpacked when they declare megabytes', () => {
  expect(documentKindOf(docx(mainPart + ' '.repeat(7_000_000)))).toBeUndefined();
  const claiming = Buffer.from(docx());
  claiming.writeUInt32LE(0xff_ff_ff_fe, claiming.indexOf(record) + 24);
  expect(documentKindOf(claiming)).toBeUndefined();
});

test('a ZIP64 that claims four billion parts is read no further than its bytes', () => {
  const [start, many] = [Buffer.alloc(30), Buffer.alloc(56)];
  const [locator, tail] = [Buffer.alloc(20), Buffer.alloc(22)];
  start.write('PK\u0003\u0004');
  many.write('PK\u0006\u0006');
  many.writeUInt32LE(0xff_ff_ff_ff, 32);
  locator.write('PK\u0006\u0007');
  locator.writeUInt32LE(start.length, 8);
  tail.write('PK\u0005\u0006');
  tail.writeUInt16LE(1, 8);
  expect(documentKindOf(Buffer.concat([start, many, locator, tail]))).toBeUndefined();
});
