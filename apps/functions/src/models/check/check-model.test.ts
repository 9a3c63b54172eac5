import { aProposal } from '@rostrum/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROVIDERS, settingsFor } from '../testing/desk.ts';
import { ModelServer, type Behaviour } from '../testing/model-server.ts';
import { checkModel, isUsable, lineOf, verdictOf } from './check-model.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const answers = (value: unknown): Behaviour => ({
  kind: 'answers',
  text: JSON.stringify(value),
  tokens: { input: 100, cached: 40, output: 10 },
});
const VERDICT = answers({ matter: 'first', clash: 'equal', method: 'equal' });
const GOOD = [
  answers({ messages: [] }),
  answers({ words: 'What would you reply, {name}, to “{quote1}”?' }),
  answers(aProposal()),
  answers({
    lines: [
      { id: 'm1', side: 'for', quote: 'a fare keeps the poorest at home' },
      { id: 'm2', side: 'against', quote: 'Somebody pays for the fuel' },
    ],
  }),
  VERDICT,
  VERDICT,
  answers({ text: 'Somebody pays for the fuel.' }),
];
const [, , , , , , LAST] = GOOD;

test.each(PROVIDERS)('a model of the provider %s is asked one question of each kind', async (provider) => {
  server.behave(...GOOD);
  const checked = await checkModel(settingsFor(provider, server.origin));
  expect(checked.map(({ call, failure }) => [call, failure])).toEqual([
    ['classify', null],
    ['write', null],
    ['topics', null],
    ['summary', null],
    ['judge', null],
    ['oppose', null],
  ]);
  expect(server.received).toHaveLength(7);
  expect(isUsable(checked)).toBe(true);
  expect(lineOf({ ...checked[4]!, tookMs: 812 })).toBe(
    'judge     ok                    812 ms  200 tokens in (80 cached), 20 out, $0.000168',
  );
});

test.each<[string, Behaviour, boolean, string]>([
  ['a revoked key', { kind: 'status', status: 401 }, false, 'Set another MODEL_API_KEY'],
  ['a refused parameter', { kind: 'status', status: 400 }, false, 'Check MODEL_NAME'],
  ['no JSON', { kind: 'answers', text: 'Hello!' }, false, 'Take another model'],
  ['an address in an answer', answers({ text: 'Read it at example.com today.' }), true, 'can be used'],
])('%s is named, and decides about the deployment', async (_, behaviour, mayDeploy, verdict) => {
  server.behave(...GOOD.filter((one) => one !== LAST), behaviour);
  const checked = await checkModel(settingsFor('openai', server.origin));
  expect(checked.at(-1)?.failure).not.toBeNull();
  expect(isUsable(checked)).toBe(mayDeploy);
  expect(verdictOf(checked)).toContain(verdict);
});
