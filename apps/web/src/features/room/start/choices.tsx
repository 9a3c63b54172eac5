import { LIMITS } from '@rostrum/domain';
import { Side } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';

/** The segments of the form, and the meaning of each choice. */
export const paces = () =>
  [
    { value: 'written', label: m.written() },
    { value: 'spoken', label: m.spoken() },
    { value: 'correspondence', label: m.byCorrespondence() },
  ] as const;
export const PACE_HINTS = {
  written: () => m.writtenHint({ words: LIMITS.typedWordsPerMinute }),
  spoken: m.spokenHint,
  correspondence: m.correspondenceHint,
};

/** How long each step takes by correspondence. */
export const stepHours = () =>
  [
    { value: '12', label: m.stepHours({ hours: 12 }) },
    { value: '24', label: m.stepDays({ days: 1 }) },
    { value: '48', label: m.stepDays({ days: 2 }) },
    { value: '72', label: m.stepDays({ days: 3 }) },
    { value: '168', label: m.stepDays({ days: 7 }) },
  ] as const;
export const stepHoursHint = () => m.stepHoursHint({ characters: LIMITS.letterCharacters });

export const sides = () =>
  [
    { value: 'for', label: <Side side="for" /> },
    { value: 'against', label: <Side side="against" /> },
    { value: 'any', label: m.anySide() },
  ] as const;

export const visibilities = () =>
  [
    { value: 'public', label: m.publicRoom() },
    { value: 'unlisted', label: m.unlisted() },
    { value: 'private', label: m.privateRoom() },
  ] as const;
export const VISIBILITY_HINTS = {
  public: m.publicHint,
  unlisted: m.unlistedHint,
  private: m.privateHint,
};

export const strictnesses = () =>
  [
    { value: 'relaxed', label: m.relaxed() },
    { value: 'standard', label: m.standard() },
    { value: 'strict', label: m.strict() },
  ] as const;
export const STRICTNESS_HINTS = {
  relaxed: m.relaxedHint,
  standard: m.standardHint,
  strict: m.strictHint,
};
