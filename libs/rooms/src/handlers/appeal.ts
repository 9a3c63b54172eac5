import { accept, refuse } from '@rostrum/domain';
import { mayAppeal } from '@rostrum/moderator';
import { openAct } from '../access/access-act.ts';
import type { RoomHandler } from '../access/context.ts';

/** Asks a human to review an act: by its addressee or the message's author, once per act and for seven days. */
export const appeal: RoomHandler<'appeal'> = async (context, { roomId, interventionId, reason }) => {
  const { uid, atMs, store } = context;
  const found = await openAct(context, 'appeal', roomId, interventionId);
  if (!found.ok) return found;
  const { stored, act, message } = found.value;
  const isConcerned = act.to === 'all' || act.to === uid || message?.authorId === uid;
  if (!isConcerned) return refuse('appeal-not-yours');
  const may = mayAppeal(act, atMs);
  if (!may.ok) return may;
  const { says, rule, messageId } = act;
  const { motion, language } = stored.room;
  store.rulings.fileAppeal(interventionId, {
    by: uid,
    atMs,
    verdict: null,
    decidedBy: null,
    decidedAtMs: null,
    reason,
    roomId,
    motion,
    ...(language && { language }),
    act: act.act,
    says,
    rule,
    messageId,
    text: message?.text ?? null,
    concerns: [...new Set([uid, ...(message ? [message.authorId] : [])])],
  });
  return accept({ answer: {} });
};
