import { detectInjection } from '@rostrum/moderator/training';
import { readRows } from '../../training/data.ts';
import { bootstrap } from '../../training/metrics.ts';
import { trainingAnalyser } from '../../training/vocabulary.ts';
import { share, type EvaluationRow } from '../figure.ts';

const FILES = ['debate_kpa_arguments', 'debate_perspectrum', 'civility_cmv'] as const;
/** The simplest possible rule. */
const TRIVIAL = /\b(?:ignore|instructions?|moderator|system|you are now)\b/i;

/** This head is not trained; its sentences are tests beside it. Here: its findings on people who only debate. */
export const ROW: EvaluationRow = {
  name: 'injection',
  data: FILES,
  measure: () => {
    const texts = [
      ...readRows('debate_kpa_arguments').map(({ text }) => text),
      ...readRows('debate_perspectrum').map(({ text }) => text),
      ...readRows('civility_cmv').flatMap(({ text, context }) => [text, ...context.map((turn) => turn.text)]),
    ];
    const flags = texts.map((text) => detectInjection(trainingAnalyser()(text)).flag);
    const falseAlarms = (places: readonly number[]) =>
      places.filter((place) => flags[place]).length / places.length;
    return [
      {
        head: 'injection',
        figure: 'false alarms on texts that give nobody orders, debate_kpa, debate_perspectrum, civility_cmv',
        value: falseAlarms(texts.map((_, place) => place)),
        interval: bootstrap(texts.length, falseAlarms),
        trivial: `five words ${share(texts.filter((text) => TRIVIAL.test(text)).length / texts.length)}`,
        wordList: '–',
        aim: { atMost: 0.02 },
        reference: '–',
      },
    ];
  },
};
