import { LIMITS } from '@rostrum/domain';
import * as m from '@rostrum/words/casework';

/** The form of a verdict about an act of the moderator, in the room and in the house. */
export const roomVerdict = () => ({
  field: 'reason',
  label: m.roomVerdict(),
  hint: m.roomVerdictHint(),
  maxLength: LIMITS.verdictReasonMaxLength,
  overturn: m.roomVerdictOverturn(),
});
