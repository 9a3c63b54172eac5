import { expect, test } from 'vitest';
import { formatManifest } from './wrapper-jar.ts';

test('no line of a manifest is longer than 72 bytes, and none of a long value is lost', () => {
  const path = `file:/${'a-long-folder-name/'.repeat(12)}emulator.jar`;
  const manifest = formatManifest({ 'Manifest-Version': '1.0', 'Class-Path': path });
  const lines = manifest.split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: ${path}\r\n`);
});

test('a manifest ends with an empty line, without which Java ignores its last header', () => {
  expect(formatManifest({ 'Main-Class': 'A' })).toBe('Main-Class: A\r\n\r\n');
});
