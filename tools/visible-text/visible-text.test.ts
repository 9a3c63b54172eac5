import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

function found(source: string): string[] {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser },
    plugins: { words: { rules: { visible: visibleText } } },
    rules: { 'words/visible': 'error' },
  } as const satisfies Linter.Config;
  const messages = new Linter().verify(source, [config as Linter.Config], { filename: 'a.tsx' });
  return messages.map(({ message }) => /“(.*)”/u.exec(message)?.[1] ?? message);
}

describe('text outside the catalogue', () => {
  it.each([
    ['between tags', '<p>free</p>', 'free'],
    ['in an attribute that is shown', '<Field label="number" />', 'number'],
    ['in an attribute that is read aloud', '<p aria-label="seats" />', 'seats'],
    ['in a label', "const a = { label: 'Host' };", 'Host'],
    ['in a sentence', "const a = 'No one spoke.';", 'No one spoke.'],
    ['in a sentence with a slot', 'const a = `You reported ${what} on`;', 'You reported'],
    ['in what a function returns inside an element', "<a href={f(() => { return 'Go on'; })} />", 'Go on'],
    ['in a refusal', "refuse('not-host', 'Only the host may do that.')", 'Only the host may do that.'],
  ])('is found %s', (_, source, text) => {
    expect(found(source)).toContain(text);
  });

  it.each([
    [
      'what no person reads',
      '<p className="page head" role="note" dir="auto" field="reason" data-a="Big one" aria-labelledby="Some id" />',
    ],
    ['how a drawing is made', '<mask maskUnits="userSpaceOnUse"><text textAnchor="end" /></mask>'],
    ['how finely a slider moves', '<input type="range" step="any" />'],
    ['what HTML reads', '<i aria-hidden="true"><img loading="lazy" /><meta content="noindex" /></i>'],
    ['signs', '<p>·</p>'],
    ['a side’s name', '<Side side="against" />'],
    ['yes and no', '<svg aria-hidden="true" draggable="false" />'],
    ['what a clock is doing', '<Clock state="running" />'],
    ['an element, a direction, a fit', '<Motion as="span" dir="auto" preserveAspectRatio="none" />'],
    ['a width, a way to draw', '<Dialog wide="full"><MapView firstWay="sheet" /></Dialog>'],
    ['who may read', '<ActCard readers="youAndHost" />'],
    ['a word to search engines', '<meta name="robots" content="noindex" />'],
    ['a language, its direction and a name', '<p lang="en" dir="auto" translate="no" />'],
    ['names of things', "const a = { type: 'wished', label: 'id-1' };"],
    ['a condition', "if (a === 'loading') b();"],
    [
      'what an error class says',
      "class Early extends Error { constructor() { super('The page has no root'); } }",
    ],
    ['an error for engineers', "throw new Error('The page has no root');"],
    ['a regular expression', "const a = '(?:Nobody|No one) said';"],
    ['a part of one', 'const a = `\\\\bWho ${said} so?`;'],
    ['a log', "console.warn('The catalogue could not be read', error);"],
    ['a key', "const a = { 'Some key': 1 }; a['Some key'];"],
    ['a module', "import { a } from 'Some module';"],
    ['a type', "type A = 'Some word' | 'Other word';"],
    ['what comes from the catalogue', '<p title={m.title()}>{m.text({ name })}</p>'],
  ])('is not %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});
