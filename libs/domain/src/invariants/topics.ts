/* eslint-disable words/visible -- Sentences for docs/data-model.md and for operators. */
import { debateInCatalogue, topicInCatalogue } from '../documents/catalogue.ts';
import { topicTurnPath } from '../documents/topic.ts';
import type { Breach, Invariant } from './invariant.ts';

const votesMiscounted: Invariant['check'] = (documents) =>
  documents.all('topics/*').flatMap(({ id, path, data }): Breach[] => {
    const { up, down } = data.counts;
    if (data.points !== up - down)
      return [{ path, what: 'its points are not its votes for less those against' }];
    if (documents.has(topicTurnPath(id))) return [];
    const votes = documents.under('topics/*/votes/*', id);
    const counted = [1, -1].map((value) => votes.filter((vote) => vote.data.value === value).length);
    return counted[0] === up && counted[1] === down
      ? []
      : [{ path, what: `it counts ${up} and ${down} votes, and ${counted.join(' and ')} are stored` }];
  });

const debatesMiscounted: Invariant['check'] = (documents) => {
  const opened = new Map<string, number>();
  for (const { data } of documents.all('rooms/*'))
    if (data.topicId !== undefined) opened.set(data.topicId, (opened.get(data.topicId) ?? 0) + 1);
  return documents.all('topics/*').flatMap(({ id, path, data }) => {
    const { debates, wins } = data.counts;
    const stored = opened.get(id) ?? 0;
    const told = wins.for + wins.against + wins.even;
    return [
      ...(debates === stored
        ? []
        : [{ path, what: `it counts ${debates} debates, and ${stored} are stored` }]),
      ...(told <= debates ? [] : [{ path, what: `it counts ${told} verdicts of ${debates} debates` }]),
    ];
  });
};

const motionsAstray: Invariant['check'] = (documents) => {
  const noted = documents.all('topicMotions/*');
  const isPublished = (topicId: string) =>
    documents.get('topics/*', `topics/${topicId}`)?.data.status === 'published';
  const topics = documents.all('topics/*').filter(({ data }) => data.status === 'published');
  return [
    ...noted
      .filter(({ data }) => !isPublished(data.topicId))
      .map(({ path }) => ({ path, what: 'its topic is not published' })),
    ...topics
      .filter(({ id }) => noted.filter(({ data }) => data.topicId === id).length !== 1)
      .map(({ path }) => ({ path, what: 'its words are noted never or twice' })),
  ];
};

/** Every entry that the catalogue must have, by sheet and id. */
const catalogueAstray: Invariant['check'] = (documents) => {
  const places = [
    ...documents
      .all('topics/*')
      .filter(({ data }) => data.status === 'published')
      .map(({ id, data }) => topicInCatalogue(id, data)),
    ...documents.all('rooms/*').flatMap(({ id, data }) => debateInCatalogue(id, data) ?? []),
  ];
  const due = new Map<string, string>(places.map(({ path, id, entry }) => [`${path} ${id}`, entry.text]));
  const sheets = documents
    .all('catalogue/*')
    .flatMap(({ path, data }) =>
      Object.entries(data.entries).map(([id, { text }]) => [`${path} ${id}`, text] as const),
    );
  const stored = new Map<string, string>(sheets);
  const pathIn = (key: string) => key.slice(0, key.indexOf(' '));
  const idIn = (key: string) => key.slice(key.indexOf(' ') + 1);
  return [
    ...[...due]
      .filter(([key, text]) => stored.get(key) !== text)
      .map(([key]) => ({ path: pathIn(key), what: `${idIn(key)} is missing or has other words` })),
    ...[...stored]
      .filter(([key]) => !due.has(key))
      .map(([key]) => ({ path: pathIn(key), what: `${idIn(key)} is not public` })),
  ];
};

export const TOPIC_INVARIANTS: readonly Invariant[] = [
  {
    name: 'topic-counts-its-votes',
    sentence:
      'A topic counts its votes, and its points are those for it less those against; while a count is due, the votes may be ahead.',
    check: votesMiscounted,
  },
  {
    name: 'topic-counts-its-debates',
    sentence: 'A topic counts the debates that were opened on it, and no more verdicts than debates.',
    check: debatesMiscounted,
  },
  {
    name: 'motion-is-published-once',
    sentence: 'Every published topic has its words in `topicMotions` once, and no other topic has.',
    check: motionsAstray,
  },
  {
    name: 'catalogue-equals-its-originals',
    sentence:
      'The catalogue has exactly the published topics and the public debates that have ended, each with its motion, on the sheet of its week.',
    check: catalogueAstray,
  },
];
