import {
  accept,
  deadlinesOf,
  decide,
  type DebateCommand,
  type DebateRefusal,
  type DebateState,
  type Practice,
  type Result,
  type RoomDocument,
} from '@rostrum/domain';
import type { Unit } from '../port/documents.ts';
import type { Judge } from '../room/judge-words.ts';
import type { ClassifyTask, WordTask } from '../room/model-tasks.ts';
import { stateOf, writtenIn, type Moderated } from '../room/moderation.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';
import { votesToCount } from './count-votes.ts';
import { draftsAt, shownOf, stageDrafts, type SentDrafts } from './send-drafts.ts';
import { withDecision } from './panel-decision.ts';
import { sumUp } from './sum-up.ts';

type Advance = Extract<DebateCommand, { type: 'advance' }>;

/** What ended, and the work that follows from it. */
export type EndedStep = {
  before: DebateState;
  after: DebateState;
  practice: Practice | undefined;
  written: readonly WordTask[];
  /** Messages that a model or the second reader looks at. */
  looks: readonly ClassifyTask[];
};

/**
 * Ends whatever has run out. The drafts of everybody who held the floor go out first, and the moderator reads them like any
 * other message: if it stops the debate or lets the floor rest, the step does not end yet.
 */
export async function endStep(
  { store, judge, unit }: { store: RoomStore; judge: Judge; unit: Unit },
  stored: StoredRoom,
  command: Advance,
  atMs: number,
): Promise<Result<EndedStep, DebateRefusal>> {
  const { id, room } = stored;
  const before = room.debate;
  const due = decide(before, command, atMs);
  if (!due.ok) return due;
  const deadline = deadlinesOf(before).find(({ stepSeq }) => stepSeq === command.stepSeq);
  const sent = await draftsAt(store, judge, stored, { ...command, endedAtMs: deadline?.actsAtMs ?? atMs });
  const { after: said, made } = sent;
  const decision = made.length > 0 ? decide(said.room.debate, command, atMs) : due;
  const ended = decision.ok ? decision.value : [];
  const summed = await sumUp(store, said, ended, atMs, shownOf(made));
  const decided = await withDecision(store, said, ended);
  const countVotes = isUncounted(room) ? await votesToCount(unit, store, stored) : undefined;
  stageDrafts(store, stored, sent);
  if (decided.decision) store.judging.putDecision(id, decided.decision);
  const { room: after } = store.commit(
    stored,
    [...sent.events, ...decided.events],
    {},
    {
      ...moderatedBy(sent, summed),
      heard: said.memory.heard,
      sentByBell: shownOf(made).map(({ authorId }) => authorId),
    },
  );
  countVotes?.();
  return accept({
    before,
    after: after.debate,
    practice: after.practice,
    written: writtenIn(id, sent.decisions),
    looks: made.flatMap(({ id: messageId, message, isWorthALook }) =>
      message.state === 'shown' ? [{ roomId: id, messageId, isWorthALook }] : [],
    ),
  });
}

/** Whether the task that counts the votes of a debate never came. */
function isUncounted({ debate, tally }: RoomDocument): boolean {
  return debate.phase === 'debrief' && debate.hasAudience && tally === null;
}

/** The moderator's state after the drafts and the summary; absent if it had nothing to read. */
function moderatedBy(
  { after, made, decisions }: SentDrafts,
  summed: Moderated | undefined,
): { moderated?: Moderated } {
  if (made.length === 0 && !summed) return {};
  const state = summed?.state ?? stateOf(after);
  return { moderated: { state, decisions: [...decisions, ...(summed?.decisions ?? [])] } };
}
