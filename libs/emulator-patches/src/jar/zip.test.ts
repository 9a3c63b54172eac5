import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openZip } from './zip-reader.ts';
import { writeZip } from './zip-writer.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rostrum-zip-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function save(bytes: Buffer): string {
  const file = join(folder, 'archive.zip');
  writeFileSync(file, bytes);
  return file;
}

const ENTRIES = [
  { name: 'META-INF/MANIFEST.MF', content: Buffer.from('Main-Class: A\r\n') },
  { name: 'leer.txt', content: Buffer.alloc(0) },
  { name: 'zwölf/Ähre.class', content: Buffer.from([0xca, 0xfe, 0xba, 0xbe]) },
];

test('an archive reads back entry by entry', () => {
  const zip = openZip(save(writeZip(ENTRIES)));
  for (const { name, content } of ENTRIES) {
    expect(zip.read(name)).toEqual(content);
    expect(zip.crcOf(name)).toBe(crc32(content));
  }
});

test('the same entries always give the same bytes', () => {
  expect(writeZip(ENTRIES)).toEqual(writeZip(ENTRIES));
});

test('a compressed entry is read too', () => {
  const content = Buffer.from('onNext '.repeat(500));
  expect(openZip(save(deflated('Stream.class', content))).read('Stream.class')).toEqual(content);
});

test('a missing entry has no checksum and cannot be read', () => {
  const zip = openZip(save(writeZip(ENTRIES)));
  expect(zip.crcOf('B.class')).toBeUndefined();
  expect(() => zip.read('B.class')).toThrow('no entry B.class');
});

test('refuses a file that is not an archive', () => {
  expect(() => openZip(save(Buffer.from('not a zip')))).toThrow('not a zip archive');
});

/** A stored archive of one entry, turned into a compressed one as the Java tools write it. */
function deflated(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const bytes = writeZip([{ name, content: packed }]);
  const central = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  for (const [header, method, size] of [
    [0, 8, 22],
    [central, 10, 24],
  ] as const) {
    bytes.writeUInt16LE(8, header + method);
    bytes.writeUInt32LE(content.length, header + size);
  }
  return bytes;
}
