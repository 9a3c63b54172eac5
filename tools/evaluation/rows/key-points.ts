import { scoreDense } from '@rostrum/moderator/training';
import {
  KEY_POINT_FILES,
  keyPointExamples,
  type KeyPointExample,
} from '../../training/debate/key-point-rows.ts';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { trainKeyPoints } from '../../training/heads/key-points.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const AIMS = {
  strict: { atLeast: 0.5, reference: '.44, TF-IDF .33' },
  relaxed: { atLeast: 0.71, reference: '.66, TF-IDF .49' },
};
/** Of each side of each motion, the surer half of the texts counts. */
const COUNTED = 0.5;

type Ranked = { example: KeyPointExample; score: number };

export const ROW: EvaluationRow = {
  name: 'key-points',
  data: KEY_POINT_FILES,
  measure: () => {
    const examples = keyPointExamples(wordSpaceWithout(...KEY_POINT_FILES));
    const scores = outOfFold(groupedFolds(examples.map(({ motion }) => motion)), (places) => {
      const model = trainKeyPoints(places.flatMap((place) => examples[place] ?? []));
      return (place) => scoreDense(model, examples[place]?.x ?? []);
    });
    const engine = rankings(examples, (place) => scores[place] ?? 0);
    const words = rankings(examples, (place) => examples[place]?.x[0] ?? 0);
    return (['strict', 'relaxed'] as const).map((manner): Figure => {
      const isHit = ({ match }: KeyPointExample) => (manner === 'strict' ? match === true : match !== false);
      const mean = (lists: readonly Ranked[][]) =>
        lists.reduce((sum, list) => sum + averagePrecision(list, isHit), 0) / lists.length;
      return {
        head: 'key points',
        figure: `mAP ${manner} over sides of motions, best key point of each text, surer half, debate_kpa, by motion`,
        value: mean(engine),
        interval: bootstrap(engine.length, (places) =>
          mean(places.flatMap((place) => (engine[place] ? [engine[place]] : []))),
        ),
        trivial: `TF-IDF with our stems ${share(mean(words))}`,
        wordList: '–',
        aim: { atLeast: AIMS[manner].atLeast },
        reference: AIMS[manner].reference,
      };
    });
  },
};

/** For each side of each motion: every text with its best key point, most certain first. */
function rankings(examples: readonly KeyPointExample[], score: (place: number) => number): Ranked[][] {
  const best = new Map<string, Map<string, Ranked>>();
  examples.forEach((example, place) => {
    const side = `${example.motion} ${example.side}`;
    const texts = best.get(side) ?? new Map<string, Ranked>();
    best.set(side, texts);
    const known = texts.get(example.textId);
    if (!known || score(place) > known.score) texts.set(example.textId, { example, score: score(place) });
  });
  return [...best.values()].map((texts) =>
    [...texts.values()]
      .toSorted((one, other) => other.score - one.score)
      .slice(0, Math.floor(texts.size * COUNTED)),
  );
}

function averagePrecision(ranked: readonly Ranked[], isHit: (example: KeyPointExample) => boolean): number {
  let [hits, sum] = [0, 0];
  ranked.forEach(({ example }, at) => {
    if (!isHit(example)) return;
    hits += 1;
    sum += hits / (at + 1);
  });
  return hits === 0 ? 0 : sum / hits;
}
