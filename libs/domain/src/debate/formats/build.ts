import { LIMITS } from '../../limits.ts';
import type { Format, Seat, Side, Step, StepKind } from '../format.ts';
import { charactersIn } from '../written-pace.ts';

type Details = Partial<Pick<Step, 'askingSeatIds' | 'poi' | 'turnSeconds'>>;

/** One step of a preset; its allowance follows from its seconds. */
export function step(
  id: string,
  name: string,
  kind: StepKind,
  seatIds: readonly string[],
  seconds: number,
  details: Details = {},
): Step {
  return {
    id,
    name,
    kind,
    seatIds: [...seatIds],
    askingSeatIds: [],
    seconds,
    allowance: charactersIn('spoken', seconds),
    poi: null,
    turnSeconds: null,
    ...details,
  };
}

/** A bench of numbered seats: `for-1`, `for-2` …, each with the name that people read. */
export function bench(side: Side, team: string, names: readonly string[], firstNumber = 1): Seat[] {
  return names.map((name, index) => ({ id: `${side}-${firstNumber + index}`, side, team, name }));
}

type Preset = Pick<Format, 'id' | 'name' | 'summary' | 'seats' | 'steps' | 'source'> & Partial<Format>;

/** A preset at its spoken pace; missing parts default to none. */
export function preset(details: Preset): Format {
  return {
    pace: 'spoken',
    preparationSeconds: 0,
    prepBankSeconds: 0,
    graceSeconds: LIMITS.graceSeconds,
    verdictVoteSeconds: LIMITS.verdictVoteSeconds,
    coinFlip: false,
    restatesFirst: false,
    custom: false,
    ...details,
  };
}
