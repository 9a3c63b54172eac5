import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_PARTS,
  accountFile,
  accountPageSchema,
  LIMITS,
  type AccountCursor,
  type AccountDocument,
} from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { aNewcomer, aPerson, call, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { liveDebate } from '../testing/rooms.ts';
import { aLife } from './testing/a-life.ts';

const ask = (person: Pick<TestPerson, 'idToken'>, after: unknown) =>
  call('account', { commandId: randomUUID(), command: { type: 'download', after } }, person.idToken);

/** All pages, as the browser fetches them. */
async function download(person: TestPerson): Promise<{ documents: AccountDocument[]; pages: number }> {
  const documents: AccountDocument[] = [];
  let after: AccountCursor | null = null;
  let pages = 0;
  do {
    const page = accountPageSchema.parse((await ask(person, after)).result?.value);
    documents.push(...page.documents);
    after = page.next;
    pages += 1;
  } while (after !== null);
  return { documents, pages };
}

describe('a download', () => {
  test(
    'contains everything that the person did here, and nothing that others did',
    { timeout: 240_000 },
    async () => {
      const life = await aLife();
      const { gina, ben, dara, debateId, watchedId, herTopicId, username, mark, decisionId } = life;
      const said = `We should close harbour ${mark}.`;
      const { documents } = await download(gina);
      const { parts } = accountFile(gina.uid, 0, documents);
      const one = (part: string) => parts[part]?.map(({ fields }) => fields);
      expect(Object.keys(parts)).toEqual(ACCOUNT_PARTS);
      expect(Object.entries(parts).flatMap(([part, held]) => (held.length > 0 ? [] : [part]))).toEqual([
        'calls',
        'appeals',
      ]);
      expect(one('own')?.[0]).toMatchObject({ email: gina.email });
      expect(one('own')?.[0]?.['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(one('own')?.[1]).toMatchObject({ username, bio: 'I ask for evidence.' });
      expect(one('own')).toContainEqual(expect.objectContaining({ timeZone: 'Europe/Zurich' }));
      expect(one('devices')).toMatchObject([{ called: `Firefox of ${mark}` }]);
      expect(
        one('messages')
          ?.map(({ state }) => state)
          .toSorted(),
      ).toEqual(['held', 'shown', 'shown', 'shown']);
      expect(parts['rooms']?.find(({ path }) => path.includes(debateId))?.fields['room']).toMatchObject({
        isHost: true,
        side: 'for',
        status: 'live',
        format: 'Quick clash',
      });
      expect(parts['rooms']?.find(({ path }) => path.includes(watchedId))?.fields['room']).toMatchObject({
        isHost: false,
        side: null,
      });
      expect(one('votes')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ before: 'for' }),
          expect.objectContaining({ vote: 'down' }),
        ]),
      );
      expect(parts['topics']?.map(({ path }) => path)).toEqual([`topics/${herTopicId}`]);
      expect(one('follows')).toMatchObject([{ uid: ben.uid }]);
      expect(one('blocks')).toMatchObject([{ uid: dara.uid }]);
      expect(one('filedReports')).toMatchObject([{ text: 'Sells ties to everybody.', reason: 'threat' }]);
      expect(parts['decisions']?.map(({ path }) => path)).toEqual([`decisions/${decisionId}`]);
      expect(one('decisions')).toMatchObject([{ acts: [{ act: 'hideMessage' }], quoted: said }]);
      expect(one('houseAppeals')).toMatchObject([{ decisionId, reason: `Harbour ${mark} is a place.` }]);
      expect(one('hiddenWords')).toMatchObject([{ text: said }]);
      const text = JSON.stringify(documents);
      expect(parts['care']?.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual([
        `care-${gina.uid}`,
        `care-${gina.uid}-host`,
      ]);
      expect(text).not.toContain('Ben is low.');
      expect(text).not.toContain('He says that he will find me.');
      expect(text).not.toContain('So is silence.');
      expect(text).not.toContain('Tells on people.');
      expect(documents.filter(({ fields }) => fields['authorId'] === ben.uid)).toEqual([]);
    },
  );

  test('of a large account comes in pages, each document once', async () => {
    const [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const db = emulatedDatabase();
    const floor = db.collection(`rooms/${roomId}/messages`);
    const [said] = (await floor.get()).docs;
    const batch = db.batch();
    const many = LIMITS.accountPage * 3;
    for (let index = 0; index < many; index += 1) batch.set(floor.doc(), said!.data());
    await batch.commit();
    const { documents, pages } = await download(ada);
    const paths = documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(documents.filter(({ part }) => part === 'messages')).toHaveLength(many + 1);
    expect(pages).toBeGreaterThanOrEqual(4);
  });

  test('of a newcomer contains only their own account', async () => {
    const ada = await aNewcomer('Ada Vale');
    const { documents, pages } = await download(ada);
    expect(documents.map(({ path }) => path)).toEqual([`profiles/${ada.uid}`]);
    expect(pages).toBe(1);
  });

  test('contains only one’s own data, whatever the cursor names', async () => {
    const [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
    const roomId = await liveDebate([ben, ada]);
    await ben.ask({ type: 'speak', roomId, text: 'Mine alone.' });
    const floor = emulatedDatabase().collection(`rooms/${roomId}/messages`);
    const [said] = (await floor.get()).docs;
    const page = await ask(ada, { part: 'messages', after: said!.ref.path });
    expect(JSON.stringify(page.result)).not.toContain('Mine alone.');
    for (const after of ['messages', 'a//b', '../..', `rooms/${roomId}/messages`])
      expect((await ask(ada, { part: 'messages', after })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await ask(ada, { part: 'follows', after: 'users/somebody' })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
    expect((await ask(ada, { part: 'everything', after: null })).error?.status).toBe('INVALID_ARGUMENT');
    const asNobody = call('account', { commandId: randomUUID(), command: { type: 'download', after: null } });
    expect((await asNobody).error?.status).toBe('UNAUTHENTICATED');
  });
});
