import * as m from '@rostrum/words/debate-rules';
import { LIMITS } from '../limits.ts';
import type { Format, Pace, Step } from './format.ts';
import { charactersIn, typingSeconds } from './written-pace.ts';

/** The lengths that differ between minutes and days, in seconds. */
type PaceLengths = {
  /** How much the host adds to a step each time, and how often. */
  extensionSeconds: number;
  extensionsPerStep: number;
  /** How long the other bench has to agree to what a host on a bench asks. */
  consentSeconds: number;
  /** How long a proposal to end early, or the offer of the chair, waits for its answer. */
  proposalSeconds: number;
  /** How long a host on a bench may pause the debate alone (0: not at all), and with the other bench's agreement. */
  pauseAloneSeconds: number;
  agreedPauseSeconds: number;
  /** How long the host mutes a person. */
  muteSeconds: number;
  /** How long a person restated may take to say whether it is fair. */
  restatementSeconds: number;
  /** How long a point of information waits for its answer, and then for its words. */
  poiSeconds: number;
  /** How long judges have for their ballots before the host may close them; after twice that time the clock closes them. */
  judgingSeconds: number;
};

const SPOKEN: PaceLengths = {
  extensionSeconds: LIMITS.extensionSeconds,
  extensionsPerStep: LIMITS.extensionsPerStep,
  consentSeconds: LIMITS.consentSeconds,
  proposalSeconds: LIMITS.proposalSeconds,
  pauseAloneSeconds: LIMITS.pauseAloneSeconds,
  agreedPauseSeconds: LIMITS.agreedPauseSeconds,
  muteSeconds: LIMITS.muteSeconds,
  restatementSeconds: LIMITS.restatementSeconds,
  poiSeconds: LIMITS.poiSeconds,
  judgingSeconds: LIMITS.judgingSeconds,
};

const LENGTHS: Readonly<Record<Pace, PaceLengths>> = {
  spoken: SPOKEN,
  written: { ...SPOKEN, poiSeconds: typingSeconds(LIMITS.poiSeconds) },
  correspondence: {
    extensionSeconds: LIMITS.daySeconds,
    extensionsPerStep: LIMITS.letterExtensionsPerStep,
    consentSeconds: LIMITS.daySeconds,
    proposalSeconds: LIMITS.daySeconds,
    pauseAloneSeconds: 0,
    agreedPauseSeconds: LIMITS.daySeconds,
    muteSeconds: LIMITS.letterMuteSeconds,
    restatementSeconds: LIMITS.letterRestatementSeconds,
    poiSeconds: LIMITS.poiSeconds,
    judgingSeconds: LIMITS.daySeconds,
  },
};

/** What the format's pace makes of the lengths around its steps. */
export function paceLengths({ pace }: Pick<Format, 'pace'>): PaceLengths {
  return LENGTHS[pace];
}

/** Whether steps take hours or days and nobody has to be present. */
export function isByCorrespondence({ pace }: Pick<Format, 'pace'>): boolean {
  return pace === 'correspondence';
}

/** Characters that one turn from the queue may post. */
export function turnAllowance(format: Pick<Format, 'pace'>, step: Step | undefined): number {
  if (isByCorrespondence(format)) return step?.turnSeconds ? LIMITS.letterTurnCharacters : 0;
  return charactersIn(format.pace, step?.turnSeconds ?? 0);
}

/** Characters that one point of information may have. */
export function poiAllowance(format: Pick<Format, 'pace'>): number {
  return charactersIn(format.pace, paceLengths(format).poiSeconds);
}

/** A time of the spoken pace at the format's own: people who type need longer to say as much. */
export function atPaceMs({ pace }: Pick<Format, 'pace'>, spokenMs: number): number {
  return pace === 'written' ? typingSeconds(spokenMs / 1_000) * 1_000 : spokenMs;
}

/** Most people type. Those who dictate to each other choose the spoken pace themselves. */
export const DEFAULT_PACE = 'written' satisfies Pace;

/** The pace in two words, as people read it. */
export const PACE_WORDS: Readonly<Record<Pace, () => string>> = {
  spoken: m.spokenPace,
  written: m.writtenPace,
  correspondence: m.byCorrespondence,
};

/** `12 hours`, `a day`, `3 days`: the length of a step by correspondence. */
export function slowLength(seconds: number): string {
  const days = seconds / LIMITS.daySeconds;
  return Number.isInteger(days) ? m.days({ days }) : m.hours({ hours: Math.round(seconds / 3_600) });
}

/** What each step of a correspondence debate has: `a day`, `3 days`. */
export function stepLength({ steps }: Pick<Format, 'steps'>): string {
  return slowLength(steps[0]?.seconds ?? LIMITS.daySeconds);
}
