import {
  caseIdOf,
  decisionRecordPath,
  DELETED_NAME,
  filedReportPath,
  HIDDEN_LINES,
  hiddenWordsPath,
  LIMITS,
  messagesPath,
  topicVotesPath,
  votesPath,
} from '@rostrum/domain';
import { aMark } from '@rostrum/domain/testing';
import { describe, expect, test, vi } from 'vitest';
import { aPerson, call, emulatedDatabase } from '../testing/emulator.ts';
import { logBrokenAt, readAppeal, readCase, readDecision, readLog } from '../testing/house.ts';
import { asks, finds, ownerOf, profileOf } from '../testing/people.ts';
import { liveDebate, openRoom, readChat, readEvents, readMessages, readRoom } from '../testing/rooms.ts';
import { readTopic } from '../testing/topics.ts';
import { erase } from './erase.ts';
import { aClerkPerson, isAtClerk } from './testing/a-clerk-person.ts';
import { aLife } from './testing/a-life.ts';
import {
  begin,
  erasureOf,
  eraseNow,
  eraseWhole,
  expectGone,
  LONG,
  placesOf,
  SECOND_ROUND,
} from './testing/an-erasure.ts';
import { countMentions, mentionsOf } from './testing/mentions.ts';

describe('an erased person', () => {
  test('removes the person everywhere, and attributes their words to a deleted user', LONG, async () => {
    const life = await aLife();
    const { gina, ben, debateId, watchedId, lobbyId, herTopicId, hisTopicId } = life;
    const [before, hisBefore] = [await readTopic(herTopicId), await readTopic(hisTopicId)];
    expect(await mentionsOf(life.mark)).not.toEqual([]);
    await begin(gina.uid);
    await eraseWhole(gina.uid);
    await expectGone(life);

    const messages = await readMessages(debateId);
    expect(messages.map(({ authorName, text }) => [authorName, text])).toEqual([
      [DELETED_NAME, 'Turnout is a public good.'],
      ['Ben Okafor', 'So is silence.'],
    ]);
    expect(messages[1]?.quote?.authorName).toBe(DELETED_NAME);
    expect(messages[0]?.reactions).toEqual({ strongPoint: 1 });
    expect(await readChat(debateId)).toMatchObject([{ authorName: DELETED_NAME, text: 'Good to be here.' }]);

    const { debate, people } = await readRoom(debateId);
    expect(debate).toMatchObject({ phase: 'paused', reason: 'left', seats: { 'for-1': null } });
    expect(people[gina.uid]).toEqual({ displayName: DELETED_NAME, photoURL: '' });
    expect((await readRoom(lobbyId)).debate.phase).toBe('cancelled');
    const votes = await emulatedDatabase().collection(votesPath(watchedId)).get();
    expect(votes.docs.map((one) => one.data())).toEqual([{ before: 'for' }]);

    expect(await readTopic(herTopicId)).toEqual({ ...before, authorId: '', authorName: DELETED_NAME });
    expect(await readTopic(hisTopicId)).toEqual(hisBefore);
    const topicVotes = await emulatedDatabase().collection(topicVotesPath(hisTopicId)).get();
    expect(topicVotes.docs.map((one) => one.data())).toMatchObject([{ vote: 'down', value: -1 }]);
    expect((await finds(ben, { isFollowed: true })).people).toEqual([]);
  });

  test('leaves the house its cases and its log, without a name or a word of theirs', LONG, async () => {
    const { gina, dara, judgedId, subject, decisionId, appealId } = await aLife();
    const read = async (path: string) => (await emulatedDatabase().doc(path).get()).data();
    const record = decisionRecordPath(decisionId);
    const words = hiddenWordsPath(`${messagesPath(judgedId)}/${subject.messageId}`);
    expect(Object.values((await read(record))?.['before'])).toEqual([
      expect.stringContaining('We should close'),
    ]);
    expect(await read(words)).toMatchObject({ authorId: gina.uid });
    const { entries } = await readLog();
    await begin(gina.uid);
    await eraseWhole(gina.uid);

    const filed = filedReportPath(caseIdOf({ kind: 'person', uid: dara.uid }), gina.uid);
    expect(await read(filed)).toMatchObject({ byName: DELETED_NAME, text: 'Sells ties to everybody.' });
    const unnamed = { about: gina.uid, aboutName: DELETED_NAME };
    expect(await readCase(subject)).toMatchObject({ ...unnamed, snapshot: { text: '' }, newest: [] });
    expect(await readDecision(decisionId)).toMatchObject({ ...unnamed, quoted: '', concerns: [] });
    expect(await readAppeal(appealId)).toMatchObject({ ...unnamed, quoted: '', reason: '', verdict: null });
    expect(await read(record)).toMatchObject({ before: {} });
    expect(await read(words)).toBeUndefined();
    const [hidden] = await readMessages(judgedId);
    expect(hidden).toMatchObject({ authorName: DELETED_NAME, text: HIDDEN_LINES.house });
    const log = await readLog();
    expect(log.entries.filter(({ about }) => about === gina.uid)).toEqual(
      entries.filter(({ about }) => about === gina.uid),
    );
    expect(log.entries.find((entry) => entry.decisionId === decisionId)).toMatchObject({ about: gina.uid });
    expect(await logBrokenAt()).toBeNull();
  });

  test('does not end a running debate: a substitute takes the free seat and speaks', async () => {
    const [gina, ben, dara] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben'), aPerson('Dara')]);
    const debateId = await liveDebate([gina, ben]);
    await begin(gina.uid);
    await eraseNow(gina.uid);
    expect((await dara.ask({ type: 'takeSeat', roomId: debateId, seatId: 'for-1' })).result?.ok).toBe(true);
    const { debate } = await readRoom(debateId);
    expect(debate.phase).toBe('live');
    const spoke = await dara.ask({ type: 'speak', roomId: debateId, text: 'I go on for her.' });
    expect(spoke.result?.ok).toBe(true);
    expect((await readEvents(debateId)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: debate.seq + 2 }, (_, seq) => seq),
    );
    expect((await ben.ask({ type: 'chat', roomId: debateId, text: 'Welcome.' })).result?.ok).toBe(true);
  });

  test('is not brought back by a session that outlives the account', async () => {
    const [gina, ben] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben')]);
    const { roomId: debateId } = await openRoom(ben);
    await begin(gina.uid);
    await eraseNow(gina.uid);
    const saved = await asks(gina, { type: 'saveProfile', displayName: 'Back again' });
    expect(saved.result?.refusal).toBe('account-deleted');
    await asks(gina, { type: 'acceptRules' });
    await gina.ask({ type: 'enter', roomId: debateId });
    await gina.ask({ type: 'chat', roomId: debateId, text: 'Still here.' });
    await asks(gina, { type: 'follow', uid: ben.uid });
    expect(await erase(placesOf(gina.uid), SECOND_ROUND)).toEqual({ next: 'never' });
    expect(Object.keys(await countMentions(gina.uid)).toSorted()).toEqual([
      'erasures',
      'profiles',
      'rooms/backchannel',
    ]);
    expect(await readChat(debateId)).toMatchObject([{ authorName: DELETED_NAME }]);
  });

  test('whose work is done ignores a late or repeated task', async () => {
    const gina = await aClerkPerson('Gina');
    await begin(gina.uid);
    const [first, second] = await Promise.all([eraseNow(gina.uid), eraseNow(gina.uid)]);
    const later = (await erasureOf(gina.uid)).askedAtMs + LIMITS.sessionOutlivesMinutes * 60_000;
    expect([first, second]).toEqual([
      { next: 'later', atMs: later },
      { next: 'later', atMs: later },
    ]);
    expect(await eraseNow(gina.uid)).toEqual({ next: 'later', atMs: later });
    await erase(placesOf(gina.uid), SECOND_ROUND);
    expect(await eraseNow(gina.uid)).toEqual({ next: 'never' });
    expect((await erasureOf(gina.uid)).doneAtMs).not.toBeNull();
  });

  test('without a request changes nothing', async () => {
    const ben = await aPerson('Ben Okafor');
    expect(await eraseNow(ben.uid)).toEqual({ next: 'never' });
    expect(await profileOf(ben.uid)).toMatchObject({ isDeleted: false, displayName: 'Ben Okafor' });
  });
});

describe('the callable', () => {
  test('deletes an account after its username is typed, and refuses everything else', LONG, async () => {
    const gina = await aClerkPerson('Gina');
    const username = `gina_${aMark(8)}`;
    await asks(gina, { type: 'saveProfile', username });
    const ask = (confirm: string, idToken: string | undefined = gina.idToken) =>
      call('account', { commandId: 'delete-account', command: { type: 'delete', confirm } }, idToken);
    expect((await ask('gina')).result).toMatchObject({ ok: false, refusal: 'confirm-wrong' });
    expect((await ask('delete')).result).toMatchObject({ ok: false, refusal: 'confirm-wrong' });
    expect((await profileOf(gina.uid)).isDeleted).toBe(false);
    expect(
      (
        await call('account', {
          commandId: 'delete-account',
          command: { type: 'delete', confirm: username },
        })
      ).error?.status,
    ).toBe('UNAUTHENTICATED');

    expect((await ask(`@${username.toUpperCase()}`)).result?.ok).toBe(true);
    expect((await profileOf(gina.uid)).isDeleted).toBe(true);
    expect(await ownerOf(username)).toBeUndefined();
    expect((await ask('whatever')).error?.status).toBe('UNAUTHENTICATED');
    const isStillAtClerk = () => isAtClerk(gina.uid);
    await vi.waitFor(async () => expect(await isStillAtClerk()).toBe(false), { timeout: 180_000 });
    expect((await erasureOf(gina.uid)).doneAtMs).toBeNull();
  });
});
