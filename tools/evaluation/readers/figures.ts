import { bootstrap } from '../../training/metrics.ts';
import { share, type Figure } from '../figure.ts';
import { mean } from '../mean.ts';
import { rudeWords } from '../rude-words.ts';
import { measureTexts, type JudgeText, type MeasuredText } from './measured-text.ts';
import type { Said } from './texts.ts';
import { judgeByShipped, openUnseen } from './unseen.ts';

/** Whether the judging models trained on a set: as shipped, by folds without its groups, or because nothing learned from it. */
export type Familiarity = 'trained' | 'unseen' | 'never';
const FAMILIARITY_WORDS: Readonly<Record<Familiarity, string>> = {
  trained: 'as shipped, trained on them',
  unseen: 'by models that had not seen the text',
  never: 'a set that nothing learned from',
};

/** The share of a set that something holds for, and the aim for it. */
export type Question = {
  figure: string;
  holds: (text: MeasuredText) => boolean;
  aim: Figure['aim'];
  note?: string;
};

/** Measures these questions on a set. */
export async function figuresOfSet(
  head: string,
  set: string,
  way: Familiarity,
  texts: readonly Said[],
  questions: readonly Question[],
): Promise<Figure[]> {
  const judge = way === 'unseen' ? await openUnseen() : judgeByShipped;
  return figuresBy(judge, head, `${set}, ${FAMILIARITY_WORDS[way]}`, texts, questions);
}

/** The same by any judge. Whole groups are drawn for the interval, as their texts depend on each other. */
export async function figuresBy(
  judge: JudgeText,
  head: string,
  set: string,
  texts: readonly Said[],
  questions: readonly Question[],
): Promise<Figure[]> {
  if (texts.length === 0) return [];
  const measured = await measureTexts(judge, texts);
  const rude = rudeWords();
  const byList = share(mean(texts.map(({ text }) => (rude(text) ? 1 : 0))));
  return questions.map(({ figure, holds, aim, note }) => {
    const held = measured.map((text) => (holds(text) ? 1 : 0));
    return {
      head,
      figure: `${figure}, ${set}, n = ${texts.length}`,
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
