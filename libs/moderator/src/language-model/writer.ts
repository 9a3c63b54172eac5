import {
  accept,
  countCharacters,
  refuse,
  own,
  type Act,
  type InterventionDocument,
  type Result,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { sharedEngine } from '../gate/shared-engine.ts';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { NEUTRAL_WORDS } from './neutral-words.ts';
import { isPlain } from './plain-words.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

/** The acts whose words a model may choose. */
const WRITTEN_ACTS = ['lull', 'evidence', 'unanswered', 'steelman'] as const;
export type WrittenAct = (typeof WRITTEN_ACTS)[number];

export function isWrittenAct(act: Act): act is WrittenAct {
  return WRITTEN_ACTS.some((written) => written === act);
}

/** The moderator's words, with a `{slot}` for each name and quote, which no model ever writes itself. */
export type Template = { act: WrittenAct; words: string; slots: Readonly<Record<string, string>> };

const WRITER_LIMITS = { characters: 240, slotCharacters: 200 } as const;

export const writtenSchema = z.strictObject({ words: z.string().check(z.maxLength(2_000)) });

const TASK = `You word one sentence, or two, that a neutral moderator says in a debate. You get the moderator's template and what
its slots stand for. Say the same in words that fit these quotes. Keep every slot, such as {quote}, exactly once and as it is;
write no name and no quotation yourself. A question stays a question. No markup, no greeting, no opinion, at most
${WRITER_LIMITS.characters} characters.`;

export function writerPrompt({ act, words, slots }: Template, nonce: string): Prompt {
  const clean = Object.entries(slots).map(([slot, value]) => [
    slot,
    isName(slot) ? 'a name' : cleanForModel(value, WRITER_LIMITS.slotCharacters),
  ]);
  return fencedPrompt(TASK, { act, template: words, slots: Object.fromEntries(clean) }, nonce);
}

/** The filled template: used without a model, or if a model's words are unusable. */
export function fillTemplate({ words, slots }: Pick<Template, 'words' | 'slots'>): string {
  return words.replace(SLOT, (whole, name: string) => own(slots, name) ?? whole);
}

/** The names and quotes of an act, each in a slot: names of the room where it addresses somebody, words in “ ”. */
export function slotsIn(
  { says, quote }: Pick<InterventionDocument, 'says' | 'quote'>,
  names: readonly string[],
): Template['slots'] {
  const name = names.find((one) => one !== '' && says.startsWith(`${one}, `));
  const quotes = quote !== null && says.includes(quote) ? [quote] : quotesIn(says);
  return {
    ...(name !== undefined && { name }),
    ...Object.fromEntries(quotes.map((words, at) => [`quote${at + 1}`, words])),
  };
}

function quotesIn(says: string): string[] {
  return Array.from(
    says.matchAll(/“([^”]+)”|„([^“]+)“|«([^»]+)»/g),
    ([, ...words]) => words.find(Boolean) ?? '',
  );
}

/** A written sentence as its template: each slot's value in it becomes the slot. */
export function templateOf(act: WrittenAct, says: string, slots: Template['slots']): Template {
  const words = Object.entries(slots)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((text, [name, value]) => (value === '' ? text : text.replace(value, () => `{${name}}`)), says);
  const used = Object.entries(slots).filter(([name]) => words.includes(`{${name}}`));
  return { act, words, slots: Object.fromEntries(used) };
}

/**
 * The model's words, with the slots filled in by us. They are used only if every slot appears once, every other word
 * is neutral or comes from the template or the quotes, the text is plain words, and the embedded engine finds no
 * attack.
 */
export function readWritten(answer: unknown, template: Template): Result<string, BadAnswer> {
  const parsed = writtenSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const { words } = parsed.data;
  const bare = words.replace(SLOT, ' ').replace(/ +/g, ' ').trim();
  if (countCharacters(words) > WRITER_LIMITS.characters) return refuse('tooLong');
  if (!keepsSlots(words, template)) return refuse('lostSlot');
  if (bare === '' || !isPlain(bare) || /[“”"]/.test(withoutQuotedSlots(words))) return refuse('notPlain');
  if (template.words.trimEnd().endsWith('?') !== words.trimEnd().endsWith('?')) return refuse('notPlain');
  if (!wordsOf(bare).every((word) => isAllowed(word, template))) return refuse('foreignWord');
  const names = Object.entries(template.slots).flatMap(([slot, value]) => (isName(slot) ? [value] : []));
  if (sharedEngine().judgeMessage(bare, { names }).length > 0) return refuse('rude');
  return accept(fillTemplate({ words, slots: template.slots }));
}

/** Names that no model learns. */
function isName(slot: string): boolean {
  return slot.startsWith('name');
}

const SLOT = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

function keepsSlots(words: string, { words: template }: Template): boolean {
  const slotsIn = (text: string) =>
    [...text.matchAll(SLOT)].map(([, name = '']) => name).toSorted((one, other) => one.localeCompare(other));
  return JSON.stringify(slotsIn(words)) === JSON.stringify(slotsIn(template));
}

/** Quotation marks may surround a slot and nothing else: a model quotes nobody. */
function withoutQuotedSlots(words: string): string {
  return words.replace(/[“"]\{[a-zA-Z0-9]+\}[”"]/g, '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Only we write names: among the slots, only people's quotes lend their words. */
function isAllowed(word: string, { words, slots }: Template): boolean {
  if (NEUTRAL_WORDS.has(word)) return true;
  const said = Object.entries(slots).flatMap(([slot, value]) => (slot.startsWith('quote') ? [value] : []));
  return [words.replace(SLOT, ' '), ...said].some((text) => wordsOf(text).includes(word));
}
