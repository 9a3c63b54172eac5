/* eslint-disable words/visible -- Sentences for docs/data-model.md and for operators. */
import { hiddenWordsPath } from '../documents/hidden-words.ts';
import { interventionPath } from '../documents/intervention.ts';
import { judgeBallotPath, panelDecisionPath } from '../documents/judging.ts';
import { messagesPath, reactionSchema } from '../documents/message.ts';
import { tallyVotes } from '../documents/tally.ts';
import { audienceVotes } from '../documents/vote.ts';
import { canonical } from '../house/house-log.ts';
import { LIMITS } from '../limits.ts';
import { eachRoom, isDeleted } from './debates.ts';
import type { Invariant } from './invariant.ts';
import type { Stored, StoredDocuments } from './stored-documents.ts';

type StoredMessage = Stored<'rooms/*/messages/*'>;

/** What is wrong with each message, as sentences. */
const eachMessage =
  (look: (message: StoredMessage, documents: StoredDocuments) => readonly string[]): Invariant['check'] =>
  (documents) =>
    documents
      .all('rooms/*/messages/*')
      .flatMap((message) => look(message, documents).map((what) => ({ path: message.path, what })));

const disordered = eachRoom(({ id }, documents) => {
  const said = documents
    .under('rooms/*/messages/*', id)
    .flatMap(({ data }) => (data.seq === undefined ? [] : [{ seq: data.seq, atMs: data.createdAtMs }]))
    .toSorted((one, other) => one.seq - other.seq);
  const late = said.find(({ atMs }, index) => index > 0 && atMs <= (said[index - 1]?.atMs ?? 0));
  return late ? [`message ${late.seq} of its log is not later than the one before`] : [];
});

const numberedWrongly = eachMessage(({ data }) => {
  const isSaid = data.state === 'shown' && data.restoredAtMs === undefined;
  if (isSaid && data.seq === undefined) return ['it is on the floor and has no number in the log'];
  return data.state !== 'shown' && data.seq !== undefined ? [`it is ${data.state} and in the log`] : [];
});

const refusedWrongly = eachMessage(({ data }) => {
  const isRefused = data.state === 'refused';
  if (isRefused !== (data.refusal !== undefined))
    return ['it has a refusal, or is refused, without the other'];
  return isRefused && data.text !== '' ? ['it was refused and has words'] : [];
});

/** Words are gone when their author's account is. */
const hiddenWordsAstray: Invariant['check'] = (documents) =>
  (['rooms/*/messages/*', 'rooms/*/backchannel/*'] as const).flatMap((place) =>
    documents.all(place).flatMap(({ path, data }) => {
      const isKept = documents.has(hiddenWordsPath(path));
      if (isKept && !data.hidden) return [{ path, what: 'its hidden words are kept, and it is not hidden' }];
      const isLost = data.hidden && !isKept && !isDeleted(documents, data.authorId);
      return isLost ? [{ path, what: 'it is hidden, and its words are gone' }] : [];
    }),
  );

const quotesOfNothing = eachMessage(({ ids, data }, documents) => {
  const [roomId = ''] = ids;
  const isThere = data.quote === null || documents.has(`${messagesPath(roomId)}/${data.quote.messageId}`);
  return isThere ? [] : ['it quotes a message that is not there'];
});

/** Reactions of deleted people stay counted. */
const reactionsMiscounted: Invariant['check'] = (documents) => {
  const hasDeleted = documents.all('profiles/*').some(({ data }) => data.isDeleted);
  const counted = new Map<string, number>();
  for (const { path, data } of documents.all('rooms/*/messages/*/reactions/*')) {
    const key = `${path.split('/').slice(0, 4).join('/')} ${data.reaction}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return documents.all('rooms/*/messages/*').flatMap(({ path, data }) =>
    reactionSchema.options.flatMap((reaction) => {
      const [told, stored] = [data.reactions[reaction] ?? 0, counted.get(`${path} ${reaction}`) ?? 0];
      const isRight = told === stored || (hasDeleted && told > stored);
      return isRight ? [] : [{ path, what: `it counts ${told} of ${reaction}, and ${stored} are stored` }];
    }),
  );
};

/** The clock counts the votes of a debate that is over, at the latest when it archives it. */
const talliesWrong = eachRoom(({ id, data }, documents) => {
  const votes = documents.under('rooms/*/votes/*', id);
  if (votes.length > LIMITS.votesCounted) return [];
  const counting = audienceVotes(data.debate, new Map(votes.map((vote) => [vote.id, vote.data])));
  if (!data.tally) {
    const isLate = data.debate.phase === 'archived' && counting.length > 0;
    return isLate ? ['it is archived, and its votes were never counted'] : [];
  }
  const isRight = canonical(tallyVotes(counting)) === canonical(data.tally);
  return isRight ? [] : ['its tally does not follow from the votes'];
});

const ballotsWrong = eachRoom(({ id, data }, documents) => {
  const { ballots } = data.debate;
  const decision = documents.get('rooms/*/report/decision', panelDecisionPath(id));
  const lost = (ballots?.filed ?? []).filter(
    (uid) => !documents.has(judgeBallotPath(id, uid)) && !isDeleted(documents, uid),
  );
  const decided = canonical(decision?.data.result ?? null) === canonical(ballots?.result ?? null);
  return [
    ...lost.map((uid) => `the ballot of ${uid} is in and not stored`),
    ...(decided ? [] : ['its decision and the result in its debate differ']),
  ];
});

export const FLOOR_INVARIANTS: readonly Invariant[] = [
  {
    name: 'log-is-in-order',
    sentence: 'Messages are later than the ones with a lower number in the log.',
    check: disordered,
  },
  {
    name: 'floor-is-in-the-log',
    sentence:
      'A shown message has a number in the log unless a human released it, and a message that is not shown has none.',
    check: numberedWrongly,
  },
  {
    name: 'refused-says-nothing',
    sentence: 'A refused message has no words and says why; no other message has a refusal.',
    check: refusedWrongly,
  },
  {
    name: 'quote-is-of-a-message',
    sentence: 'A quote names a message of the same room.',
    check: quotesOfNothing,
  },
  {
    name: 'reactions-are-counted',
    sentence: 'A message counts its reactions; those of people who deleted their account stay counted.',
    check: reactionsMiscounted,
  },
  {
    name: 'tally-follows-the-votes',
    sentence:
      'The tally of a room follows from the votes that count, and an archived debate with such votes has one.',
    check: talliesWrong,
  },
  {
    name: 'decision-follows-the-ballots',
    sentence:
      'Every ballot that a debate says is in is stored, and the decision has the result that the debate has.',
    check: ballotsWrong,
  },
  {
    name: 'hidden-words-are-kept-apart',
    sentence:
      'The words of a hidden message or line are kept below it until their author deletes the account, and no other words are.',
    check: hiddenWordsAstray,
  },
  {
    name: 'appeal-is-of-an-act',
    sentence: 'An appeal has the id of an act of the moderator in the same room.',
    check: (documents) =>
      documents
        .all('rooms/*/appeals/*')
        .filter(({ ids, id }) => !documents.has(interventionPath(ids[0] ?? '', id)))
        .map(({ path }) => ({ path, what: 'the act is not there' })),
  },
];
