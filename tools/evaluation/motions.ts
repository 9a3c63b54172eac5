import { checkMotion, unfairness } from '@rostrum/moderator/motions';
import { areaUnderCurve, HELD_OUT_PAIRS, OWN_PAIRS } from '@rostrum/moderator/motions/testing';
import { bootstrap } from '../training/metrics.ts';
import { share } from './figure.ts';

/** `node tools/evaluation/motions.ts`: how well the check of motions tells unfair ones from fair ones. */
const scoreOf = (motion: string) => unfairness(checkMotion(motion));

for (const [name, pairs] of [
  ['held out', HELD_OUT_PAIRS],
  ['made with', OWN_PAIRS],
] as const) {
  const scores = pairs.map(({ unfair, fair }) => ({ unfair: scoreOf(unfair), fair: scoreOf(fair) }));
  const area = (places: readonly number[]) => {
    const chosen = places.flatMap((place) => scores[place] ?? []);
    return areaUnderCurve(
      chosen.map(({ unfair }) => unfair),
      chosen.map(({ fair }) => fair),
    );
  };
  const all = scores.map((_, place) => place);
  const { low, high } = bootstrap(scores.length, area);
  console.log(`${name}: AUC ${share(area(all))} [${share(low)}, ${share(high)}], ${scores.length} pairs`);
}
