import { NEAR_CASES, type CaseFile } from '@rostrum/domain';
import { motionBank } from '../bank/motion-bank.ts';
import { chance } from '../rooms/chance.ts';
import { topicFinder } from './topic-finder.ts';

/** From here on a motion of the bank is worth offering: it may be farther than one that answers a wish. */
const NEAR_FROM = { withMeaning: 0.9, byWords: 0.36 };

/** Motions of the bank near a motion, nearest first; without a motion some gentle ones. */
export async function nearCases(motion: string): Promise<string[]> {
  if (motion === '') return gentleOnes(await motionBank());
  const { index, encode } = await topicFinder();
  const meanings = await encode?.([motion]).catch(() => undefined);
  return index
    .nearest(motion, meanings?.[0])
    .filter(({ score }) => score >= (meanings ? NEAR_FROM.withMeaning : NEAR_FROM.byWords))
    .slice(0, NEAR_CASES)
    .map(({ file }) => file.motion);
}

function gentleOnes(bank: readonly CaseFile[]): string[] {
  const gentle = bank.filter(({ difficulty }) => difficulty === 'gentle').map(({ motion }) => motion);
  const from = chance.below(gentle.length);
  const step = Math.max(1, Math.floor(gentle.length / NEAR_CASES));
  return Array.from({ length: NEAR_CASES }, (_, at) => gentle[(from + at * step) % gentle.length] ?? '');
}
