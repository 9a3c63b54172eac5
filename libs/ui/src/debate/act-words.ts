import type { Act } from '@rostrum/domain';
import type { NoteKind } from './note.tsx';

/** How the moderator's card says what it does. */
export const ACT_VERBS: Readonly<Record<Act, string>> = {
  open: 'opens the debate',
  time: 'keeps the time',
  handover: 'hands over',
  outOfTurn: 'holds your message',
  personAttack: 'notes something',
  close: 'closes the debate',
};

/** Bells and hand-overs are one line; they stand often enough. */
export const ACT_KINDS: Readonly<Record<Act, NoteKind>> = {
  open: 'public',
  time: 'line',
  handover: 'line',
  outOfTurn: 'private',
  personAttack: 'private',
  close: 'public',
};
