import {
  isAimed,
  meantStep,
  type DebateCommand,
  type DebateState,
  type Room,
  type RoomCommand,
  type Unaimed,
} from '@rostrum/domain';
import type { ButtonLook } from '@rostrum/ui';
import type { Run } from '../../../shared/commands/use-command.ts';
import { isOffered, may } from './may.ts';

type Unsigned<Command> = Command extends { by: string } ? Omit<Command, 'by'> : never;

/** A button's command to a debate: the same for the debate's own rules and for the server. */
export type Wish = Unsigned<Exclude<DebateCommand, { type: Other }>>;
/** Said with a text, by a clock, or by nobody's button. */
type Other = 'speak' | 'edit' | 'advance' | 'reportMissing' | 'ready' | 'nameJudges' | 'fileBallot' | Unasked;
type Unasked = Exclude<DebateCommand['type'], RoomCommand['type']>;

/** The same before it names its moment: it refers to what is drawn now. */
type Unsaid = Unaimed<Wish>;

/** The question before something that cannot be undone. */
export type Question = { title: string; text: string; confirm: string; cancel: string };

/** One action that is offered to one person now. */
export type RoomAction = {
  wish: Wish;
  label: string;
  look?: ButtonLook;
  /** Why it is disabled for the moment; undefined if it is enabled. */
  because?: string | undefined;
  question?: Question;
};

/** The command to check against the debate: everybody on a list of the page has entered the room. */
function asking(wish: Wish, by: string): DebateCommand {
  const command = { ...wish, by };
  const namesPerson = command.type === 'mute' || command.type === 'remove' || command.type === 'handOver';
  return namesPerson ? { ...command, cameIn: true } : command;
}

/** An action that could be offered; `askLabel` is its label where it only asks the other bench. */
export type PossibleAction = Omit<RoomAction, 'because' | 'wish'> & { wish: Unsaid; askLabel?: string };

/** The action, unless it can never help this person now. */
export function actionOf(
  { debate }: Room,
  uid: string,
  nowMs: number,
  { askLabel, ...possible }: PossibleAction,
): RoomAction | undefined {
  const action = { ...possible, wish: aim(debate, uid, possible.wish) };
  const verdict = may(debate, asking(action.wish, uid), nowMs);
  if (!isOffered(verdict)) return undefined;
  if (!verdict.allowed) {
    // Its label stays what it was while the question waits.
    const isAsking = verdict.refusal === 'already-asked' && askLabel !== undefined;
    return { ...(isAsking ? askingFor(action, askLabel) : action), because: verdict.because };
  }
  return verdict.asks && askLabel !== undefined ? askingFor(action, askLabel) : action;
}

/** A question to the other bench can be taken back, so it is asked without another one first. */
function askingFor({ wish, look }: RoomAction, label: string): RoomAction {
  return { wish, label, ...(look && look !== 'danger' && { look }) };
}

/** Only those actions that can be done at once. */
export function allowedActions(
  room: Room,
  uid: string,
  nowMs: number,
  actions: readonly PossibleAction[],
): RoomAction[] {
  return actions.flatMap((one) => {
    const action = actionOf(room, uid, nowMs, one);
    return action && action.because === undefined ? [action] : [];
  });
}

/** Asks the server for it. */
export function perform(run: Run<'rooms'>, roomId: string, { wish }: RoomAction): void {
  void run<Wish['type']>({ ...wish, roomId });
}

/** A press refers to the visible moment. */
function aim(debate: DebateState, uid: string, wish: Unsaid): Wish {
  if (!isAimed(wish)) return wish;
  return { ...wish, stepSeq: wish.stepSeq ?? meantStep(debate, wish.type, uid) };
}
