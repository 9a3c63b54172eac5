import { paceLengths, peopleOpposite, slowLength, type Pace, type Room } from '@rostrum/domain';
import { actionOf, type PossibleAction, type RoomAction } from '../actions/index.ts';

const END: PossibleAction = {
  wish: { type: 'end' },
  label: 'End the debate',
  askLabel: 'Ask to end',
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
const EXTEND_WORDS: Readonly<Record<Pace, string>> = {
  spoken: '+60 s',
  written: '+60 s',
  correspondence: '+1 day',
};

/** The host's actions on the whole debate; those on one person are beside that person. */
const ACTIONS: readonly PossibleAction[] = [
  { wish: { type: 'pause' }, label: 'Pause', askLabel: 'Ask for a pause' },
  { wish: { type: 'resume' }, label: 'Resume', askLabel: 'Ask to resume' },
  { wish: { type: 'nextStep' }, label: 'Next step', askLabel: 'Ask for the next step' },
  { wish: { type: 'extend' }, label: EXTEND_WORDS.spoken },
  { wish: { type: 'pauseModerator' }, label: 'Pause AI', askLabel: 'Ask to pause the AI', look: 'quiet' },
  { wish: { type: 'resumeModerator' }, label: 'Resume AI', look: 'quiet' },
  END,
  CANCEL,
];

type Labels = Pick<PossibleAction, 'label' | 'askLabel'>;

/** The labels for ending a phase early; in a step it is the next step. */
const NEXT_WORDS: Partial<Record<Room['debate']['phase'], Labels>> = {
  coinFlip: { label: 'Go on without a choice', askLabel: 'Ask to go on without a choice' },
  prep: { label: 'End the preparation', askLabel: 'Ask to end the preparation' },
  verdictVote: { label: 'Close the vote', askLabel: 'Ask to close the vote' },
};

/** In a pause, time is added to the pause. */
const LONGER_PAUSE: Labels = { label: 'Pause longer', askLabel: 'Ask for a longer pause' };

/** The actions that help this person now; none for anybody but the host. */
export function hostActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  // Debaters may end a waiting debate, which they are asked beside the missing person.
  if (uid !== room.hostId) return [];
  return ACTIONS.flatMap(
    (action) => actionOf(room, uid, nowMs, { ...action, ...labelsIn(room, action) }) ?? [],
  );
}

function labelsIn({ debate, hostId }: Room, { wish }: PossibleAction): Partial<Labels> {
  const { phase, format } = debate;
  if (wish.type === 'nextStep') return NEXT_WORDS[phase] ?? {};
  if (wish.type === 'extend') return phase === 'paused' ? LONGER_PAUSE : extensionIn(format.pace);
  const isBenched = wish.type === 'pause' && peopleOpposite(debate, hostId).length > 0;
  return isBenched ? pauseIn(format.pace) : {};
}

/** A host on a bench pauses for a minute, by correspondence for a day. */
function pauseIn(pace: Pace): Partial<Labels> {
  const { pauseAloneSeconds, agreedPauseSeconds } = paceLengths({ pace });
  return pauseAloneSeconds > 0
    ? { label: `Pause for ${pauseAloneSeconds} s` }
    : { askLabel: `Ask to pause for ${slowLength(agreedPauseSeconds)}` };
}

function extensionIn(pace: Pace): Labels {
  const label = EXTEND_WORDS[pace];
  return { label, askLabel: `Ask for ${label}` };
}
