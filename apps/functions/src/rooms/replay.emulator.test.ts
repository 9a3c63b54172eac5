import { evolveAll, interventionSchema, openingState, type DebateEvent, type Message } from '@rostrum/domain';
import { hasActed, type Decision } from '@rostrum/moderator';
import {
  announce,
  EMPTY_MEMORY,
  holdIn,
  moderatePost,
  moveOnlyCounts,
  stateOf,
  withHeard,
  type StoredRoom,
} from '@rostrum/rooms';
import { judgeFloor } from '../meaning/judge-floor.ts';
import { beforeAll, expect, test } from 'vitest';
import { fourPeople, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readEvents, readInterventions, readMessages, readStored } from '../testing/rooms.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben] = await fourPeople();
});

/** Replays the moderator over the stored data of a room: its log, and the messages in order. */
class Replay {
  readonly acts = new Map<string, unknown>();
  stored: StoredRoom;

  constructor({ room, ...rest }: StoredRoom, opened: DebateEvent) {
    if (opened.type !== 'opened') throw new Error('The log does not begin with its opening');
    const { pausedActs: _, ...bare } = room;
    const before = { ...bare, debate: openingState(opened), ledger: {} };
    this.stored = { ...rest, room: before, memory: EMPTY_MEMORY };
  }

  /** Events of one decision: the moderator hears of a step together with what follows it. */
  happened(events: readonly DebateEvent[]): void {
    const { room } = this.stored;
    if (events.some(({ type }) => type === 'opened')) return;
    if (!moveOnlyCounts(events))
      this.#keep(announce({ state: stateOf(this.stored), decisions: [] }, room, events));
    this.stored = { ...this.stored, room: { ...this.stored.room, debate: evolveAll(room.debate, events) } };
  }

  async posted({ id, text, authorId, kind, side, quote, createdAtMs }: Message, quotedBy: string) {
    const quoted = quote ? { messageId: quote.messageId, authorId: quotedBy } : null;
    const post = { messageId: id, text, uid: authorId, kind, quoted } as const;
    const moderated = await moderatePost(judgeFloor, this.stored, post, createdAtMs);
    this.#keep(moderated);
    if (holdIn(moderated.decisions)) return;
    const { memory } = this.stored;
    const heard = withHeard(memory.heard, id, { authorId, side, text });
    this.stored = { ...this.stored, memory: { ...memory, heard } };
  }

  #keep({ state, decisions }: { state: ReturnType<typeof stateOf>; decisions: readonly Decision[] }): void {
    const { room, memory } = this.stored;
    const recordVersion = memory.recordVersion + (state.record === memory.record ? 0 : 1);
    this.stored = {
      ...this.stored,
      room: { ...room, ledger: state.ledger },
      memory: { ...memory, pulse: state.pulse, record: state.record, recordVersion },
    };
    for (const { id, intervention } of decisions.filter(hasActed)) {
      this.acts.set(id, { id, ...interventionSchema.parse(intervention) });
    }
  }
}

/** The end of a step goes with the event after it. */
function decisionsIn(events: readonly DebateEvent[]): DebateEvent[][] {
  return events.reduce<DebateEvent[][]>((decisions, event) => {
    const last = decisions.at(-1);
    if (last?.at(-1)?.type !== 'stepEnded') return [...decisions, [event]];
    return [...decisions.slice(0, -1), [...last, event]];
  }, []);
}

/** Everything that happened, in order: a message comes before the events that it caused. */
async function replayed(roomId: string): Promise<Replay> {
  const events = await readEvents(roomId);
  const messages = (await readMessages(roomId)).filter(({ state }) => state !== 'refused');
  const authorOf = (id: string | undefined) => messages.find((one) => one.id === id)?.authorId ?? '';
  const replay = new Replay(await readStored(roomId), events[0]!);
  const steps = [
    ...messages.map((message) => ({
      atMs: message.createdAtMs,
      order: -1,
      play: () => replay.posted(message, authorOf(message.quote?.messageId)),
    })),
    ...decisionsIn(events).map((decision) => ({
      atMs: decision[0]?.atMs ?? 0,
      order: decision[0]?.seq ?? 0,
      play: async () => replay.happened(decision),
    })),
  ].toSorted((one, other) => one.atMs - other.atMs || one.order - other.order);
  for (const { play } of steps) await play();
  return replay;
}

test('replaying the policy over a recorded room gives the same acts, memory and ledger', async () => {
  const roomId = await liveDebate([ada, ben], { lengths: { 'cross-examination': 1_200 } });
  const say = async (person: TestPerson, text: string, more: { quotes?: string; replaces?: string } = {}) =>
    (await person.ask({ type: 'speak', roomId, text, ...more })).result?.value?.['messageId'];
  await say(ben, 'I am not on turn yet.');
  const first = await say(ada, 'Turnout rises by nine points where voting is compulsory.');
  const rude = await say(ada, 'You are an idiot.');
  await say(ada, 'You are wrong about that.', { replaces: rude! });
  for (const person of [ada, ben]) await person.ask({ type: 'yield', roomId });
  await say(ben, 'Where does that figure come from?', { quotes: first! });
  for (let turn = 0; turn < 4; turn += 1) {
    await say(turn % 2 === 0 ? ada : ben, `Why should voting be a duty, point ${turn}?`);
  }
  await say(ben, 'Write to me at ben@example.org instead.');
  await say(ada, 'You are an idiot.');
  await ada.ask({ type: 'nextStep', roomId });
  await say(ada, 'Compulsory voting makes every voice count the same.');
  await ada.ask({ type: 'end', roomId });

  const replay = await replayed(roomId);
  const stored = await readStored(roomId);
  const acts = (await readInterventions(roomId)).filter(({ act }) => act !== 'time');
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['open', 'personAttack', 'privacy', 'coolingOff', 'close']),
  );
  expect([...replay.acts.keys()].toSorted()).toEqual(acts.map(({ id }) => id).toSorted());
  expect(acts.toSorted(byId)).toEqual(acts.toSorted(byId).map(({ id }) => replay.acts.get(id)));
  expect(replay.stored.memory).toEqual(stored.memory);
  expect(replay.stored.room.ledger).toEqual(stored.room.ledger);
});
