import {
  accept,
  isByCorrespondence,
  isFinished,
  isOpenRematch,
  isSameOffer,
  noticeId,
  opposite,
  refuse,
  rematchLastsMs,
  seatTakenBy,
  type Rematch,
  type RoomRefusal,
} from '@rostrum/domain';
import { openRoom } from '../../access/access.ts';
import type { Handled, RoomContext, RoomHandler } from '../../access/context.ts';
import type { StoredRoom } from '../../room/stored-room.ts';
import { stillHere } from '../../store/person.ts';
import { tell, untell } from '../../store/notice-store.ts';
import { openRematch, openPractice } from './open-rematch.ts';

/**
 * Offers another debate to the other side, or agrees if they have just offered the same. Against the AI opponent it
 * opens at once.
 */
export const askRematch: RoomHandler<'askRematch'> = async (context, { roomId, other }) => {
  const opened = await openRoom(context, 'askRematch', roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const { uid, atMs, store } = context;
  const { debate, rematch, practice, startedAtMs } = stored.room;
  if (!isFinished(debate) || startedAtMs === null) return refuse('wrong-phase');
  if (!seatTakenBy(debate, uid)) return refuse('rematch-not-yours');
  if (practice) return openPractice(context, stored, practice, other);
  // The next room is listed like this one.
  if (stored.room.visibility === 'public' && context.motionWaits) return refuse('motion-waits');
  const others = await stillHere(context.unit, opposite(debate, uid));
  if (others.length === 0) return refuse('rematch-nobody');
  if (await store.isKeptApart(uid, others)) return refuse('rematch-nobody');
  const isTheirs = rematch !== undefined && others.includes(rematch.by);
  if (rematch && atMs < rematch.endsAtMs) {
    const isSame = isSameOffer(rematch.other, other);
    if (rematch.state === 'taken') return accept({ answer: { roomId: rematch.roomId ?? '' } });
    if (rematch.state === 'declined' && !isTheirs) return refuse('rematch-declined');
    if (rematch.state === 'open' && isTheirs && isSame) return openRematch(context, stored, rematch);
    if (rematch.state === 'open' && isTheirs) return refuse('rematch-asked');
    if (rematch.state === 'open' && isSame) return accept({ answer: { roomId: '' } });
  }
  return offer(context, stored, { others, other });
};

async function offer(
  context: RoomContext,
  stored: StoredRoom,
  { others, other }: { others: readonly string[]; other: Rematch['other'] },
): Promise<Handled> {
  const { uid, atMs, store, unit } = context;
  const endsAtMs = atMs + rematchLastsMs(stored.room.debate.format);
  const rematch: Rematch = { by: uid, atMs, endsAtMs, other, state: 'open', roomId: null };
  store.commit(stored, [], { rematch });
  const news = {
    kind: 'rematchAsked',
    room: stored,
    by: uid,
    motion: other?.motion ?? stored.room.motion,
    atMs,
  } as const;
  const told = others.map((to) => tell(unit, to, noticeId('rematchAsked', stored.id), news));
  return accept({ answer: { roomId: '' }, told: isByCorrespondence(stored.room.debate.format) ? told : [] });
}

/** Takes or declines the other side's offer of that moment. */
export const answerRematch: RoomHandler<'answerRematch'> = async (context, command) => {
  const opened = await openRoom(context, 'answerRematch', command.roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const { rematch, debate } = stored.room;
  const refusal = whyNot(stored, context, command.askedAtMs);
  if (rematch?.state === 'taken' && refusal !== 'rematch-not-yours') {
    return accept({ answer: { roomId: rematch.roomId ?? '' } });
  }
  if (refusal || !rematch) return refuse(refusal ?? 'rematch-over');
  if (command.answer === 'yes') {
    const others = opposite(debate, context.uid);
    if (await context.store.isKeptApart(context.uid, others)) return refuse('rematch-nobody');
    return openRematch(context, stored, rematch);
  }
  context.store.commit(stored, [], { rematch: { ...rematch, state: 'declined' } });
  for (const uid of opposite(debate, rematch.by))
    untell(context.unit, uid, noticeId('rematchAsked', stored.id));
  return accept({ answer: { roomId: '' } });
};

function whyNot(
  { room }: StoredRoom,
  { uid, atMs }: RoomContext,
  askedAtMs: number,
): RoomRefusal | undefined {
  const { rematch, debate } = room;
  if (!rematch) return 'rematch-over';
  if (!opposite(debate, rematch.by).includes(uid)) return 'rematch-not-yours';
  return isOpenRematch(rematch, atMs) && rematch.atMs === askedAtMs ? undefined : 'rematch-over';
}
