type Environment = Partial<Record<string, string>>;

/** Where a deployment goes: to everybody, or to those who try it first. */
export type Stage = 'production' | 'staging';

export function stageOf(env: Environment): Stage {
  return env['DEPLOY_STAGE']?.trim() === 'staging' ? 'staging' : 'production';
}

/** The notification channels of Cloud Monitoring that alerts go to. */
export function channelsOf(env: Environment): string[] {
  return (env['ALERT_CHANNELS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** One line for each of these settings that is wrong. */
export function complainAboutStage(env: Environment): string[] {
  const stage = env['DEPLOY_STAGE']?.trim() ?? '';
  const isKnown = ['', 'production', 'staging'].includes(stage);
  const wrong = channelsOf(env).filter((one) => !CHANNEL.test(one));
  return [
    ...(isKnown ? [] : ['  DEPLOY_STAGE is wrong: it needs production or staging']),
    ...wrong.map(
      (one) =>
        `  ALERT_CHANNELS has ${one}: it needs your project and a channel’s number, such as projects/my-club/notificationChannels/123`,
    ),
  ];
}

const CHANNEL = /^projects\/[a-z][a-z0-9-]{4,28}[a-z0-9]\/notificationChannels\/\d+$/;
