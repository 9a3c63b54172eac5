import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import { LIMITS } from '../../limits.ts';
import type { Format, Side, Step, StepKind } from '../format.ts';
import { charactersIn } from '../written-pace.ts';
import type { FormatCapabilities, FormatWords, Preset, Said } from './preset.ts';

type Details = Partial<Pick<Step, 'askingSeatIds' | 'poi' | 'turnSeconds'>>;
type SaidStep = { step: Omit<Step, 'name'>; name: Said };
type SaidSeat = { id: string; side: Side; team: Said; name: Said };

/** One step of a preset; its allowance follows from its seconds. */
export function step(
  id: string,
  name: Said,
  kind: StepKind,
  seatIds: readonly string[],
  seconds: number,
  details: Details = {},
): SaidStep {
  const rest = { poi: null, turnSeconds: null, ...details };
  const allowance = charactersIn('spoken', seconds);
  return { step: { id, kind, seatIds: [...seatIds], askingSeatIds: [], seconds, allowance, ...rest }, name };
}

/** A bench of numbered seats: `for-1`, `for-2` …, each with the name that people read. */
export function bench(side: Side, team: Said, names: readonly Said[], firstNumber = 1): SaidSeat[] {
  return names.map((name, index) => ({ id: `${side}-${firstNumber + index}`, side, team, name }));
}

type SaidFormat = Pick<FormatWords, 'name' | 'summary' | 'source'> &
  Pick<Format, 'id'> &
  Partial<Omit<Format, keyof FormatWords>> & { seats: readonly SaidSeat[]; steps: readonly SaidStep[] };

/** A preset at its spoken pace; missing parts default to none. */
export function preset(
  { name, summary, source, seats, steps, ...details }: SaidFormat,
  capabilities: FormatCapabilities,
): Preset {
  const format: Format = {
    pace: 'spoken',
    preparationSeconds: 0,
    prepBankSeconds: 0,
    graceSeconds: LIMITS.graceSeconds,
    verdictVoteSeconds: LIMITS.verdictVoteSeconds,
    coinFlip: false,
    restatesFirst: false,
    custom: false,
    name: asStored(name),
    summary: asStored(summary),
    source: asStored(source),
    seats: seats.map((seat) => ({ ...seat, team: asStored(seat.team), name: asStored(seat.name) })),
    steps: steps.map((one) => ({ ...one.step, name: asStored(one.name) })),
    ...details,
  };
  const words: FormatWords = {
    name,
    summary,
    source,
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    steps: Object.fromEntries(steps.map((one) => [one.step.id, one.name])),
  };
  return { format, words, capabilities };
}

/** Documents keep the English words, whatever the language: `formatName` and the like say them to readers. */
const asStored = (said: Said) => inLanguage(FIRST_LANGUAGE, said);
