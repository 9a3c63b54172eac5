import { groupBy } from '@rostrum/moderator/training';
import { readRows } from '../../training/data.ts';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { judgedPairs, madeOf, QUALITY_FILES, scoreMade, trainQuality } from '../../training/heads/quality.ts';
import { bootstrap, spearman } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const FOLDS = 8;
/** Two arguments have similar length if the shorter has this share of the longer one's characters. */
const LIKE_LENGTH = 0.8;
const NOTE =
  'features of form, words, pairs of words, boosted trees on the form and mixtures of them stopped at .665. Words by subject, misspelt and rare words, the lengths of sentences and the words of the motion brought it here. A kernel on the form did no better than a line (.651). Means of word vectors added .006 on some folds, and more weight on single words cost .01.';

export const ROW: EvaluationRow = {
  name: 'quality',
  data: QUALITY_FILES,
  measure: () => {
    const judged = judgedPairs();
    const texts = readRows('quality_convarg_pairs');
    const ranked = readRows('quality_convarg_rank');
    const debates = [...judged.map(({ debate }) => debate), ...ranked.map(({ debate }) => debate)];
    const scores = outOfFold(groupedFolds(debates, FOLDS), (places) => {
      const model = trainQuality(places.flatMap((place) => judged[place] ?? []));
      return (place) => {
        const pair = judged[place];
        if (pair) return scoreMade(model, pair.better) - scoreMade(model, pair.worse);
        const { text = '', debate = '' } = ranked[place - judged.length] ?? {};
        return scoreMade(model, madeOf(text, debate));
      };
    });
    const all = judged.map((_, place) => place);
    const alike = all.filter((place) => {
      const [a, b] = [texts[place]?.a.length ?? 0, texts[place]?.b.length ?? 0];
      return Math.min(a, b) >= LIKE_LENGTH * Math.max(a, b);
    });
    const longer = all.filter((place) => {
      const row = texts[place];
      return row && row.a.length > row.b.length === (row.label === 'a');
    });
    const right = (places: readonly number[]) =>
      places.filter((place) => (scores[place] ?? 0) > 0).length / places.length;
    const of = (places: readonly number[]) => (chosen: readonly number[]) =>
      right(chosen.map((at) => places[at] ?? 0));
    const sides = [...groupBy(ranked.keys(), (at) => ranked[at]?.debate ?? '').values()];
    const correlation = (chosen: readonly number[], score: (at: number) => number) =>
      chosen.reduce((sum, side) => {
        const places = sides[side] ?? [];
        return (
          sum +
          spearman(
            places.map((at) => -(ranked[at]?.rank ?? 0)),
            places.map(score),
          )
        );
      }, 0) / chosen.length;
    const engine = (at: number) => scores[judged.length + at] ?? 0;
    const everySide = sides.map((_, at) => at);
    const common = { head: 'quality', wordList: '–', note: NOTE } as const;
    return [
      {
        ...common,
        figure: 'accuracy on pairs, quality_convarg, by debate and side',
        value: right(all),
        interval: bootstrap(all.length, of(all), { groups: judged.map(({ debate }) => debate) }),
        trivial: `the longer one ${share(longer.length / all.length)}`,
        aim: { atLeast: 0.81 },
        reference: '.79',
      },
      {
        ...common,
        figure: 'accuracy on pairs of like length (within 20 %)',
        value: right(alike),
        interval: bootstrap(alike.length, of(alike)),
        trivial: `the longer one ${share(longer.filter((place) => alike.includes(place)).length / alike.length)}`,
        aim: { atLeast: 0.7 },
        reference: '.67',
      },
      {
        ...common,
        figure: 'Spearman with the ranks, mean over sides of debates',
        value: correlation(everySide, engine),
        interval: bootstrap(sides.length, (chosen) => correlation(chosen, engine)),
        trivial: `length ${share(correlation(everySide, (at) => ranked[at]?.text.length ?? 0))}`,
        aim: { atLeast: 0.7 },
        reference: '.68',
      },
    ] satisfies Figure[];
  },
};
