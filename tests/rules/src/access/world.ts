import { documentSchemaAt } from '@rostrum/domain';
import { KINDS_OF_ROOMS, PLACES, SPEAKING_ROOMS, type Fields, type Scene } from '@rostrum/domain/access';
import { aDebate, aRoom, aValue, dimensionScores } from '@rostrum/domain/testing';
import { ENDED_MS } from './people.ts';

const SEATS = { 'for-1': 'owner', 'against-1': 'debater' };

/** A room with its host, two debaters and a judge. */
function roomWith(changes: object, debateChanges: object = {}): Fields {
  const {
    id: _,
    debate,
    ...room
  } = aRoom({ hostId: 'host', peopleIds: ['host', 'owner', 'debater', 'judge'], people: {} });
  return plain({
    ...room,
    debate: { ...debate, seats: SEATS, judges: ['judge'], ...debateChanges },
    ...changes,
  });
}

/** As it is stored: without fields that are undefined. */
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Fields;

type Speaking = {
  leftMs: number;
  turn?: { uid: string; leftMs: number };
  queue?: readonly string[];
  phase?: string;
  isClosed?: true;
};

/** A debate under way whose step, and a turn in it, end then. */
function speakingRoom({ leftMs, turn, queue = [], phase = 'live', isClosed }: Speaking): Fields {
  const live = aDebate({ phase: 'live', hostId: 'host' });
  if (live.phase !== 'live') throw new Error('The debate is not live');
  const floor = {
    ...plain(live.floor),
    endsAtMs: { $ms: leftMs },
    queue,
    turn: turn ? { uid: turn.uid, seq: 9, startedAtMs: 1, endsAtMs: { $ms: turn.leftMs } } : null,
  };
  const closed = isClosed && { closed: { atMs: 1, isHidden: false, decisionId: 'one' } };
  const { debate: _, ...room } = roomWith({ visibility: 'public', status: 'live', ...closed });
  return { ...room, debate: { ...plain(live), seats: SEATS, judges: [], phase, floor } };
}

const ROOMS: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(
    Object.entries(KINDS_OF_ROOMS).map(([id, { room }]) => [`rooms/${id}`, roomWith(room)]),
  ),
  ...Object.fromEntries(
    Object.entries(SPEAKING_ROOMS).map(([id, room]) => [`rooms/${id}`, speakingRoom(room)]),
  ),
  'rooms/host-sits': roomWith(
    { visibility: 'public', status: 'live' },
    { seats: { ...SEATS, 'against-1': 'host' } },
  ),
  'rooms/host-sat': roomWith(
    { visibility: 'public', status: 'live' },
    { formerDebaters: { host: 'against' } },
  ),
};

const atMs = { atMs: 1 };
const member = (uid: string): Fields => ({
  uid,
  displayName: uid,
  photoURL: '',
  joinedAtMs: 1,
  lastSeenAtMs: 1,
});

/** What rules look up and no scene is about. */
const BESIDE: Readonly<Record<string, Fields>> = {
  ...ROOMS,
  'apart/aaron~blocked': { uids: ['aaron', 'blocked'], ...atMs },
  'cases/about-moderator': { about: 'moderator' },
  'follows/debater~owner': { by: 'debater', uid: 'owner', ...atMs },
  'follows/deleted~owner': { by: 'deleted', uid: 'owner', ...atMs },
  'follows/held~owner': { by: 'held', uid: 'owner', ...atMs },
  'people/judge/private/standing': { sessionsEndedAtMs: ENDED_MS, suspension: null },
  'people/suspended/private/standing': { suspension: { fromMs: 1, untilMs: null, decisionId: 'one' } },
  'rooms/private-finished/members/audience': member('audience'),
  ...Object.fromEntries(
    Object.keys(KINDS_OF_ROOMS).map((id) => [`rooms/${id}/members/blocked`, member('blocked')]),
  ),
};

/** Documents whose schema no single value fits. */
const BUILT: Readonly<Record<string, Fields>> = {
  feedback: { dimensions: plain(dimensionScores({ argument: 5 })) },
};

/** The room at a path. */
export const roomAt = (path: string): Fields | null => ROOMS[path] ?? null;

/** The whole document of a scene; null if there is none. */
export function storedFor({ path, holds = {} }: Scene): Fields | null {
  const known = ROOMS[path];
  if (known || holds === null) return known ?? null;
  const schema = documentSchemaAt(path);
  if (!schema) throw new Error(`Nothing is stored at ${path}`);
  const collection = path.split('/').at(-2) ?? '';
  return { ...(BUILT[collection] ?? (aValue(schema) as Fields)), ...holds };
}

export const SCENES = Object.entries(PLACES).flatMap(([place, scenes]) =>
  scenes.map((scene): { place: string; scene: Scene } => ({ place, scene })),
);

/** Every stored document, by its path. */
export function world(): Map<string, Fields> {
  const stored = SCENES.flatMap(({ scene }) => {
    const fields = storedFor(scene);
    return fields ? [[scene.path, fields] as const] : [];
  });
  return new Map([...Object.entries(BESIDE), ...stored]);
}
