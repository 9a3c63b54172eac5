import type { DebateCommand, Room, RoomCommand } from '@rostrum/domain';
import type { ButtonLook } from '@rostrum/ui';
import type { Run } from '../use-room-commands.ts';
import { isOffered, may } from './may.ts';

type Unsigned<Command> = Command extends { by: string } ? Omit<Command, 'by'> : never;

/** What a button may ask of a debate: the same words for the debate's own rules and for the server. */
export type Wish = Unsigned<Exclude<DebateCommand, { type: Other }>>;
/** Said with a text, by a clock, or by nobody's button. */
type Other = 'speak' | 'edit' | 'advance' | 'reportMissing' | 'ready' | Unasked;
type Unasked = Exclude<DebateCommand['type'], RoomCommand['type']>;

/** What is asked before something that cannot be taken back. */
export type Question = { title: string; text: string; confirm: string; cancel: string };

/** One act that is offered to one person now. */
export type RoomAct = {
  wish: Wish;
  label: string;
  look?: ButtonLook;
  /** Why it rests for the moment; it can be used where this is undefined. */
  because?: string | undefined;
  question?: Question;
};

/** The act, unless it can never help this person now. */
export function actOf(
  { debate }: Room,
  uid: string,
  nowMs: number,
  act: Omit<RoomAct, 'because'>,
): RoomAct | undefined {
  const verdict = may(debate, { ...act.wish, by: uid }, nowMs);
  if (!isOffered(verdict)) return undefined;
  return verdict.allowed ? act : { ...act, because: verdict.because };
}

/** Only those acts that can be done at once. */
export function allowedActs(
  room: Room,
  uid: string,
  nowMs: number,
  acts: readonly Omit<RoomAct, 'because'>[],
): RoomAct[] {
  return acts.filter(({ wish }) => may(room.debate, { ...wish, by: uid }, nowMs).allowed);
}

/** Asks the server for it. */
export function perform(run: Run, roomId: string, { wish }: RoomAct): void {
  void run<Wish['type']>({ ...wish, roomId });
}
