import type { Strictness } from '@rostrum/domain';
import type { StrictnessTable } from '@rostrum/moderator';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/guide';

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
    [m.holds, bandsWhere((first) => first >= HELD_FROM)],
    [m.notes, bandsWhere((first) => first < HELD_FROM)],
    [m.leaves, BANDS.filter((band) => attack[band] === null)],
  ] as const;
  const acts = parts.flatMap(([does, bands]) => (bands.length > 0 ? [does({ bands: oneOf(bands) })] : []));
  return m.strictness({ strictness, acts: formatList(acts, { type: 'unit' }) });
}

const oneOf = (bands: readonly Band[]): string =>
  formatList(
    bands.map((band) => m.band({ band })),
    { type: 'disjunction' },
  );
