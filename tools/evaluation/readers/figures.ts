import { bootstrap } from '../../training/metrics.ts';
import { share, type Figure } from '../figure.ts';
import { mean } from '../mean.ts';
import { rudeWords } from '../rude-words.ts';
import { measureTexts, type MeasuredText } from './measured-text.ts';
import type { Said } from './texts.ts';
import { judgeByShipped, openUnseen } from './unseen.ts';

/** Whether the judging models trained on a set: as shipped; with a second reader of folds without its groups; or nothing did. */
export type Familiarity = 'trained' | 'unseen' | 'never';
const FAMILIARITY_WORDS: Readonly<Record<Familiarity, string>> = {
  trained: 'as shipped, trained on them',
  unseen: 'by a second reader that had not seen the text (the fast heads had)',
  never: 'a set that nothing learned from',
};

/** The share of a set that something holds for, and the aim for it. */
export type Question = {
  figure: string;
  holds: (text: MeasuredText) => boolean;
  aim: Figure['aim'];
  note?: string;
};

/** A set that was judged once, and what it is called in figures. */
export type MeasuredSet = { name: string; texts: readonly MeasuredText[] };

/** Judges a set, as shipped or with a second reader that had not seen its groups. */
export async function measureSet(
  name: string,
  way: Familiarity,
  texts: readonly Said[],
): Promise<MeasuredSet> {
  const judge = way === 'unseen' ? await openUnseen() : judgeByShipped;
  return { name: `${name}, ${FAMILIARITY_WORDS[way]}`, texts: await measureTexts(judge, texts) };
}

/** The answers to these questions on a set. Whole groups are drawn for the interval, as their texts depend on each other. */
export function figuresOf(
  head: string,
  { name, texts }: MeasuredSet,
  questions: readonly Question[],
): Figure[] {
  if (texts.length === 0) return [];
  const rude = rudeWords();
  const byList = share(mean(texts.map(({ text }) => (rude(text) ? 1 : 0))));
  return questions.map(({ figure, holds, aim, note }) => {
    const held = texts.map((text) => (holds(text) ? 1 : 0));
    return {
      head,
      figure: `${figure}, ${name}, n = ${texts.length}`,
      value: mean(held),
      interval: bootstrap(texts.length, (places) => mean(places.map((place) => held[place] ?? 0)), {
        groups: texts.map(({ group }) => group),
      }),
      trivial: 'atLeast' in aim ? 'always 1.000' : 'never 0',
      wordList: byList,
      aim,
      reference: 'none; the aim is ours',
      ...(note === undefined ? {} : { note }),
    };
  });
}
