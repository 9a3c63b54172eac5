import type { ProposalPage } from '@rostrum/domain';
import { aProposal, aProposalRequest } from '@rostrum/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { templateOf } from '@rostrum/moderator/language-model';
import { chooseLines, classify, judgeCases, proposeTopic, writeWords } from './calls.ts';
import { ANSWER_MAX_BYTES } from './open-model.ts';
import { ModelServer, type Behaviour } from './testing/model-server.ts';
import { aTestDesk, PROVIDERS } from './testing/desk.ts';
import { fillWithModel } from '../topics/propose.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const TEXT = 'Your plan is thin. You are a liar, Ben.';
const NOBODY = { roomId: null, uid: null };
const FOUND = {
  messages: [{ id: 'm1', labels: [{ kind: 'personAttack', confidence: 0.9, fromWord: 4, toWord: 7 }] }],
};
const NOTHING_FOUND: ProposalPage = { topics: [], whyNone: 'nothingNear', nearest: [] };
const says = (text: string): Behaviour => ({ kind: 'answers', text });
const TEMPLATE = templateOf('unanswered', 'Ben, will you reply to “buses cost money”?', {
  name: 'Ben',
  quote: 'buses cost money',
});

describe.each(PROVIDERS)('a model of the provider %s', (provider) => {
  let desk: Awaited<ReturnType<typeof aTestDesk>>['desk'];
  let books: Awaited<ReturnType<typeof aTestDesk>>['books'];
  let pauses: number[];
  beforeEach(async () => ({ desk, books, pauses } = await aTestDesk(provider, server)));

  const classified = (withinMs = 30_000) => classify(desk, NOBODY, [TEXT], desk.now() + withinMs);

  test('finds words by their place, and pays for the tokens it read and wrote', async () => {
    server.answer(FOUND, { input: 1_000, cached: 400, output: 50 });
    const result = await classified();
    const [span] = result.ok ? (result.value[0]?.[0]?.spans ?? []) : [];
    expect(TEXT.slice(span?.start, span?.end)).toBe('You are a liar,');
    expect(books.settled).toEqual([
      {
        call: 'classify',
        most: expect.anything(),
        spent: { inputTokens: 1_000, cachedTokens: 400, outputTokens: 50, costMicros: 740 },
        failure: null,
        tookMs: expect.any(Number),
      },
    ]);
  });

  test('gets the words as data in a fence of this call, a schema, and no tools', async () => {
    server.answer(FOUND);
    await classified();
    await classified();
    const bodies = server.received.map(({ body }) => body);
    const fences = bodies.map((body) => /DATA-([a-z0-9]{24})/.exec(body)?.[1]);
    expect(new Set(fences).size).toBe(2);
    expect(bodies[0]).toContain('personAttack');
    expect(bodies[0]).toMatch(/json_?schema/i);
    expect(bodies[0]).not.toContain('"tools"');
    expect(bodies[0]).not.toContain('a-key-of-the-test');
    expect(JSON.stringify(server.received[0]?.headers)).toContain('a-key-of-the-test');
  });

  test.each<[string, Behaviour, string]>([
    ['is no JSON', { kind: 'answers', text: 'Sure! Here is {"messages": [' }, 'malformed'],
    ['is empty', { kind: 'answers', text: '' }, 'malformed'],
    ['is not of the protocol', { kind: 'body', body: '{"hello": "world"}' }, 'malformed'],
    ['is half a body', { kind: 'body', body: '{"id": "x", "choices"' }, 'malformed'],
    ['is of another schema', { kind: 'answers', text: '{"verdict": "for"}' }, 'malformed'],
    ['is a refusal', { kind: 'refuses' }, 'refusedByModel'],
    [
      'has a label that there is not',
      { kind: 'answers', text: JSON.stringify(FOUND).replace('personAttack', 'removeHim') },
      'malformed',
    ],
    [
      'points outside the text',
      { kind: 'answers', text: JSON.stringify(FOUND).replace('"toWord":7', '"toWord":70') },
      'badAnswer',
    ],
    [
      'speaks of another message',
      { kind: 'answers', text: '{"messages":[{"id":"m2","labels":[]}]}' },
      'badAnswer',
    ],
    ['is too long', { kind: 'answers', text: 'x'.repeat(ANSWER_MAX_BYTES) }, 'malformed'],
    ['is that the key was revoked', { kind: 'status', status: 401 }, 'keyRefused'],
    ['is that the request is wrong', { kind: 'status', status: 400 }, 'refusedByProvider'],
    ['is that there were too many', { kind: 'status', status: 429 }, 'rateLimited'],
    ['is a fault', { kind: 'status', status: 500 }, 'providerFault'],
    ['is a page', { kind: 'status', status: 503, body: '<html>down</html>' }, 'providerFault'],
    ['is cut off', { kind: 'cuts' }, 'connectionLost'],
  ])('an answer that %s changes nothing', async (_, behaviour, failure) => {
    server.behave(behaviour);
    expect(await classified()).toEqual({ ok: false, refusal: failure });
    expect(books.settled.at(-1)?.failure).toBe(failure);
  });

  test('an answer that does not come is given up when its time is over', async () => {
    server.behave({ kind: 'hangs' });
    expect(await classified(150)).toEqual({ ok: false, refusal: 'timedOut' });
  });

  test('an answer of 60 MB is given up after a small part of it', async () => {
    server.behave({ kind: 'floods', bytes: 60_000_000 });
    expect(await classified()).toEqual({ ok: false, refusal: 'malformed' });
    await expect.poll(() => server.sentBytes).toBeGreaterThan(0);
    expect(server.sentBytes).toBeLessThan(10_000_000);
  });

  test('gets no parameter that present models refuse, and keeps no copy', async () => {
    server.answer(FOUND);
    await classified();
    const body = server.received[0]?.body ?? '';
    expect(body).not.toMatch(/"(temperature|top_?p|top_?k)"/i);
    // The Messages API requires it; the others refuse it, or have another name for it.
    expect(body.includes('"max_tokens"')).toBe(provider === 'anthropic');
    expect(body.includes('"store":false')).toBe(provider === 'openai');
    expect(body).toMatch(
      {
        google: /"thinkingLevel":"minimal"/,
        openai: /"effort":"none"/,
        anthropic: /"thinking":\{"type":"disabled"\}/,
        'openai-compatible': /^(?!.*reasoning)/,
      }[provider],
    );
  });

  test.each<[string, Behaviour]>([
    ['malformed', { kind: 'answers', text: '{' }],
    ['refused by the model', { kind: 'refuses' }],
    ['refused by the provider', { kind: 'status', status: 400 }],
    ['refused for a revoked key', { kind: 'status', status: 401 }],
  ])('is never switched off for everybody because a question was %s', async (_, behaviour) => {
    server.behave(behaviour);
    for (let call = 0; call < 7; call += 1) await classified();
    server.answer(FOUND);
    expect((await classified()).ok).toBe(true);
    expect(books.breakerStates).toEqual([]);
  });

  test('is not switched off by one click, whatever the provider does', async () => {
    for (const behaviour of [{ kind: 'status', status: 500 }, { kind: 'cuts' }, says('{')] as Behaviour[]) {
      server.behave(behaviour);
      await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), NOTHING_FOUND);
      server.answer(FOUND);
      expect((await classified()).ok).toBe(true);
    }
    expect(books.breakerStates).toEqual([]);
  });

  test('gets the pause that it asks for, from this question and from all others', async () => {
    const limited: Behaviour = { kind: 'status', status: 429, headers: { 'retry-after': '7' } };
    server.behave(limited, { kind: 'answers', text: JSON.stringify(FOUND) });
    expect((await classified()).ok).toBe(true);
    expect(pauses).toEqual([7_000]);
    server.behave({ ...limited, headers: { 'retry-after': '60' } });
    expect(await classified()).toEqual({ ok: false, refusal: 'rateLimited' });
    expect(await classified()).toEqual({ ok: false, refusal: 'breakerOpen' });
    expect(server.received).toHaveLength(1);
    expect(books.breakerStates).toEqual(['waiting', 'closed', 'waiting']);
    await desk.pause(60_000);
    server.answer(FOUND);
    expect((await classified()).ok).toBe(true);
  });

  test('an answer that leads elsewhere is not followed', async () => {
    const elsewhere = await new ModelServer().start();
    elsewhere.answer(FOUND);
    server.behave({ kind: 'redirects', to: `${elsewhere.origin}/v1/chat/completions` });
    expect((await classified()).ok).toBe(false);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });

  test('is retried after a transient failure, with a longer pause each time', async () => {
    server.behave(
      { kind: 'status', status: 429 },
      { kind: 'cuts' },
      { kind: 'answers', text: JSON.stringify(FOUND) },
    );
    expect((await classified()).ok).toBe(true);
    expect(server.received).toHaveLength(3);
    expect(pauses[0]).toBeGreaterThanOrEqual(125);
    expect(pauses[0]).toBeLessThan(375);
    expect(pauses[1]).toBeGreaterThanOrEqual(250);
    expect(pauses[1]).toBeLessThan(750);
  });

  test('is called at most three times, and once if a retry would not help', async () => {
    server.behave({ kind: 'status', status: 500 });
    await classified();
    expect(server.received).toHaveLength(3);
    server.behave({ kind: 'status', status: 400 });
    await classified();
    expect(server.received).toHaveLength(1);
  });

  test('is left alone after five questions in a row failed, and tried again after a pause', async () => {
    server.behave({ kind: 'status', status: 500 });
    for (let call = 0; call < 5; call += 1) await classified();
    expect(await classified()).toEqual({ ok: false, refusal: 'breakerOpen' });
    expect(server.received).toHaveLength(15);
    expect(books.unmade).toEqual(['breakerOpen']);
    const openUntilMs = desk.breaker.retryAtMs ?? 0;
    desk.now = () => openUntilMs;
    server.answer(FOUND);
    expect((await classified()).ok).toBe(true);
    expect(books.breakerStates).toEqual(['open', 'probing', 'closed']);
  });

  test('a question that waits for its budget does not close a breaker that others opened', async () => {
    server.behave({ kind: 'status', status: 500 });
    for (let call = 0; call < 4; call += 1) await classified();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    books.before = () => gate;
    const waiting = classified();
    books.before = async () => {};
    await classified();
    expect(desk.breaker.state).toBe('open');
    letGo();
    await waiting;
    expect(desk.breaker.state).toBe('open');
    expect(books.breakerStates).toEqual(['open']);
  });

  test('one question probes, while others at the same moment wait', async () => {
    server.behave({ kind: 'status', status: 500 });
    for (let call = 0; call < 5; call += 1) await classified();
    const openUntilMs = desk.breaker.retryAtMs ?? 0;
    desk.now = () => openUntilMs;
    server.answer(FOUND);
    const results = await Promise.all([classified(), classified(), classified()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.refusal === 'breakerOpen')).toHaveLength(2);
  });

  test('a call across midnight is settled on the day on which its cost was reserved', async () => {
    const midnightMs = Date.UTC(2026, 10, 28);
    let atMs = midnightMs - 4_000;
    desk.now = () => (atMs += 1_500);
    server.answer(FOUND);
    await classified();
    expect(books.setAsideAtMs[0]).toBeLessThan(midnightMs);
    expect(books.settledForMs).toEqual(books.setAsideAtMs);
  });

  test('is not called once the budget is spent', async () => {
    server.answer(FOUND);
    books.bears = false;
    expect(await classified()).toEqual({ ok: false, refusal: 'budgetSpent' });
    expect(server.received).toEqual([]);
    expect(await writeWords(desk, NOBODY, TEMPLATE)).toMatchObject({ by: 'template' });
  });

  test('costs the reserved amount if the provider reports none, and nothing after a refusal', async () => {
    server.answer(FOUND);
    await classified();
    expect(books.settled[0]?.spent).toEqual(books.settled[0]?.most);
    server.behave({ kind: 'status', status: 400 });
    await classified();
    expect(books.settled[1]?.spent.costMicros).toBe(0);
  });

  test('cannot spend a budget with one absurd count', async () => {
    server.answer(FOUND, { input: 1e15, output: 1e15 });
    await classified();
    expect(books.settled[0]?.spent.inputTokens).toBeLessThanOrEqual(1_000_000);
  });

  test('words an act; after any failure the template stays', async () => {
    server.answer({ words: 'What would you reply, {name}, to “{quote}”?' });
    expect(await writeWords(desk, NOBODY, TEMPLATE)).toEqual({
      words: 'What would you reply, Ben, to “buses cost money”?',
      by: 'model',
    });
    const template = { words: 'Ben, will you reply to “buses cost money”?', by: 'template' };
    server.answer({ words: '{name}, you lose. “{quote}” <img src=//evil.example>?' });
    expect(await writeWords(desk, NOBODY, TEMPLATE)).toEqual(template);
    server.behave({ kind: 'cuts' });
    expect(await writeWords(desk, NOBODY, TEMPLATE)).toEqual(template);
    expect(await writeWords(null, NOBODY, TEMPLATE)).toEqual(template);
  });

  test('that does not answer leaves the template after three seconds', async () => {
    server.behave({ kind: 'hangs' });
    expect(await writeWords(desk, NOBODY, TEMPLATE)).toMatchObject({ by: 'template' });
  });

  test('proposes a motion, and chooses lines that were really said', async () => {
    server.answer(aProposal());
    expect(await proposeTopic(desk, NOBODY, aProposalRequest())).toEqual({
      ok: true,
      value: { ...aProposal(), difficulty: 'fair' },
    });
    const messages = [
      { id: 'a', side: 'for' as const, text: 'Free buses bring people to work.' },
      { id: 'b', side: 'against' as const, text: 'Somebody pays for the fuel.' },
    ];
    const lines = [
      { id: 'm1', side: 'for', quote: 'Free buses bring people' },
      { id: 'm2', side: 'against', quote: 'Somebody pays' },
    ];
    server.answer({ lines });
    expect(await chooseLines(desk, NOBODY, 'Buses', messages)).toMatchObject({ ok: true });
    server.answer({ lines: [{ ...lines[0], quote: 'Free buses are a failure' }, lines[1]] });
    expect(await chooseLines(desk, NOBODY, 'Buses', messages)).toEqual({ ok: false, refusal: 'badAnswer' });
  });

  test('judges twice with the order swapped', async () => {
    server.answer({ matter: 'first', clash: 'equal', method: 'equal' });
    const cases = { motion: 'Buses', for: ['Yes.'], against: ['No.'] };
    expect(await judgeCases(desk, NOBODY, cases)).toEqual({
      ok: true,
      value: {
        forFirst: { matter: 'for', clash: 'equal', method: 'equal' },
        againstFirst: { matter: 'against', clash: 'equal', method: 'equal' },
      },
    });
    const firsts = server.received.map(({ body }) => /first[^}]*?side[^a-z]+(for|against)/.exec(body)?.[1]);
    expect(firsts).toEqual(['for', 'against']);
  });
});

describe('a late answer', () => {
  const lateCalls = async (withinMs: number) => {
    const { desk, books } = await aTestDesk('openai', server);
    server.behave({ kind: 'hangs' });
    const asked = Array.from({ length: 5 }, () => classify(desk, NOBODY, [TEXT], desk.now() + withinMs));
    expect(new Set((await Promise.all(asked)).map((one) => !one.ok && one.refusal))).toEqual(
      new Set(['timedOut']),
    );
    return books.breakerStates;
  };

  test('counts for the breaker', async () => expect(await lateCalls(2_500)).toEqual(['open']));

  test('does not count if the caller had too little time for any provider', async () =>
    expect(await lateCalls(150)).toEqual([]));
});
