import { LIMITS } from '@rostrum/domain';
import { Side } from '@rostrum/ui';

/** The segments of the form, and the meaning of each choice. */
export const PACES = [
  { value: 'written', label: 'Written' },
  { value: 'spoken', label: 'Spoken' },
  { value: 'correspondence', label: 'By correspondence' },
] as const;
export const PACE_HINTS = {
  written: `Everybody is here at the same time and types. Each step has time for ${LIMITS.typedWordsPerMinute} words a minute.`,
  spoken:
    'Everybody is here at the same time and dictates. Each step has the minutes of a spoken speech, too few for typing.',
  correspondence:
    'Each step has hours or days. You write when it suits you, and are told when it is your turn.',
};

/** How long each step takes by correspondence. */
export const STEP_HOURS = [
  { value: '12', label: '12 h' },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '7 days' },
] as const;
export const STEP_HOURS_HINT = `One speaker may write ${LIMITS.letterCharacters.toLocaleString('en-GB')} characters in a step, about two pages.`;

export const SIDES = [
  { value: 'for', label: <Side side="for" /> },
  { value: 'against', label: <Side side="against" /> },
  { value: 'any', label: 'Any' },
] as const;
export const COIN_HINT =
  'A coin decides side or order once everybody is ready. Until then this is your seat.';

export const VISIBILITIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted' },
  { value: 'private', label: 'Private' },
] as const;
export const VISIBILITY_HINTS = {
  public: 'Listed for everybody who is signed in.',
  unlisted: 'Not listed; anybody with the link may come in.',
  private: 'Only who has the code comes in.',
};

export const STRICTNESS = [
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'standard', label: 'Standard' },
  { value: 'strict', label: 'Strict' },
] as const;
export const STRICTNESS_HINTS = {
  relaxed: 'Only clear attacks on a person are held until they are edited.',
  standard: 'Clear attacks on a person are held; doubtful ones go out, with a private note to their author.',
  strict: 'Doubtful words about a person are held as well.',
};
