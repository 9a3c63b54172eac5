import { aProposal, aProposalRequest } from '@rostrum/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTestDesk, PROVIDERS } from '../models/testing/desk.ts';
import { ModelServer, type Behaviour } from '../models/testing/model-server.ts';
import { proposeWith } from './propose.ts';

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
const topicOf = (motion: string) => ({ ...aProposal({ motion }), difficulty: 'fair' });
const NOTHING = { ok: true, value: { by: 'nobody', topics: [], unusable: 0 } };

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
    const answer = await proposeWith(desk, asked, aProposalRequest({ offered: ['This house would rest'] }));
    expect(heard).toEqual(MOTIONS.map(topicOf));
    expect(answer).toEqual({ ok: true, value: { by: 'model', topics: heard, unusable: 0 } });
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
    const answer = await proposeWith(desk, { uid: 'ada' }, aProposalRequest());
    expect(answer).toEqual({
      ok: true,
      value: { by: 'model', topics: [MOTIONS[0]!, MOTIONS[1]!].map(topicOf), unusable: 3 },
    });
    expect(books.settled.filter(({ failure }) => failure === 'badAnswer')).toHaveLength(3);
  });

  test('stops once nobody listens', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    const { heard, asked } = listener(2);
    await proposeWith(desk, asked, aProposalRequest());
    expect(heard).toHaveLength(2);
    expect(server.received).toHaveLength(2);
  });

  test('stops if the provider refuses or the budget is spent, and keeps earlier motions', async () => {
    const { desk, books } = await aTestDesk(provider, server);
    server.behave(says(MOTIONS[0]!), { kind: 'status', status: 401 });
    const answer = await proposeWith(desk, { uid: 'ada' }, aProposalRequest());
    expect(answer).toMatchObject({ value: { by: 'model', topics: [topicOf(MOTIONS[0]!)] } });
    expect(server.received).toHaveLength(2);
    books.bears = false;
    expect(await proposeWith(desk, { uid: 'ada' }, aProposalRequest())).toEqual(NOTHING);
    expect(server.received).toHaveLength(2);
  });

  test('sends no request without words, unless a category was chosen', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.behave(...MOTIONS.map(says));
    expect(await proposeWith(desk, { uid: 'ada' }, aProposalRequest({ about: '  ' }))).toEqual(NOTHING);
    expect(server.received).toEqual([]);
    await proposeWith(desk, { uid: 'ada' }, aProposalRequest({ about: '', category: 'Sport' }));
    expect(server.received).toHaveLength(5);
  });
});

test('without a model nothing is proposed', async () => {
  expect(await proposeWith(null, { uid: 'ada' }, aProposalRequest())).toEqual(NOTHING);
});
