import type { ProposalPage } from '@rostrum/domain';
import { anOffer, aProposal, aProposalRequest } from '@rostrum/domain/testing';
import type { MotionReader } from '@rostrum/moderator/reader';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTestDesk, PROVIDERS } from '../models/testing/desk.ts';
import { ModelServer, type Behaviour } from '../models/testing/model-server.ts';
import { fillWithModel } from './propose.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const MOTIONS = [
  'make buses free',
  'tax fuel',
  'close one street to cars',
  'paint bus lanes',
  'build a tram',
].map((act) => `This house would ${act}`);
const says = (motion: string): Behaviour => ({
  kind: 'answers',
  text: JSON.stringify(aProposal({ motion })),
});
const RUDE = says('This house believes that you are an idiot');
const topicOf = (motion: string) => anOffer({ motion, from: 'model' });
const NOTHING: ProposalPage = { topics: [], whyNone: 'nothingNear', nearest: ['Cities'] };
const answered = (changes: object) => ({
  ok: true,
  value: { whyNone: null, nearest: ['Cities'], model: 'answered', unusable: 0, ...changes },
});

/** The listener of the parts; it stops after `until` parts. */
function listener(until = Infinity) {
  const stop = new AbortController();
  const heard: unknown[] = [];
  const send = async (chunk: unknown) => {
    heard.push(chunk);
    if (heard.length >= until) stop.abort();
  };
  return { heard, asked: { uid: 'ada', chunks: { send, signal: stop.signal } } };
}

describe.each(PROVIDERS)('proposing with a model of the provider %s', (provider) => {
  test('sends five motions one by one, each aware of the earlier ones', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    const { heard, asked } = listener();
    const answer = await fillWithModel(
      desk,
      asked,
      aProposalRequest({ offered: ['This house would rest'] }),
      NOTHING,
    );
    expect(heard).toEqual(MOTIONS.map(topicOf));
    expect(answer).toEqual(answered({ topics: heard }));
    expect(server.received[0]?.body).toContain('would rest');
    expect(server.received[4]?.body).toContain(MOTIONS[3]);
  });

  test('drops and counts unfair motions, and continues', async () => {
    const { desk, books } = await aTestDesk(provider, server);
    server.behave(
      says(MOTIONS[0]!),
      RUDE,
      says(MOTIONS[0]!),
      { kind: 'answers', text: '{"motion":' },
      says(MOTIONS[1]!),
    );
    const answer = await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), NOTHING);
    expect(answer).toEqual(answered({ topics: [MOTIONS[0]!, MOTIONS[1]!].map(topicOf), unusable: 3 }));
    expect(books.settled.map(({ failure }) => failure)).toEqual([
      null,
      'badAnswer',
      'badAnswer',
      'malformed',
      null,
    ]);
  });

  test('drops and counts a motion that reads as an attack by its meaning', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    const reader: MotionReader = { read: async (motion) => (motion === MOTIONS[1] ? 'attack' : 'clear') };
    const { heard, asked } = listener();
    const answer = await fillWithModel(desk, asked, aProposalRequest(), NOTHING, reader);
    expect(answer).toEqual(answered({ topics: heard, unusable: 1 }));
    expect(heard).toEqual(MOTIONS.filter((motion) => motion !== MOTIONS[1]).map(topicOf));
  });

  test('stops once nobody listens', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    const { heard, asked } = listener(2);
    await fillWithModel(desk, asked, aProposalRequest(), NOTHING);
    expect(heard).toHaveLength(2);
    expect(server.received).toHaveLength(2);
  });

  test('stops if the provider refuses or the budget is spent, and keeps earlier motions', async () => {
    const { desk, books } = await aTestDesk(provider, server);
    server.behave(says(MOTIONS[0]!), { kind: 'status', status: 401 });
    const answer = await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), NOTHING);
    expect(answer).toMatchObject({ value: { model: 'answered', topics: [topicOf(MOTIONS[0]!)] } });
    expect(server.received).toHaveLength(2);
    books.bears = false;
    expect(await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), NOTHING)).toEqual(
      answered({ topics: [], whyNone: 'nothingNear', model: 'failed' }),
    );
    expect(server.received).toHaveLength(2);
  });

  test('asks only for the motions that are missing, and for none about what is refused', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    const ours = [anOffer({ motion: 'This house would rest' }), anOffer({ motion: 'This house would run' })];
    const page: ProposalPage = { topics: ours, whyNone: null, nearest: [] };
    const answer = await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), page);
    expect(answer).toMatchObject({ value: { topics: [...ours, ...MOTIONS.slice(0, 3).map(topicOf)] } });
    expect(server.received).toHaveLength(3);
    for (const whyNone of ['empty', 'unreadable', 'private', 'unkind'] as const) {
      const refused = await fillWithModel(desk, { uid: 'ada' }, aProposalRequest(), { ...NOTHING, whyNone });
      expect(refused).toMatchObject({ value: { model: 'none', topics: [], whyNone } });
    }
    expect(server.received).toHaveLength(3);
  });
});

test('without a model the page stays as it is', async () => {
  expect(await fillWithModel(null, { uid: 'ada' }, aProposalRequest(), NOTHING)).toEqual(
    answered({ topics: [], whyNone: 'nothingNear', model: 'none' }),
  );
});
