import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BRAND } from '@rostrum/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PATHS } from '../src/shared/navigation/paths.ts';

const PUBLIC = resolve(import.meta.dirname, '../public');
const page = readFileSync(resolve(PUBLIC, '../index.html'), 'utf8');

const iconSchema = z.object({ src: z.string(), sizes: z.string(), type: z.optional(z.string()) });
const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  theme_color: z.string(),
  icons: z.array(z.extend(iconSchema, { type: z.string(), purpose: z.enum(['any', 'maskable']) })),
  share_target: z.unknown(),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(iconSchema) })),
});
const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')));

/** Width and height of a PNG, and its signature. */
function pngOf(src: string) {
  const file = readFileSync(join(PUBLIC, src));
  return {
    signature: file.toString('latin1', 1, 4),
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
  };
}

test('the page names the manifest, and the icon that an iPhone wants', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1];
  expect(pngOf(touch ?? '')).toEqual({ signature: 'PNG', width: 180, height: 180 });
});

test('the app has the product’s name, opens inside, and may be installed', () => {
  expect(manifest).toMatchObject({
    name: BRAND,
    short_name: BRAND,
    start_url: PATHS.app,
    scope: '/',
    display: 'standalone',
  });
  expect(page).toContain(`content="${manifest.theme_color}" media="(prefers-color-scheme: dark)"`);
  expect(page).toContain(manifest.description);
});

test('every icon is there in the size that it claims', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of [...drawn, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const { signature, width, height } = pngOf(src);
    expect({ src, signature, sizes: `${width}x${height}` }).toEqual({ src, signature: 'PNG', sizes });
  }
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('other apps share words with it by their address alone', () => {
  expect(manifest.share_target).toEqual({
    action: PATHS.share,
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  });
});

test('every shortcut leads to an address of the product', () => {
  const addresses: readonly string[] = Object.values(PATHS);
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url);
});
