import { checkMotion, unfairness } from '@rostrum/moderator/motions';
import { areaUnderCurve, HELD_OUT_PAIRS, OWN_PAIRS } from '@rostrum/moderator/motions/testing';
import { motionBank } from '@rostrum/moderator/topics';
import { bootstrap } from '../training/metrics.ts';
import { share } from './figure.ts';

/**
 * `node tools/evaluation/motions.ts`: how well the motion check separates unfair motions from fair ones, and in how
 * many motions of the bank, all written to be fair, it finds something.
 */
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

const bank = motionBank();
const doubted = bank.filter(({ motion }) => checkMotion(motion).length > 0);
console.log(`bank: something found in ${doubted.length} of ${bank.length} motions`);
