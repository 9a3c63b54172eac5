import { expect, test } from 'vitest';
import { channelsOf, complainAboutStage, stageOf } from './stage.ts';

const CHANNEL = 'projects/debates-prod/notificationChannels/123';

test('a deployment goes to everybody unless it says otherwise', () => {
  expect([{}, { DEPLOY_STAGE: 'production' }, { DEPLOY_STAGE: ' staging ' }].map(stageOf)).toEqual([
    'production',
    'production',
    'staging',
  ]);
  expect(complainAboutStage({})).toEqual([]);
  expect(complainAboutStage({ DEPLOY_STAGE: 'test' })).toEqual([
    '  DEPLOY_STAGE is wrong: it needs production or staging',
  ]);
});

test('alerts go to the channels that are named', () => {
  expect(channelsOf({})).toEqual([]);
  expect(channelsOf({ ALERT_CHANNELS: `${CHANNEL}, ${CHANNEL}4` })).toEqual([CHANNEL, `${CHANNEL}4`]);
  expect(complainAboutStage({ ALERT_CHANNELS: CHANNEL })).toEqual([]);
  expect(complainAboutStage({ ALERT_CHANNELS: 'ops@example.org' })[0]).toContain('notificationChannels/123');
});
