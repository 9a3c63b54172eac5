import type { Pace, Room } from '@rostrum/domain';
import { actionOf, type PossibleAction, type RoomAction } from '../actions/index.ts';

const END: PossibleAction = {
  wish: { type: 'end' },
  label: 'End the debate',
  look: 'danger',
  question: {
    title: 'End this debate now?',
    text: 'The clock stops for everybody and nobody can speak any more. What was said stays.',
    confirm: 'End the debate',
    cancel: 'Keep going',
  },
};

const CANCEL: PossibleAction = {
  wish: { type: 'cancel' },
  label: 'Call it off',
  look: 'danger',
  question: {
    title: 'Call this debate off?',
    text: 'Everybody leaves their seats and it cannot be opened again. You can start another at any time.',
    confirm: 'Call it off',
    cancel: 'Keep it open',
  },
};

/** What an extension adds. */
const EXTEND_WORDS: Readonly<Record<Pace, string>> = { live: '+60 s', correspondence: '+1 day' };

/** The host's actions on the whole debate; those on one person are beside that person. */
const ACTIONS: readonly PossibleAction[] = [
  { wish: { type: 'pause' }, label: 'Pause' },
  { wish: { type: 'resume' }, label: 'Resume' },
  { wish: { type: 'nextStep' }, label: 'Next step' },
  { wish: { type: 'extend' }, label: EXTEND_WORDS.live },
  { wish: { type: 'pauseModerator' }, label: 'Pause AI', look: 'quiet' },
  { wish: { type: 'resumeModerator' }, label: 'Resume AI', look: 'quiet' },
  END,
  CANCEL,
];

/** The label for ending a phase early; in a step it is the next step. */
const NEXT_WORDS: Partial<Record<Room['debate']['phase'], string>> = {
  coinFlip: 'Go on without a choice',
  prep: 'End the preparation',
  verdictVote: 'Close the vote',
};

/** The actions that help this person now; none for anybody but the host. */
export function hostActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  // Debaters may end a waiting debate, which they are asked beside the missing person.
  if (uid !== room.hostId) return [];
  const { phase, format } = room.debate;
  const labels: Partial<Record<PossibleAction['wish']['type'], string | undefined>> = {
    nextStep: NEXT_WORDS[phase],
    extend: EXTEND_WORDS[format.pace],
  };
  return ACTIONS.flatMap((action) => {
    const label = labels[action.wish.type] ?? action.label;
    return actionOf(room, uid, nowMs, { ...action, label }) ?? [];
  });
}
