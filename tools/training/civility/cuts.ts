import type { CivilityHead, Cuts } from '@rostrum/moderator/training';
import { thresholdFor } from '../metrics.ts';
import type { CivilityRow } from './row.ts';

type Limit = { share: number; of: (row: CivilityRow) => boolean };

const isArgument = ({ source }: CivilityRow) => source === 'kpa';
const isPerspective = ({ source }: CivilityRow) => source === 'perspectrum';
const isClean = ({ label }: CivilityRow) => label === 'clean';
const isNeutral = ({ source, label }: CivilityRow) => source === 'fairness' && label === 'nontoxic';
const isFair = ({ source, label }: CivilityRow) => source === 'own' && label === 'fair';
const isFairOfGroups = ({ source, label }: CivilityRow) => source === 'groups' && label === 'fair';
const isTalk = ({ source }: CivilityRow) => source === 'talk';
const isPersuasive = ({ source, label }: CivilityRow) => source === 'cmv' && label === 'delta';

/** The maximum share of unflaggable messages that a head may flag, and may flag with certainty. */
const LIMITS: Record<CivilityHead, Record<keyof Cuts, readonly Limit[]>> = {
  personAttack: {
    flag: [
      { share: 0.003, of: isClean },
      { share: 0.01, of: isNeutral },
      { share: 0.065, of: isPersuasive },
      { share: 0.02, of: isFair },
      { share: 0.01, of: isTalk },
    ],
    sure: [
      { share: 0.0004, of: isClean },
      { share: 0.002, of: isTalk },
      { share: 0.015, of: isPersuasive },
    ],
  },
  toxicity: {
    flag: [
      { share: 0.004, of: isArgument },
      { share: 0.004, of: isPerspective },
      { share: 0.01, of: isNeutral },
      { share: 0.02, of: isFair },
      { share: 0.01, of: isTalk },
    ],
    sure: [
      { share: 0.0005, of: isClean },
      { share: 0.002, of: isTalk },
      { share: 0.015, of: isPersuasive },
    ],
  },
  identityAttack: {
    flag: [
      { share: 0.0025, of: isClean },
      { share: 0.01, of: isNeutral },
      { share: 0.035, of: isFairOfGroups },
    ],
    sure: [
      { share: 0.0005, of: isClean },
      { share: 0.005, of: isPersuasive },
      { share: 0.01, of: isFairOfGroups },
    ],
  },
};
const LEAST_DISTANCE = 0.3;

/** The two thresholds of a head: the lowest that keep every limit on these rows. */
export function chooseCuts(
  head: CivilityHead,
  rows: readonly CivilityRow[],
  scores: ArrayLike<number>,
): Cuts {
  const lowest = (limits: readonly Limit[]) =>
    Math.max(
      ...limits.map(({ share, of }) =>
        thresholdFor(
          rows.flatMap((row, place) => (of(row) ? [scores[place] ?? 0] : [])),
          share,
        ),
      ),
    );
  const flag = Number(lowest(LIMITS[head].flag).toPrecision(6));
  const sure = Number(Math.max(lowest(LIMITS[head].sure), flag + LEAST_DISTANCE).toPrecision(6));
  return { flag, sure };
}
