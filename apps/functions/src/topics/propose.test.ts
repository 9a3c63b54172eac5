import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTestDesk, PROVIDERS } from '../models/testing/desk.ts';
import { ModelServer } from '../models/testing/model-server.ts';
import { proposeWith } from './propose.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

describe.each(PROVIDERS)('proposing with a model of the provider %s', (provider) => {
  test('answers its motions', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.answer({ motions: ['This house would make buses free'] });
    expect(await proposeWith(desk, { uid: 'ada' }, 'buses')).toEqual({
      ok: true,
      value: { by: 'model', motions: ['This house would make buses free'] },
    });
  });

  test('answers nothing in its name where it says something that is no motion', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.answer({ motions: ['This house believes that you are an idiot'] });
    expect(await proposeWith(desk, { uid: 'ada' }, 'buses')).toEqual({
      ok: true,
      value: { by: 'nobody', motions: [] },
    });
  });

  test('asks it nothing where nothing was said', async () => {
    const { desk } = await aTestDesk(provider, server);
    server.answer({ motions: [] });
    await proposeWith(desk, { uid: 'ada' }, '  ');
    expect(server.received).toEqual([]);
  });
});
