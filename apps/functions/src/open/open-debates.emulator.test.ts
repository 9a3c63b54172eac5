import {
  findablePath,
  FUNCTIONS_REGION,
  HIDDEN_LINES,
  roomPath,
  transcriptJsonSchema,
} from '@rostrum/domain';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClerkPerson } from '../account/testing/a-clerk-person.ts';
import { begin, eraseNow, LONG } from '../account/testing/an-erasure.ts';
import { emulatedDatabase, setting, threePeople, type TestPerson } from '../testing/emulator.ts';
import { asks } from '../testing/people.ts';
import { liveDebate, MOTION, readMessages } from '../testing/rooms.ts';

let [ada, ben] = [] as unknown as TestPerson[] as [TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben] = await threePeople();
  // The first calls start each function, which takes a busy machine more than a minute.
  await textAt(`/open/debates/${await aFinishedDebate()}.json`);
}, LONG.timeout);

const WORDS = 'Voting is a duty, <b>"and"</b> ]]> a right.';

/** As the hosting passes a request on. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(
    `${setting('FUNCTIONS_EMULATOR_ORIGIN')}/${setting('GCLOUD_PROJECT')}/${FUNCTIONS_REGION}/openDebates${path}`,
    { redirect: 'manual', ...init },
  );
const textAt = async (path: string) => (await ask(path)).text();
const recordAt = async (roomId: string) =>
  transcriptJsonSchema.parse(JSON.parse(await textAt(`/open/debates/${roomId}.json`)));
const isInFeeds = async (roomId: string) => {
  const feeds = await Promise.all(['/open/debates.rss', '/open/debates.atom'].map(textAt));
  const found = feeds.map((feed) => feed.includes(`/debates/${roomId}<`));
  expect(found[0]).toBe(found[1]);
  return found[0];
};

async function aDebate(visibility: 'public' | 'unlisted' | 'private' = 'public', people = [ada, ben]) {
  const roomId = await liveDebate(people, { visibility: visibility === 'private' ? 'unlisted' : visibility });
  await people[0]!.ask({ type: 'speak', roomId, text: WORDS });
  // Nobody without its code takes a seat in a private one.
  if (visibility === 'private') await emulatedDatabase().doc(roomPath(roomId)).update({ visibility });
  return roomId;
}

async function aFinishedDebate(...wish: Parameters<typeof aDebate>) {
  const roomId = await aDebate(...wish);
  await (wish[1]?.[0] ?? ada).ask({ type: 'end', roomId });
  return roomId;
}

const letBeFound = (isFindable: boolean, ...people: TestPerson[]) =>
  Promise.all(people.map((person) => asks(person, { type: 'saveProfile', isFindable })));

describe('a finished public debate', () => {
  test('is JSON, by the schema that is published', async () => {
    const roomId = await aFinishedDebate();
    const { debate, floor, proceedings } = await recordAt(roomId);
    expect(debate).toMatchObject({ id: roomId, motion: MOTION, visibility: 'public' });
    expect(debate.link).toMatch(new RegExp(`^http://.+/debates/${roomId}$`));
    expect(floor.find(({ type }) => type === 'message')).toMatchObject({ text: WORDS });
    expect(proceedings.length).toBeGreaterThan(0);
    const schema = (await (await ask('/open/schema.json')).json()) as { $id: string };
    expect(schema.$id).toMatch(/^http:\/\/.+\/open\/schema\.json$/);
  });

  test('is a page for frames, in which words stay words', async () => {
    const roomId = await aFinishedDebate();
    const answer = await ask(`/embed/${roomId}`);
    const { document } = new JSDOM(await answer.text()).window;
    expect(document.querySelector('h1')?.textContent).toBe(MOTION);
    expect(document.querySelector('li.for .words')?.textContent).toBe(WORDS);
    expect(document.querySelector('script')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('speaks the language that is asked for', async () => {
    const roomId = await aFinishedDebate();
    expect(await textAt(`/embed/${roomId}?lang=de`)).toContain('<html lang="de">');
  });

  test('is known to oEmbed by the address of its page', async () => {
    const roomId = await aFinishedDebate();
    const { link } = (await recordAt(roomId)).debate;
    const answer = await ask(
      `/oembed?${new URLSearchParams({ url: link ?? '', maxwidth: '400' }).toString()}`,
    );
    expect(await answer.json()).toMatchObject({ type: 'rich', title: MOTION, width: 400, height: 480 });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is sent once to a caller that keeps its tag, and again when it has changed', async () => {
    const roomId = await aFinishedDebate();
    const path = `/open/debates/${roomId}.json`;
    const tag = (await ask(path)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': `W/${tag}` };
    const again = await ask(path, { headers });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, max-age=60, s-maxage=300',
    ]);
    const [message] = await readMessages(roomId);
    const hidden = { by: 'house', atMs: 1, decisionId: 'd1', characters: WORDS.length };
    await emulatedDatabase()
      .doc(`${roomPath(roomId)}/messages/${message!.id}`)
      .update({ hidden, text: HIDDEN_LINES.house });
    const changed = await ask(path, { headers });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toContain('duty');
    expect(await textAt(`/embed/${roomId}`)).toContain('words hidden');
  });

  test('without its words if only its head is asked for', async () => {
    const answer = await ask(`/embed/${await aFinishedDebate()}`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('a debate that is not public', () => {
  test('is not told apart from none: unfinished, unlisted, private, and closed by the house', async () => {
    const closed = await aFinishedDebate();
    await emulatedDatabase()
      .doc(roomPath(closed))
      .update({ closed: { atMs: 1, isHidden: true, decisionId: 'd1' } });
    const rooms = [
      'no-such-debate',
      await aDebate(),
      await aFinishedDebate('unlisted'),
      await aFinishedDebate('private'),
      closed,
    ];
    const { link } = (await recordAt(await aFinishedDebate())).debate;
    const site = new URL(link ?? '').origin;
    for (const pathOf of [
      (id: string) => `/embed/${id}`,
      (id: string) => `/open/debates/${id}.json`,
      (id: string) => `/oembed?${new URLSearchParams({ url: `${site}/debates/${id}` }).toString()}`,
    ]) {
      const seen = new Set<string>();
      for (const roomId of rooms) {
        const answer = await ask(pathOf(roomId));
        const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        expect(answer.status).toBe(404);
        seen.add(JSON.stringify([headers, await answer.text()]));
      }
      expect([...seen]).toHaveLength(1);
    }
  });
});

describe('search engines and feeds', () => {
  test('get a debate only while everybody who spoke agrees', async () => {
    const [pro, con] = await threePeople();
    const roomId = await aFinishedDebate('public', [pro, con]);
    const robots = async () => (await ask(`/embed/${roomId}`)).headers.get('x-robots-tag');
    await letBeFound(true, pro);
    expect([await robots(), await isInFeeds(roomId)]).toEqual(['noindex', false]);
    await letBeFound(true, con);
    expect([await robots(), await isInFeeds(roomId)]).toEqual([null, true]);
    expect(await textAt('/open/debates.rss')).not.toContain('Ada Vale');
    await letBeFound(false, pro);
    expect([await robots(), await isInFeeds(roomId)]).toEqual(['noindex', false]);
  });

  test.each([
    ['closed', { closed: { atMs: 1, isHidden: false, decisionId: 'd1' } }],
    ['an example', { isExample: true }],
    ['practice', { practice: { level: 'fair', opponentSide: 'against', from: 'bank' } }],
  ])('get none that is %s, whose page everybody may read', async (_, change) => {
    const [pro, con] = await threePeople();
    const roomId = await aFinishedDebate('public', [pro, con]);
    await letBeFound(true, pro, con);
    expect(await isInFeeds(roomId)).toBe(true);
    await emulatedDatabase().doc(roomPath(roomId)).update(change);
    expect(await isInFeeds(roomId)).toBe(false);
    expect((await ask(`/embed/${roomId}`)).status).toBe(200);
  });

  test('keep nobody who deleted their account', LONG, async () => {
    const gina = await aClerkPerson('Gina Deleted');
    const roomId = await aFinishedDebate('public', [gina, ben]);
    await letBeFound(true, gina, ben);
    expect([await isInFeeds(roomId), await textAt(`/embed/${roomId}`)]).toEqual([
      true,
      expect.stringContaining('Gina Deleted'),
    ]);
    await begin(gina.uid);
    await eraseNow(gina.uid);
    expect((await emulatedDatabase().doc(findablePath(gina.uid)).get()).exists).toBe(false);
    expect(await isInFeeds(roomId)).toBe(false);
    for (const path of [`/embed/${roomId}`, `/open/debates/${roomId}.json`])
      expect(await textAt(path)).not.toMatch(/Gina/);
    await letBeFound(false, ben);
  });
});

describe('odd requests', () => {
  test.each([
    ['/open/nothing', 404],
    ['/embed/__proto__', 404],
    ['/embed/a%00b', 404],
    ['/open/debates/%2e%2e%2fusers.json', 404],
    ['/oembed', 400],
    ['/oembed?url=https://evil.example/debates/x', 404],
    ['/oembed?url=x&format=xml', 501],
    [`/oembed?url=${'x'.repeat(4_000)}`, 414],
  ])('%s is answered with %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('another spelling leads to the one that is kept at the edge', async () => {
    const answer = await ask('/embed/x?utm_source=a&lang=es');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/embed/x?lang=es']);
  });

  test('only reading is possible', async () => {
    const posted = await ask('/open/debates.rss', { method: 'POST', body: 'x'.repeat(100_000) });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const preflight = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'If-None-Match',
    };
    const asked = await ask('/open/debates.rss', { method: 'OPTIONS', headers: preflight });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'If-None-Match']);
  });
});
