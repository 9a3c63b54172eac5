import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import * as m from '@rostrum/words/formats';
import { LIMITS } from '../../limits.ts';
import type { Format, Seat, Side, Step, StepKind } from '../format.ts';
import { charactersIn } from '../written-pace.ts';
import { formatName, stepName } from './format-words.ts';
import type { FormatCapabilities, Preset } from './preset.ts';
import { seatName } from './seat-words.ts';

type Details = Partial<Pick<Step, 'askingSeatIds' | 'poi' | 'turnSeconds'>>;
type Nameless<One> = Omit<One, 'name'>;

/** One step of a preset; its allowance follows from its seconds. */
export function step(
  id: string,
  kind: StepKind,
  seatIds: readonly string[],
  seconds: number,
  details: Details = {},
): Nameless<Step> {
  return {
    id,
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

/** A bench of numbered seats: `for-1`, `for-2` …, with the key of their team's name. */
export function bench(side: Side, team: string, count: number, firstNumber = 1): Nameless<Seat>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${side}-${firstNumber + index}`,
    side,
    team: asStored(() => m.teamName({ team })),
  }));
}

type Parts = { id: string; seats: readonly Nameless<Seat>[]; steps: readonly Nameless<Step>[] };
type Rules = Partial<Omit<Format, 'name' | 'summary' | 'source' | keyof Parts>>;

/** A preset at its spoken pace; missing parts default to none. Its summary and its source follow from its id. */
export function preset(
  { id, seats, steps, ...rules }: Parts & Rules,
  capabilities: FormatCapabilities,
): Preset {
  const format: Format = {
    id,
    name: asStored(() => formatName({ id, name: '' })),
    summary: '',
    seats: seats.map((seat) => ({ ...seat, name: asStored(() => seatName({ id }, { ...seat, name: '' })) })),
    steps: steps.map((one) => ({ ...one, name: asStored(() => stepName({ id }, { ...one, name: '' })) })),
    pace: 'spoken',
    preparationSeconds: 0,
    prepBankSeconds: 0,
    graceSeconds: LIMITS.graceSeconds,
    verdictVoteSeconds: LIMITS.verdictVoteSeconds,
    coinFlip: false,
    restatesFirst: false,
    source: '',
    custom: false,
    ...rules,
  };
  return { format, capabilities };
}

/** Documents keep the English words, whatever the language: `formatName` and the like say them to readers. */
const asStored = (say: () => string) => inLanguage(FIRST_LANGUAGE, say);
