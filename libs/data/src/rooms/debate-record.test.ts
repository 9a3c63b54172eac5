import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saidIn, type Room } from '@rostrum/domain';
import { ADA, aDebateLog, aMessage, anIntervention, aRoom, NOON_MS, playLog } from '@rostrum/domain/testing';
import { debateRecordSource, type RecordReading } from './debate-record.ts';
import { RECORD_PAGE } from './every-page.ts';

type Stored = { id: string; data: unknown };
/** Firestore as the test fills it: documents by path, and every requested page. */
const store = vi.hoisted(() => ({
  documents: {} as Record<string, unknown>,
  lists: {} as Record<string, Stored[]>,
  asked: [] as unknown[][],
}));

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => {
  const snapshot = (path: string, id: string, data: unknown) => ({
    id,
    ref: { path: `${path}/${id}` },
    data: () => data,
    exists: () => data !== undefined,
  });
  return {
    doc: (_: unknown, path: string) => path,
    collection: (_: unknown, path: string) => path,
    query: (from: string | unknown[], ...parts: unknown[]) => [
      ...(Array.isArray(from) ? from : [from]),
      ...parts,
    ],
    where: (...parts: unknown[]) => ['where', ...parts],
    orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
    limit: (count: number) => ['limit', count],
    startAfter: ({ id }: { id: string }) => ['startAfter', id],
    getDocFromServer: async (path: string) => snapshot(path, 'room-1', store.documents[path]),
    getDocsFromServer: async (asked: unknown[]) => {
      store.asked.push(asked);
      const [path] = asked;
      const part = (name: string) => asked.find((one) => Array.isArray(one) && one[0] === name) as unknown[];
      const all = store.lists[String(path)] ?? [];
      const start = part('startAfter') ? all.findIndex(({ id }) => id === part('startAfter')[1]) + 1 : 0;
      const page = all.slice(start, start + Number(part('limit')[1]));
      return { docs: page.map(({ id, data }) => snapshot(String(path), id, data)) };
    },
  };
});

const opened = aDebateLog({ phase: 'live' });
const ended = playLog(opened.state, { type: 'end', by: ADA });
const events = [...opened.events, ...ended.events];
const room = aRoom({ debate: ended.state });

function given(stored: Room | undefined, messageCount = 0): void {
  const { id: _, ...document } = stored ?? {};
  store.documents = { 'rooms/room-1': stored && document };
  store.lists = {
    'rooms/room-1/events': events.map((data) => ({ id: String(data.seq), data })),
    'rooms/room-1/messages': Array.from({ length: messageCount }, (__, index) => ({
      id: `m${index}`,
      data: aMessage({ createdAtMs: NOON_MS + index }),
    })),
    'rooms/room-1/interventions': [{ id: 'bell', data: anIntervention() }],
  };
  store.asked = [];
}

async function read(): Promise<{ readings: RecordReading[]; errors: unknown[] }> {
  const readings: RecordReading[] = [];
  const errors: unknown[] = [];
  const stop = debateRecordSource('room-1').listen(
    (reading) => readings.push(reading),
    (error) => errors.push(error),
  );
  await vi.waitFor(() => {
    const isDone = errors.length > 0 || ['whole', 'notOver', 'missing'].includes(readings.at(-1)?.at ?? '');
    expect(isDone).toBe(true);
  });
  stop();
  return { readings, errors };
}

beforeEach(() => given(room));

describe('the record of a debate', () => {
  it('is the room with every event, shown message and public act, in their order', async () => {
    given(room, 2);
    const last = (await read()).readings.at(-1);
    if (last?.at !== 'whole') throw new Error('not read');
    expect(last.record.room).toEqual(room);
    expect(last.record.events).toEqual(events);
    expect(last.record.messages.map(({ id }) => id)).toEqual(['m0', 'm1']);
    expect(last.record.interventions.map(({ id }) => id)).toEqual(['bell']);
  });

  it('has the posted words in its log if the messages carry them', async () => {
    const said = playLog(opened.state, { type: 'speak', by: ADA, messageId: 'm0', characters: 12 });
    const over = playLog(said.state, { type: 'end', by: ADA });
    given(aRoom({ debate: over.state }));
    const [spoke] = said.events;
    if (spoke?.type !== 'spoke') throw new Error('nothing was said');
    const own = [...opened.events, ...over.events];
    store.lists['rooms/room-1/events'] = own.map((data) => ({ id: String(data.seq), data }));
    store.lists['rooms/room-1/messages'] = [
      { id: 'm0', data: aMessage({ createdAtMs: spoke.atMs, text: 'Buses first.', ...saidIn(said.events) }) },
    ];
    const { readings } = await read();
    const last = readings.at(-1);
    if (last?.at !== 'whole') throw new Error('not read');
    expect(last.record.events).toEqual([...opened.events, spoke, ...over.events]);
    const counted = readings.flatMap((one) => (one.at === 'reading' ? [one] : []));
    expect(counted.at(-1)).toEqual({ at: 'reading', count: own.length + 1, total: own.length + 1 });
    expect(new Set(counted.map(({ total }) => total)).size).toBe(1);
  });

  it('requests only shown and public documents, a page at a time', async () => {
    await read();
    expect(store.asked).toEqual([
      ['rooms/room-1/events', ['orderBy', 'seq'], ['limit', RECORD_PAGE]],
      [
        'rooms/room-1/messages',
        ['where', 'state', '==', 'shown'],
        ['orderBy', 'createdAtMs'],
        ['limit', RECORD_PAGE],
      ],
      [
        'rooms/room-1/interventions',
        ['where', 'to', '==', 'all'],
        ['orderBy', 'atMs'],
        ['limit', RECORD_PAGE],
      ],
    ]);
  });

  it.each([RECORD_PAGE - 1, RECORD_PAGE, RECORD_PAGE + 1, 3 * RECORD_PAGE])(
    'has all of %i messages, each once, and reports its progress',
    async (count) => {
      given(room, count);
      const { readings } = await read();
      const last = readings.at(-1);
      const ids = last?.at === 'whole' ? last.record.messages.map(({ id }) => id) : [];
      expect(new Set(ids).size).toBe(count);
      expect(ids).toHaveLength(count);
      const progress = readings.flatMap((reading) => (reading.at === 'reading' ? [reading] : []));
      expect(progress.at(-1)).toEqual({
        at: 'reading',
        count: count + events.length,
        total: count + events.length,
      });
    },
  );

  it('is absent until the debate is over', async () => {
    given(aRoom({ debate: opened.state }));
    expect((await read()).readings.map(({ at }) => at)).toEqual(['notOver']);
    expect(store.asked).toEqual([]);
  });

  it('is absent without a debate', async () => {
    given(undefined);
    expect((await read()).readings).toEqual([{ at: 'missing' }]);
  });

  it('leaves out a message that can’t be read, and follows the log up to an event that can’t', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    given(room, 1);
    store.lists['rooms/room-1/messages']?.push({ id: 'broken', data: { text: 7 } });
    const log = store.lists['rooms/room-1/events'] ?? [];
    const at = 3;
    store.lists['rooms/room-1/events'] = log.map((one, seq) =>
      seq === at ? { id: one.id, data: { seq } } : one,
    );
    const last = (await read()).readings.at(-1);
    if (last?.at !== 'whole') throw new Error('not read');
    expect(last.record.messages.map(({ id }) => id)).toEqual(['m0']);
    expect(last.record.events).toEqual(events.slice(0, at));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  });

  it('is an error if its room does not match its schema', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.documents = { 'rooms/room-1': { motion: 7 } };
    const { errors, readings } = await read();
    expect(String(errors[0])).toContain('room-1');
    expect(readings).toEqual([]);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  });

  it('is silent once nobody wants it', async () => {
    const heard = vi.fn<() => void>();
    debateRecordSource('room-1').listen(heard, heard)();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).not.toHaveBeenCalled();
  });
});
