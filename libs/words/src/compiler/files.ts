import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../language.ts';
import type { Catalogue, Texts } from './compiler.ts';
import type { Spoken } from './placeholders.ts';

const MESSAGES = resolve(import.meta.dirname, '../../messages');
const GENERATED = resolve(import.meta.dirname, '../../generated');

/** The catalogue of the repository. @throws Error naming a file that is no object of texts */
export function readCatalogue(folder: string = MESSAGES): Catalogue {
  const areas = readdirSync(join(folder, FIRST_LANGUAGE))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
  return new Map(
    areas.map((area) => {
      const texts = LANGUAGES.map((language) => [
        language,
        readTexts(join(folder, language, `${area}.json`)),
      ]);
      return [area, Object.fromEntries(texts) as Record<Language, Texts>];
    }),
  );
}

function readTexts(path: string): Texts {
  if (!existsSync(path)) return {};
  const texts = parse(path);
  if (!isTexts(texts)) throw new Error(`${path}: write one object with a text for each key`);
  return texts;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Writes the files that differ, and removes those that nothing generates any more. */
export function writeGenerated(files: ReadonlyMap<string, string>, folder: string = GENERATED): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  for (const path of present)
    if (/\.(?:ts|js|json)$/.test(path) && !files.has(path)) rmSync(join(folder, path));
}

/** The expressions of the last compilation, by the placeholders that they replace. */
export function readSpoken(folder: string = GENERATED): Spoken {
  return JSON.parse(readFileSync(join(folder, 'spoken.json'), 'utf8')) as Spoken;
}
