import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OTHER_LANGUAGES } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ATTRIBUTES, reads } from '../serve/attributes.ts';
import { ENGINE } from '../index.ts';
import { declarations } from './declarations.ts';
import { prepack, postpack } from './hooks.ts';
import { modelCard, packedFigures } from './model-card.ts';
import { inRoot } from './paths.ts';
import { prove } from './prove.ts';

/** 1,000 of each: `npm run engine`. */
const COUNT = 60;

describe('the packed engine', () => {
  it('needs no network and no other package, has types, and answers as the repository does', async () => {
    const { files, lines, requests, differences } = await prove(COUNT, { asWritten: false });
    expect(differences).toEqual([]);
    expect({ lines, requests }).toEqual({ lines: COUNT, requests: COUNT });
    expect(files).toEqual([
      'CITATION.cff',
      'LICENSE',
      'MODEL_CARD.md',
      'NOTICES.md',
      'README.md',
      'dist/rostrum-engine.d.ts',
      'dist/rostrum-engine.js',
      'dist/rostrum-judge.js',
      'package.json',
    ]);
  });

  it('has types that name no other file', () => {
    expect(declarations()).toContain(
      'export declare function judge(request: MessageRequest): MessageAnswer;',
    );
    expect(declarations()).not.toMatch(/from ['"]|import\(/);
  });

  it('leaves the project as it was, also after an interrupted pack', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rostrum-pack-'));
    const own = '{ "name": "@rostrum/moderator", "private": true }\n';
    writeFileSync(join(folder, 'package.json'), own);
    await prepack(folder);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      version: ENGINE.version,
    });
    await prepack(folder);
    postpack(folder);
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(own);
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'package.json']);
  });
});

describe('the files beside it', () => {
  it('are a model card with the figures that the evaluation wrote down', () => {
    const table = readFileSync(inRoot('docs/moderator-figures.md'), 'utf8');
    const figures = packedFigures();
    expect(figures.length).toBeGreaterThan(40);
    for (const { head, figure, value, low, high } of figures) {
      expect(table).toContain(`| ${head} | ${figure} | ${value} (${low}–${high}) |`);
      expect(modelCard()).toContain(`| ${head} | ${figure} | ${value} (${low}–${high}) |`);
    }
    expect(modelCard()).toContain(ENGINE.weights);
  });

  it('are a citation of the version that it is', () => {
    const citation: unknown = parse(readFileSync(inRoot('CITATION.cff'), 'utf8'));
    expect(citation).toMatchObject({ 'cff-version': '1.2.0', version: ENGINE.version, license: 'MIT' });
  });

  it('are a page that names every attribute, its head and how many languages it is read in', () => {
    const page = readFileSync(inRoot('docs/engine.md'), 'utf8');
    const inPart = new Map([
      [0, 'English'],
      [12, 'English, twelve in part'],
      [13, 'English, thirteen in part'],
    ]);
    for (const [name, attribute] of ATTRIBUTES) {
      const others = OTHER_LANGUAGES.filter((language) => reads(attribute, language)).length;
      expect(page).toContain(`| \`${name}\` | \`${attribute.head}\` | ${inPart.get(others)} |`);
    }
  });
});
