import * as z from 'zod/mini';
import { ROOM_REFUSALS, type RoomAnswers, type RoomCommand, type RoomRefusal } from '@rostrum/domain';

const nothing = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((): Record<string, never> => ({})),
);

/** How each command's value is read off the wire. */
const values: { [Type in RoomCommand['type']]: z.ZodMiniType<RoomAnswers[Type]> } = {
  create: z.object({ roomId: z.string(), code: z.string() }),
  joinByCode: z.object({ roomId: z.string() }),
  enter: nothing,
  editMotion: nothing,
  takeSeat: nothing,
  leave: nothing,
  ready: nothing,
  chooseSide: nothing,
  chooseOrder: nothing,
  speak: z.object({ messageId: z.string(), state: z.enum(['shown', 'held']) }),
  edit: nothing,
  withdraw: nothing,
  yield: nothing,
  takePrep: nothing,
  endPrep: nothing,
  offerPoi: nothing,
  acceptPoi: nothing,
  declinePoi: nothing,
  raiseHand: nothing,
  lowerHand: nothing,
  giveFloor: nothing,
  advance: nothing,
  nextStep: nothing,
  extend: nothing,
  pause: nothing,
  resume: nothing,
  mute: nothing,
  remove: nothing,
  pauseModerator: nothing,
  resumeModerator: nothing,
  reportMissing: nothing,
  comeBack: nothing,
  keepWaiting: nothing,
  substitute: nothing,
  proposeEnd: nothing,
  agreeEnd: nothing,
  declineEnd: nothing,
  end: nothing,
  cancel: nothing,
  chat: nothing,
  vote: nothing,
  react: nothing,
  flag: nothing,
  callUnfair: nothing,
  appeal: nothing,
  decideAppeal: nothing,
  undoAct: nothing,
  silenceType: nothing,
  allowType: nothing,
  answerCall: nothing,
  askSummary: nothing,
};

const refusalSchema = z.custom<RoomRefusal>((value) => typeof value === 'string' && value in ROOM_REFUSALS);

const envelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown(), atMs: z.number() }),
  z.object({
    ok: z.literal(false),
    refusal: refusalSchema,
    message: z.string(),
    atMs: z.number(),
    untilMs: z.optional(z.number()),
  }),
]);

export type ReadAnswer<Value> =
  | { ok: true; value: Value; atMs: number }
  | { ok: false; refusal: RoomRefusal; message: string; atMs: number; untilMs?: number | undefined };

/** @throws ZodError where the server answered something else than the contract says. */
export function readAnswer<Type extends RoomCommand['type']>(
  type: Type,
  data: unknown,
): ReadAnswer<RoomAnswers[Type]> {
  const answer = envelope.parse(data);
  return answer.ok ? { ...answer, value: values[type].parse(answer.value) } : answer;
}
