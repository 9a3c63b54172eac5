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
type Other = 'speak' | 'edit' | 'advance' | 'reportMissing' | 'ready' | Unasked;
type Unasked = Exclude<DebateCommand['type'], RoomCommand['type']>;

/** The same before it names its moment: it refers to what is drawn now. */
type Unsaid = Unaimed<Wish>;

/** The question before something that cannot be undone. */
export type Question = { title: string; text: string; confirm: string; cancel: string };

/** One act that is offered to one person now. */
export type RoomAct = {
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
  return command.type === 'mute' || command.type === 'remove' ? { ...command, cameIn: true } : command;
}

/** An act that could be offered. */
export type PossibleAct = Omit<RoomAct, 'because' | 'wish'> & { wish: Unsaid };

/** The act, unless it can never help this person now. */
export function actOf(
  { debate }: Room,
  uid: string,
  nowMs: number,
  possible: PossibleAct,
): RoomAct | undefined {
  const act = { ...possible, wish: aim(debate, uid, possible.wish) };
  const verdict = may(debate, asking(act.wish, uid), nowMs);
  if (!isOffered(verdict)) return undefined;
  return verdict.allowed ? act : { ...act, because: verdict.because };
}

/** Only those acts that can be done at once. */
export function allowedActs(room: Room, uid: string, nowMs: number, acts: readonly PossibleAct[]): RoomAct[] {
  return acts.flatMap((one) => {
    const act = actOf(room, uid, nowMs, one);
    return act && act.because === undefined ? [act] : [];
  });
}

/** Asks the server for it. */
export function perform(run: Run<'rooms'>, roomId: string, { wish }: RoomAct): void {
  void run<Wish['type']>({ ...wish, roomId });
}

/** A press refers to the visible moment. */
function aim(debate: DebateState, uid: string, wish: Unsaid): Wish {
  if (!isAimed(wish)) return wish;
  return { ...wish, stepSeq: wish.stepSeq ?? meantStep(debate, wish.type, uid) };
}
