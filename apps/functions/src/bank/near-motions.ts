import { NEAR_CASES, type CaseFile } from '@rostrum/domain';
import { BY_WORDS } from '@rostrum/moderator/practice';
import { chance } from '../rooms/chance.ts';
import { motionBank } from './motion-bank.ts';

/** From here on two motions have words in common that say something. */
const NEAR_FROM = 0.2;

/** Motions of the bank near some words, nearest first; without words some gentle ones. */
export async function nearMotions(words: string): Promise<string[]> {
  const bank = await motionBank();
  return words === '' ? gentleOnes(bank) : nearest(bank, words);
}

function nearest(bank: readonly CaseFile[], words: string): string[] {
  return bank
    .map(({ motion }) => ({ motion, near: BY_WORDS.near(words, [motion]) }))
    .filter(({ near }) => near >= NEAR_FROM)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, NEAR_CASES)
    .map(({ motion }) => motion);
}

function gentleOnes(bank: readonly CaseFile[]): string[] {
  const gentle = bank.filter(({ difficulty }) => difficulty === 'gentle');
  const from = chance.below(Math.max(1, gentle.length));
  const step = Math.max(1, Math.floor(gentle.length / NEAR_CASES));
  return Array.from(
    { length: NEAR_CASES },
    (_, at) => gentle[(from + at * step) % gentle.length]?.motion ?? '',
  ).filter((motion) => motion !== '');
}
