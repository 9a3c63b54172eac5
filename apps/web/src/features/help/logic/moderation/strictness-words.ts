import type { Strictness } from '@rostrum/domain';
import type { StrictnessTable } from '@rostrum/moderator';

type Attack = StrictnessTable['attack'];
type Band = keyof Attack;

const BANDS = ['low', 'medium', 'high'] as const satisfies readonly Band[];
/** The rung of the ladder from which a message is held. */
const HELD_FROM = 3;

/** What becomes of a first attack in rooms of a strictness, in one sentence, from the table that the moderator acts by. */
export function strictnessWords(strictness: Strictness, attack: Attack): string {
  const bandsWhere = (fits: (first: number) => boolean) =>
    BANDS.filter((band) => attack[band] !== null && fits(attack[band].first));
  const parts = [
    ['holds', bandsWhere((first) => first >= HELD_FROM)],
    ['sends a private note about', bandsWhere((first) => first < HELD_FROM)],
    ['leaves alone', BANDS.filter((band) => attack[band] === null)],
  ] as const;
  const said = parts.filter(([, bands]) => bands.length > 0);
  const name = strictness.charAt(0).toUpperCase() + strictness.slice(1);
  return `${name}: ${said.map(([does, bands]) => `${does} what is ${bands.join(' or ')}`).join(', ')}.`;
}
