import { LIMITS } from '@rostrum/domain';

/** The form of a verdict about an act of the moderator, in the room and in the house. */
export const ROOM_VERDICT = {
  field: 'reason',
  label: 'Your reasons',
  hint: 'One line. The person who appealed reads it, and so does everybody if you overturn the act.',
  maxLength: LIMITS.verdictReasonMaxLength,
  overturn: 'Overturn it',
} as const;
