import { ADA, aDebate, aMessage, aRoom, BEN } from '@rostrum/domain/testing';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import { verifyQuotes, writeReport } from '@rostrum/moderator/report';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelDesk } from '../models/ask-model.ts';
import { aTestDesk } from '../models/testing/desk.ts';
import { ModelServer, type Behaviour } from '../models/testing/model-server.ts';
import { withModelPart } from './model-part.ts';

const server = new ModelServer();
let desk: ModelDesk;
beforeAll(() => server.start());
beforeEach(async () => ({ desk } = await aTestDesk('openai-compatible', server)));
afterAll(() => server.stop());

const SAID = [
  ['for', 'Free buses bring people to work, because a fare keeps the poorest at home.'],
  ['against', 'Somebody pays for the fuel, and every free ride is a service that is not bought.'],
  ['for', 'A city can vote for both, and in the report of 2021 the riders doubled.'],
  ['against', 'The report counts trips of a few minutes, so it shows little about work.'],
] as const;
const messages = SAID.map(([side, text], at) => ({
  ...aMessage(),
  id: `said-${at}`,
  text,
  side,
  authorId: side === 'for' ? ADA : BEN,
  createdAtMs: 1_000 * at,
}));
const room = aRoom({ debate: aDebate({ phase: 'debrief' }), startedAtMs: 0, endedAtMs: 60_000 });
const { report } = writeReport({ room, messages, interventions: [] }, createCivilityEngine(), { atMs: 1 });

const INSTEAD = {
  ...report,
  summary: { ...report.summary, engine: 'embeddedInstead' },
  verdict: { ...report.verdict, engine: 'embeddedInstead' },
};

const answers = (value: unknown): Behaviour => ({ kind: 'answers', text: JSON.stringify(value) });
const LINES = {
  lines: [
    { id: 'm1', side: 'for', quote: 'a fare keeps the poorest at home' },
    { id: 'm2', side: 'against', quote: 'every free ride is a service that is not bought' },
  ],
};
const FIRST = { matter: 'first', clash: 'equal', method: 'equal' };
const SECOND = { matter: 'second', clash: 'equal', method: 'equal' };

describe('a model’s part in a report', () => {
  test('is lines that were said, and a verdict that both orders agree on; the rest stays the engine’s', async () => {
    server.behave(answers(LINES), answers(FIRST), answers(SECOND));
    const made = await withModelPart(desk, room, report, messages);
    expect(made.summary.engine).toBe('model');
    expect(made.summary.for.map(({ text }) => text)).toEqual([
      'Free buses bring people to work, because a fare keeps the poorest at home.',
    ]);
    expect(made.verdict).toMatchObject({ engine: 'model', winner: 'for' });
    expect(verifyQuotes(made, messages)).toEqual([]);
    expect({ ...made, summary: report.summary, verdict: report.verdict }).toEqual(report);
  });

  test('names no winner if the order decided', async () => {
    server.behave(answers(LINES), answers(FIRST));
    expect((await withModelPart(desk, room, report, messages)).verdict?.winner).toBeNull();
  });

  test('excludes the authors of the messages', async () => {
    server.behave(answers(LINES), answers(FIRST), answers(SECOND));
    await withModelPart(desk, room, report, messages);
    const sent = server.received.map(({ body }) => body).join();
    expect(sent).toContain('a fare keeps the poorest at home');
    for (const { authorName, authorId } of messages) {
      expect(sent).not.toContain(authorName);
      expect(sent).not.toContain(authorId);
    }
  });

  test.each<[string, Behaviour]>([
    [
      'a quote that nobody said',
      answers({ lines: [LINES.lines[0], { ...LINES.lines[1], quote: 'Nobody should ever pay' }] }),
    ],
    ['words of the other side', answers({ lines: LINES.lines.map((line) => ({ ...line, side: 'for' })) })],
    ['malformed JSON', { kind: 'answers', text: '{"lines": ' }],
    ['a fault', { kind: 'status', status: 500 }],
    ['half an answer', { kind: 'cuts' }],
  ])('leaves the engine’s report, which says so, if a model answers with %s', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await withModelPart(desk, room, report, messages)).toEqual(INSTEAD);
    expect(server.received).not.toEqual([]);
  });

  test('is absent if the books cannot be read', async () => {
    const setAside = () => Promise.reject(new Error('Firestore is away'));
    const books = { ...desk.books, setAside };
    expect(await withModelPart({ ...desk, books }, room, report, messages)).toEqual(INSTEAD);
  });

  test('is absent if the host has paused the AI', async () => {
    server.behave(answers(LINES));
    const paused = { ...room, debate: { ...room.debate, moderatorPaused: true } };
    expect(await withModelPart(desk, paused, report, messages)).toEqual(report);
    expect(server.received).toEqual([]);
  });

  test('is not asked about what the engine could not judge', async () => {
    server.behave(answers(LINES));
    const short = { ...report, verdict: null, notJudged: { summary: 'short', verdict: 'short' } as const };
    expect(await withModelPart(desk, room, short, messages)).toEqual(short);
    expect(server.received).toEqual([]);
  });
});
