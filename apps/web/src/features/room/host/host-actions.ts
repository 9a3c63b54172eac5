import { paceLengths, peopleOpposite, slowLength, type Pace, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-host';
import { actionOf, type PossibleAction, type RoomAction } from '../actions/index.ts';

const end = (): PossibleAction => ({
  wish: { type: 'end' },
  label: m.endDebate(),
  askLabel: m.askToEnd(),
  look: 'danger',
  question: {
    title: m.endTitle(),
    text: m.endText(),
    confirm: m.endDebate(),
    cancel: m.keepGoing(),
  },
});

const cancel = (): PossibleAction => ({
  wish: { type: 'cancel' },
  label: m.cancelDebate(),
  look: 'danger',
  question: {
    title: m.cancelTitle(),
    text: m.cancelText(),
    confirm: m.cancelDebate(),
    cancel: m.keepOpen(),
  },
});

/** The host's actions on the whole debate; those on one person are beside that person. */
const allActions = (): readonly PossibleAction[] => [
  { wish: { type: 'pause' }, label: m.pause(), askLabel: m.askToPause() },
  { wish: { type: 'resume' }, label: m.resume(), askLabel: m.askToResume() },
  { wish: { type: 'nextStep' }, label: m.nextStep(), askLabel: m.askForNextStep() },
  { wish: { type: 'extend' }, label: m.extend({ by: 'other' }) },
  { wish: { type: 'pauseModerator' }, label: m.pauseAi(), askLabel: m.askToPauseAi(), look: 'quiet' },
  { wish: { type: 'resumeModerator' }, label: m.resumeAi(), look: 'quiet' },
  end(),
  cancel(),
];

type Labels = Pick<PossibleAction, 'label' | 'askLabel'>;

/** The labels for ending a phase early; in a step it is the next step. */
const NEXT_WORDS: Partial<Record<Room['debate']['phase'], () => Labels>> = {
  coinFlip: () => ({ label: m.goOnWithoutChoice(), askLabel: m.askToGoOnWithoutChoice() }),
  prep: () => ({ label: m.endPreparation(), askLabel: m.askToEndPreparation() }),
  verdictVote: () => ({ label: m.closeVote(), askLabel: m.askToCloseVote() }),
};

/** In a pause, time is added to the pause. */
const longerPause = (): Labels => ({ label: m.pauseLonger(), askLabel: m.askToPauseLonger() });

/** The actions that help this person now; none for anybody but the host. */
export function hostActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  // Debaters may end a waiting debate, which they are asked beside the missing person.
  if (uid !== room.hostId) return [];
  return allActions().flatMap(
    (action) => actionOf(room, uid, nowMs, { ...action, ...labelsIn(room, action) }) ?? [],
  );
}

function labelsIn({ debate, hostId }: Room, { wish }: PossibleAction): Partial<Labels> {
  const { phase, format } = debate;
  if (wish.type === 'nextStep') return NEXT_WORDS[phase]?.() ?? {};
  if (wish.type === 'extend') return phase === 'paused' ? longerPause() : extensionIn(format.pace);
  const isBenched = wish.type === 'pause' && peopleOpposite(debate, hostId).length > 0;
  return isBenched ? pauseIn(format.pace) : {};
}

/** A host on a bench pauses for a minute, by correspondence for a day. */
function pauseIn(pace: Pace): Partial<Labels> {
  const { pauseAloneSeconds, agreedPauseSeconds } = paceLengths({ pace });
  return pauseAloneSeconds > 0
    ? { label: m.pauseFor({ seconds: pauseAloneSeconds }) }
    : { askLabel: m.askToPauseFor({ length: slowLength(agreedPauseSeconds) }) };
}

/** What an extension adds. */
function extensionIn(pace: Pace): Labels {
  const by = pace === 'correspondence' ? 'day' : 'other';
  return { label: m.extend({ by }), askLabel: m.askToExtend({ by }) };
}
