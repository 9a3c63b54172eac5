import { readBank } from '@rostrum/bank/source';
import { otherSide, topicOfCase, type Side } from '@rostrum/domain';
import { seededRandom } from '@rostrum/moderator/training';
import { parseScript, type Script } from './script.ts';

const TURNS = 14;
const OPENINGS = [
  '',
  'You say that this is simple. It is not. ',
  'My opponent forgets something: ',
  'I grant that, but ',
  'Why? Because ',
  'According to a report of 2019, ',
  'More important is this: ',
] as const;

/** Debates from the arguments of the motion bank, the same for the same seed. */
export function seededScripts(count: number, seed: number): Script[] {
  const random = seededRandom(seed);
  const bank = readBank().map(topicOfCase);
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  return Array.from({ length: count }, (_, at) => {
    const topic = pick(bank);
    if (!topic) throw new Error('the bank has no motions');
    let side: Side = 'for';
    const lines = Array.from({ length: TURNS }, () => {
      const said = pick(topic.arguments[side]) ?? '';
      const more = random() < 0.4 ? ` ${pick(topic.arguments[side]) ?? ''}` : '';
      const line = `${side === 'for' ? 'Ada' : 'Ben'} ${5 + Math.floor(random() * 30)} | ${pick(OPENINGS) ?? ''}${said}${more}`;
      side = random() < 0.8 ? otherSide(side) : side;
      return line;
    });
    const head = `motion: ${topic.motion}\nkind: seeded\nformat: open-floor\nfor: Ada Marsh\nagainst: Ben Okafor\n---\n`;
    return parseScript(`seeded-${at + 1}`, `${head}${lines.join('\n')}`);
  });
}
