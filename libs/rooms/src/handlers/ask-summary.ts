import { accept, currentStep, hasJudges, refuse, seatTakenBy } from '@rostrum/domain';
import { hasActed, isOpenStep } from '@rostrum/moderator';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { tellModerator } from '../room/moderation.ts';
import { readLines } from './sum-up.ts';

/** Sums up both sides so far, in a step in which people talk. Repeated before anybody spoke, it is the same. */
export const askSummary: RoomHandler<'askSummary'> = async (context, { roomId }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'askSummary', roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const { debate, hostId } = stored.room;
  if (uid !== hostId && !seatTakenBy(debate, uid)) return refuse('ruling-not-yours');
  if (hasJudges(debate.format)) return refuse('summary-judged');
  if (debate.moderatorPaused) return refuse('summary-ai-paused');
  if (debate.phase !== 'live' || !isOpenStep(currentStep(debate))) return refuse('summary-not-now');
  const { stepIndex } = debate.floor;
  const lines = await readLines(store, stored, stepIndex);
  if (lines.for.length === 0 || lines.against.length === 0) return refuse('summary-of-nothing');
  const key = `${stepIndex}-${stored.memory.pulse.messages}`;
  const moderated = tellModerator(stored, { type: 'summaryDue', key, by: uid, lines, atMs }, atMs);
  if (!moderated.decisions.some(hasActed)) return refuse('summary-too-soon');
  store.commit(stored, [], {}, { moderated });
  return accept({ answer: {} });
};
