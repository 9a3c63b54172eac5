import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { askedOf, oEmbedReply } from './oembed.ts';
import { aPublicDebate, HOSTILE, SITE } from './testing/a-public-debate.ts';

const ORIGINS = [SITE, 'https://www.debates.example'];
const PAGE = `${SITE}/debates/Zk3`;
const asked = (query: Record<string, string>) => askedOf(new URLSearchParams(query), ORIGINS);

test.each([
  [{ url: PAGE }],
  [{ url: `${PAGE}/`, format: 'json' }],
  [{ url: `${PAGE}?show=replay#x` }],
  [{ url: 'https://www.debates.example/debates/Zk3' }],
  [{ url: `${SITE}/embed/Zk3` }],
  [{ url: PAGE, maxwidth: '100000', maxheight: '99999' }],
])('%j asks for a debate', (query) => {
  expect(asked(query)).toEqual({ ok: true, roomId: 'Zk3', width: 640, height: 480 });
});

test('a smaller frame is asked for in pixels', () => {
  expect(asked({ url: PAGE, maxwidth: '320', maxheight: '1' })).toMatchObject({ width: 320, height: 1 });
});

test.each([
  [{}, 400, 'wrong-url'],
  [{ url: 'Zk3' }, 400, 'wrong-url'],
  [{ url: 'javascript:alert(1)' }, 404, 'not-found'],
  [{ url: 'https://evil.example/debates/Zk3' }, 404, 'not-found'],
  [{ url: 'https://debates.example.evil.example/debates/Zk3' }, 404, 'not-found'],
  [{ url: 'https://debates.example@evil.example/debates/Zk3' }, 404, 'not-found'],
  [{ url: 'http://debates.example/debates/Zk3' }, 404, 'not-found'],
  [{ url: `${SITE}/app/room/Zk3` }, 404, 'not-found'],
  [{ url: `${SITE}/debates/__proto__` }, 404, 'not-found'],
  [{ url: `${SITE}/debates/a/b` }, 404, 'not-found'],
  [{ url: PAGE, format: 'xml' }, 501, 'only-json'],
  [{ url: PAGE, format: 'html' }, 501, 'only-json'],
  [{ url: PAGE, maxwidth: '0' }, 400, 'wrong-size'],
  [{ url: PAGE, maxwidth: '-1' }, 400, 'wrong-size'],
  [{ url: PAGE, maxheight: '1e3' }, 400, 'wrong-size'],
  [{ url: PAGE, maxheight: '9'.repeat(400) }, 400, 'wrong-size'],
  [{ url: PAGE, maxheight: '' }, 400, 'wrong-size'],
])('%j is refused with %i', (query: Record<string, string>, status, error) => {
  const refused = asked(query);
  expect(refused).toMatchObject({ ok: false, reply: { status, body: `{"error":"${error}"}\n` } });
});

test('the answer names the motion and nobody, and its markup is one frame in a sandbox', () => {
  const { room } = aPublicDebate();
  const reply = oEmbedReply({ ...room, motion: HOSTILE }, SITE, { width: 320, height: 200 });
  const { html, ...rest } = JSON.parse(reply.body) as { html: string };
  expect(rest).toEqual({
    type: 'rich',
    version: '1.0',
    title: ']]></title><script>alert(1)</script> "\'&amp; \ufffe <!-- --> evil שלום {brand} \u{1F469}',
    provider_name: 'Rostrum',
    provider_url: `${SITE}/`,
    cache_age: 300,
    width: 320,
    height: 200,
  });
  const { body } = new JSDOM(html).window.document;
  const [frame] = body.children;
  expect([body.children.length, body.textContent, frame?.localName]).toEqual([1, '', 'iframe']);
  expect(frame?.getAttribute('src')).toBe(`${SITE}/embed/room-1`);
  expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame?.getAttributeNames().toSorted()).toEqual(
    ['src', 'title', 'width', 'height', 'loading', 'sandbox', 'style'].toSorted(),
  );
});
