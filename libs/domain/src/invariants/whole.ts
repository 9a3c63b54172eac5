/* eslint-disable words/visible -- Sentences for docs/data-model.md and for operators. */
import { DELETED_NAME } from '../documents/profile.ts';
import { decisionPath, decisionRecordPath } from '../documents/decision.ts';
import { placeOf } from '../documents/schemas.ts';
import type { Breach, Invariant } from './invariant.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** The document that a document is below; undefined below a place without one, such as `people/{uid}`. */
function parentOf(path: string): string | undefined {
  const parent = path.split('/').slice(0, -2).join('/');
  return placeOf(parent) ? parent : undefined;
}

const orphans: Invariant['check'] = (documents) =>
  [...documents.paths].flatMap((path) => {
    const parent = parentOf(path);
    return parent === undefined || documents.has(parent) ? [] : [{ path, what: `there is no ${parent}` }];
  });

const roomsAstray: Invariant['check'] = (documents) => {
  const named = [
    ...documents.all('invitations/*').map(({ path, data }) => ({ path, roomId: data.roomId })),
    ...documents.all('people/*/calls/*').map(({ path, data }) => ({ path, roomId: data.roomId })),
    ...documents.all('seekers/*').map(({ path, data }) => ({ path, roomId: data.roomId })),
    ...documents.all('rooms/*').map(({ path, data }) => ({ path, roomId: data.rematch?.roomId ?? null })),
  ];
  return named
    .filter(({ roomId }) => roomId !== null && !documents.has(`rooms/${roomId}`))
    .map(({ path, roomId }) => ({ path, what: `there is no room ${roomId}` }));
};

const decisionsAstray: Invariant['check'] = (documents) => {
  const named = [
    ...documents.all('rooms/*').map(({ path, data }) => ({ path, id: data.closed?.decisionId })),
    ...(['rooms/*/messages/*', 'rooms/*/backchannel/*'] as const).flatMap((place) =>
      documents.all(place).map(({ path, data }) => ({ path, id: data.hidden?.decisionId })),
    ),
    ...documents.all('houseAppeals/*').map(({ path, data }) => ({ path, id: data.decisionId })),
    ...documents.all('cases/*').map(({ path, data }) => ({ path, id: data.decisionId ?? undefined })),
  ];
  return [
    ...named
      .filter(({ id }) => id !== undefined && !documents.has(decisionPath(id)))
      .map(({ path, id }) => ({ path, what: `there is no decision ${id}` })),
    ...documents
      .all('decisions/*')
      .filter(({ id }) => !documents.has(decisionRecordPath(id)))
      .map(({ path }) => ({ path, what: 'nobody is on record who decided' })),
  ];
};

/** The people of a document whose account must leave it, by place. */
function traces(documents: StoredDocuments): { path: string; uids: readonly (string | undefined)[] }[] {
  const own = (['users/*', 'findable/*', 'seekers/*', 'rooms/*/drafts/*'] as const).flatMap((place) =>
    documents.all(place).map(({ path, id }) => ({ path, uids: [id] })),
  );
  const byUid = OF_UID.flatMap((place) =>
    documents.all(place).map(({ path, data }) => ({ path, uids: [data.uid] })),
  );
  const by = OF_BY.flatMap((place) =>
    documents.all(place).map(({ path, data }) => ({ path, uids: [data.by] })),
  );
  const bonds = (['follows/*', 'blocks/*'] as const).flatMap((place) =>
    documents.all(place).map(({ path, data }) => ({ path, uids: [data.by, data.uid] })),
  );
  const invitations = documents
    .all('invitations/*')
    .map(({ path, data }) => ({ path, uids: [data.from, data.to] }));
  const beneath = [...documents.paths].flatMap((path) => {
    const [root, uid = ''] = path.split('/');
    return root === 'people' || root === 'progress' ? [{ path, uids: [uid] }] : [];
  });
  return [...own, ...byUid, ...by, ...bonds, ...invitations, ...beneath];
}

const OF_UID = [
  'usernames/*',
  'rooms/*/members/*',
  'rooms/*/captions/*',
  'rooms/*/votes/*',
  'rooms/*/messages/*/reactions/*',
  'rooms/*/interventions/*/unfair/*',
  'rooms/*/feedback/*',
  'topics/*/votes/*',
] as const;
const OF_BY = ['rooms/*/flags/*', 'rooms/*/ballots/*', 'rooms/*/corrections/*'] as const;

/** Names that are stored with what people did. */
function names(documents: StoredDocuments): { path: string; uid: string; name: string }[] {
  const said = (['rooms/*/messages/*', 'rooms/*/backchannel/*'] as const).flatMap((place) =>
    documents.all(place).map(({ path, data }) => ({ path, uid: data.authorId, name: data.authorName })),
  );
  const inRooms = documents
    .all('rooms/*')
    .flatMap(({ path, data }) =>
      Object.entries(data.people).map(([uid, { displayName }]) => ({ path, uid, name: displayName })),
    );
  return [...said, ...inRooms];
}

const leftOfDeleted: Invariant['check'] = (documents) => {
  const gone = new Set(
    documents.all('erasures/*').flatMap(({ id, data }) => (data.doneAtMs === null ? [] : [id])),
  );
  if (gone.size === 0) return [];
  const isGone = (uid: string | undefined) => uid !== undefined && gone.has(uid);
  const left: Breach[] = traces(documents)
    .filter(({ uids }) => uids.some(isGone))
    .map(({ path }) => ({ path, what: 'it is of a person who deleted their account' }));
  const named = names(documents)
    .filter(({ uid, name }) => isGone(uid) && name !== DELETED_NAME)
    .map(({ path }) => ({ path, what: 'it names a person who deleted their account' }));
  return [...left, ...named];
};

export const WHOLE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'nothing-below-nothing',
    sentence: 'Nothing is stored below a room, message, act, topic, case or decision that is not there.',
    check: orphans,
  },
  {
    name: 'room-is-there',
    sentence:
      'An invitation, a call, a match of the queue and an offer of another debate name rooms that are there.',
    check: roomsAstray,
  },
  {
    name: 'decision-is-there',
    sentence:
      'Whatever the house or a host has hidden or closed, and every appeal and case, names a decision that is there and has a record.',
    check: decisionsAstray,
  },
  {
    name: 'nothing-of-deleted-people',
    sentence:
      'Once an account is deleted, its documents are gone, and the name is gone from rooms, messages and the backchannel.',
    check: leftOfDeleted,
  },
];
