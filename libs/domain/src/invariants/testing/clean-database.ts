import { evolveAll } from '../../debate/debate-machine.ts';
import { withoutSpoken } from '../../documents/log.ts';
import { apartPath, blockPath, followPath } from '../../documents/bond.ts';
import { captionPath } from '../../documents/caption.ts';
import { debateInCatalogue, topicInCatalogue, type CataloguePlace } from '../../documents/catalogue.ts';
import { decisionPath, decisionRecordPath } from '../../documents/decision.ts';
import { erasurePath, newErasure } from '../../documents/erasure.ts';
import { findablePath } from '../../documents/findable.ts';
import { hiddenWordsPath, HIDDEN_LINES } from '../../documents/hidden-words.ts';
import { interventionPath } from '../../documents/intervention.ts';
import { invitationPath } from '../../documents/invitation.ts';
import { messagesPath, reactionPath } from '../../documents/message.ts';
import {
  DELETED_PROFILE,
  newProfile,
  profilePath,
  storedProfile,
  usernamePath,
  type Profile,
} from '../../documents/profile.ts';
import { countsPath, eventPath, memberPath, peopleIdsOf, roomPath, type Room } from '../../documents/room.ts';
import { tallyVotes } from '../../documents/tally.ts';
import { topicMotionPath, topicPath, topicVotePath } from '../../documents/topic.ts';
import { votePath } from '../../documents/vote.ts';
import type { DebateEvent } from '../../debate/events.ts';
import type { DebateState } from '../../debate/state.ts';
import { aDebateLog, NOON_MS, playLog, type Played } from '../../testing/debates.ts';
import { anIntervention } from '../../testing/interventions.ts';
import { ADA, BEN, CLEO } from '../../testing/people.ts';
import { aMessage, aRoom, NAMES } from '../../testing/rooms.ts';
import { aTopic } from '../../testing/topics.ts';

export const FINISHED = 'room-finished';
export const LIVE = 'room-live';
export const GONE = 'gone';
export const TOPIC = 'topic-1';

const TEXT = aMessage().text;
const said = (messageId: string) => ({ type: 'speak', by: ADA, messageId, characters: TEXT.length }) as const;

/** A debate whose first speaker says two things; over, or in its first step. */
function played(isOver: boolean): Played {
  const begun = aDebateLog({ phase: 'live' });
  const words = [{ wait: 10 }, said('said-1'), { wait: 10 }, said('said-2'), { wait: 10 }];
  const { state, events } = playLog(begun.state, ...words);
  const ending = isOver ? endOf(state) : { state, events: [] };
  return { state: ending.state, events: [...begun.events, ...events, ...ending.events] };
}

function endOf(state: DebateState): Played {
  const ended = playLog(state, { type: 'end', by: ADA });
  if (ended.state.phase === 'debrief') return ended;
  const counted = playLog(ended.state, 'deadline');
  return { state: counted.state, events: [...ended.events, ...counted.events] };
}

type Documents = Map<string, object>;

/** A database in which every invariant holds, with something for each of them to look at. */
export function cleanDatabase(): Documents {
  const documents: Documents = new Map();
  const put = (path: string, fields: object) => documents.set(path, fields);
  const topic = aTopic({ id: TOPIC, counts: { ...aTopic().counts, up: 1, debates: 1 }, points: 1 });
  const finished = putRoom(documents, FINISHED, 'ABC234', played(true), { topicId: TOPIC });
  const live = putRoom(documents, LIVE, 'ABC235', played(false), {});
  put(captionPath(LIVE, ADA), { uid: ADA, text: TEXT, stepIndex: 0, atMs: NOON_MS, writes: 1 });

  const { id: _, ...topicFields } = topic;
  put(topicPath(TOPIC), topicFields);
  put(topicVotePath(TOPIC, BEN), { uid: BEN, vote: 'up', value: 1, atMs: NOON_MS });
  put(topicMotionPath('fingerprint'), { topicId: TOPIC });
  for (const place of [topicInCatalogue(TOPIC, topic), debateInCatalogue(FINISHED, finished)])
    if (place) putEntry(documents, place);

  putPerson(documents, ADA, { debates: 1, username: 'ada', isFindable: true });
  put(usernamePath('ada'), { uid: ADA, atMs: NOON_MS });
  put(findablePath(ADA), { sinceMs: NOON_MS });
  putPerson(documents, BEN, { debates: 1 });
  putPerson(documents, CLEO, {});
  put(followPath(ADA, BEN), { by: ADA, uid: BEN, atMs: NOON_MS });
  put(blockPath(CLEO, BEN), { by: CLEO, uid: BEN, name: 'Ben', atMs: NOON_MS });
  put(apartPath(BEN, CLEO), { uids: [BEN, CLEO], atMs: NOON_MS });
  put(profilePath(GONE), storedProfile(DELETED_PROFILE));
  put(erasurePath(GONE), { ...newErasure(NOON_MS), doneAtMs: NOON_MS });
  put(invitationPath('invitation-1'), invitation(live.id));
  put(decisionPath('decision-1'), DECISION);
  put(decisionRecordPath('decision-1'), { decidedBy: CLEO, before: {} });
  return documents;
}

function putPerson(documents: Documents, uid: string, changes: Partial<Profile>): void {
  const profile = newProfile({ displayName: NAMES[uid] ?? uid, photoURL: '', createdAtMs: NOON_MS });
  documents.set(profilePath(uid), storedProfile({ ...profile, ...changes }));
}

function putEntry(documents: Documents, { path, kind, id, entry }: CataloguePlace): void {
  documents.set(path, { kind, entries: { [id]: entry } });
}

/** A room with its log, two shown messages, one that is held, one refused, one hidden, and what people did. */
function putRoom(
  documents: Documents,
  id: string,
  code: string,
  { state, events }: Played,
  changes: Partial<Room>,
): Room {
  const put = (path: string, fields: object) => documents.set(path, fields);
  const votes = [{ uid: CLEO, before: 'for', after: 'against' }] as const;
  const tally = state.phase === 'debrief' ? tallyVotes(votes) : null;
  const room = aRoom({ id, code, debate: state, tally, ...changes });
  const { id: _, ...fields } = room;
  put(roomPath(id), fields);
  const used = 'floor' in state ? state.floor.used : {};
  const { seq, atMs, spoken } = state;
  put(countsPath(id), { seq, atMs, spoken, used, captioned: [ADA] });
  put(`roomCodes/${code}`, { roomId: id, createdAtMs: NOON_MS });
  for (const event of withoutSpoken(events)) put(eventPath(id, event.seq), event);
  for (const uid of peopleIdsOf(evolveAll(state, [])))
    put(memberPath(id, uid), { uid, displayName: uid, photoURL: '', joinedAtMs: 1, lastSeenAtMs: 1 });
  for (const vote of votes) put(votePath(id, vote.uid), vote);
  putMessages(documents, id, events);
  put(interventionPath(id, 'act-1'), anIntervention({}));
  return room;
}

function putMessages(documents: Documents, roomId: string, events: readonly DebateEvent[]): void {
  const put = (id: string, changes: Parameters<typeof aMessage>[0]) =>
    documents.set(`${messagesPath(roomId)}/${id}`, aMessage(changes));
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event] : []));
  const [first, second] = spoken;
  put('said-1', { seq: first?.seq, createdAtMs: first?.atMs ?? 0, reactions: { strongPoint: 1 } });
  documents.set(reactionPath(roomId, 'said-1', BEN), { uid: BEN, reaction: 'strongPoint', atMs: NOON_MS });
  const hidden = { by: 'house', atMs: NOON_MS, decisionId: 'decision-1', characters: TEXT.length } as const;
  const quote = { messageId: 'said-1', authorName: 'Ada', text: TEXT };
  put('said-2', {
    seq: second?.seq,
    createdAtMs: second?.atMs ?? 0,
    text: HIDDEN_LINES.house,
    hidden,
    quote,
  });
  documents.set(hiddenWordsPath(`${messagesPath(roomId)}/said-2`), {
    authorId: ADA,
    by: 'house',
    text: TEXT,
  });
  put('held-1', { state: 'held', createdAtMs: NOON_MS + 100 });
  put('refused-1', { state: 'refused', text: '', refusal: 'slowed-down', createdAtMs: NOON_MS + 101 });
}

const invitation = (roomId: string) => ({
  kind: 'invite',
  from: ADA,
  fromName: 'Ada',
  fromPhotoURL: '',
  to: CLEO,
  toName: 'Cleo',
  roomId,
  motion: 'This house would plant trees',
  formatName: 'Quick clash',
  side: null,
  state: 'open',
  atMs: NOON_MS,
  expiresAtMs: NOON_MS + 1,
});

const DECISION = {
  caseId: null,
  by: 'house',
  subject: { kind: 'message', roomId: FINISHED, messageId: 'said-2' },
  motion: '',
  quoted: '',
  about: ADA,
  aboutName: 'Ada',
  concerns: [ADA],
  acts: [],
  ground: null,
  statement: null,
  explanation: '',
  isUnfounded: false,
  atMs: NOON_MS,
  appealUntilMs: NOON_MS,
  overturnedAtMs: null,
};
