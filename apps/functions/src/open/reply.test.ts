import { createHash } from 'node:crypto';
import { EMBED_HEADERS, EMBED_STYLE, EMBED_STYLE_HASH } from '@rostrum/domain/open';
import { describe, expect, test } from 'vitest';
import { HTML_TYPE, JSON_TYPE, refusal, sentOf, type Reply } from './reply.ts';

const REPLY: Reply = { status: 200, type: JSON_TYPE, body: '{}', keeps: 'as usual' };
const tag = sentOf(REPLY, undefined).headers['ETag'] ?? '';

describe('an answer', () => {
  test('is kept at the edge for five minutes and in a browser for one', () => {
    expect(sentOf(REPLY, undefined).headers['Cache-Control']).toBe('public, max-age=60, s-maxage=300');
    expect(sentOf(refusal(404, 'x'), undefined).headers['Cache-Control']).toBe(
      'public, max-age=0, s-maxage=60',
    );
    expect(sentOf(refusal(429, 'x', 'never'), undefined).headers['Cache-Control']).toBe('no-store');
  });

  test('has a tag that changes with its text', () => {
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect(sentOf({ ...REPLY, body: '[]' }, undefined).headers['ETag']).not.toBe(tag);
    expect(sentOf(refusal(404, 'x'), tag).status).toBe(404);
  });

  test.each([
    ['the tag', () => tag],
    ['the tag as an edge weakens it', () => `W/${tag}`],
    ['several', () => `"x", W/${tag}`],
    ['any', () => '*'],
  ])('is not sent again to a caller with %s', (_, has) => {
    const { status, body, headers } = sentOf(REPLY, has());
    expect([status, body, headers['ETag']]).toEqual([304, '', tag]);
  });

  test.each([undefined, '', '"x"', 'W/"x"', `${'"x",'.repeat(5_000)}"y"`])(
    'is sent to a caller with other tags: %#',
    (has) => expect(sentOf(REPLY, has)).toMatchObject({ status: 200, body: '{}' }),
  );

  test('is for no search engine, unless everybody who spoke agreed', () => {
    expect(sentOf(REPLY, undefined).headers['X-Robots-Tag']).toBe('noindex');
    expect(sentOf({ ...REPLY, isFindable: false }, undefined).headers['X-Robots-Tag']).toBe('noindex');
    expect(sentOf({ ...REPLY, isFindable: true }, undefined).headers).not.toHaveProperty('X-Robots-Tag');
  });

  test('that is data may be read by pages of any origin, and runs nothing', () => {
    const { headers } = sentOf(REPLY, undefined);
    expect(headers['Access-Control-Allow-Origin']).toBe('*');
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  test('that is a page may be framed by anybody, and keeps, loads and runs nothing', () => {
    const { headers } = sentOf({ ...REPLY, type: HTML_TYPE }, undefined);
    expect(headers).toMatchObject(EMBED_HEADERS);
    expect(headers['Content-Security-Policy']).toMatch(
      /sandbox allow-popups allow-popups-to-escape-sandbox$/,
    );
    expect(headers['Content-Security-Policy']).not.toMatch(/script-src|unsafe/);
    expect(headers).not.toHaveProperty('Set-Cookie');
  });
});

test('the policy of the page allows its own sheet and no other', () => {
  expect(`sha256-${createHash('sha256').update(EMBED_STYLE).digest('base64')}`).toBe(EMBED_STYLE_HASH);
});
