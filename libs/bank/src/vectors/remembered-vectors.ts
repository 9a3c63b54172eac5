import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Encoder } from '@rostrum/moderator/reader';
import * as z from 'zod/mini';
import { fromBase64, toBase64, toBytes } from './small-vectors.ts';

/** Texts that the encoder reads at once. */
const AT_ONCE = 32;

const KNOWN = new URL('./known.json', import.meta.url);

const storedSchema = z.record(z.string(), z.string());

/**
 * The vectors of texts in small form. Each is kept beside the hash of its text, so that a text that did not change is not read
 * again: in the repository (`known.json`), and those of texts that are being edited in this machine's folder.
 */
export async function rememberedVectors(
  texts: readonly string[],
  encoder: Encoder,
  folder: URL,
): Promise<Uint8Array[]> {
  const file = new URL(`${encodeURIComponent(encoder.id)}.json`, folder);
  const stored = { ...readStored(KNOWN), ...readStored(file) };
  const unread = [...new Set(texts)].filter((text) => stored[hashOf(text)] === undefined);
  for (let at = 0; at < unread.length; at += AT_ONCE) {
    const part = unread.slice(at, at + AT_ONCE);
    const vectors = await encoder.encode(part);
    part.forEach((text, index) => {
      stored[hashOf(text)] = toBase64(toBytes(vectors[index] ?? new Float32Array(encoder.dimensions)));
    });
  }
  if (unread.length > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(stored));
  }
  return texts.map((text) => fromBase64(stored[hashOf(text)] ?? ''));
}

/** The file in the repository for these texts and their vectors, one a line. */
export function knownVectors(texts: readonly string[], small: readonly Uint8Array[]): string {
  const entries = texts.map((text, at) => [hashOf(text), toBase64(small[at] ?? new Uint8Array())] as const);
  const sorted = Object.fromEntries(new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  return `${JSON.stringify(sorted, null, 0).replaceAll('","', '",\n"')}\n`;
}

/** Nothing if the file is missing or damaged: then everything is read again. */
function readStored(file: URL): Record<string, string> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
