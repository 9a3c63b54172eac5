import { settingOf, type ReachEnvironment } from '../settings.ts';

/** How letters leave. `folder` writes each into a file, for a machine without a mail service. */
export type MailService =
  | { by: 'smtp'; host: string; port: number; user: string; password: string; isPlain: boolean }
  | { by: 'http'; url: string; key: string }
  | { by: 'folder'; folder: string };

export type MailSettings = {
  service: MailService;
  from: string;
  /** Where `mailChoice` answers; the links that end e-mail lead there. */
  choiceUrl: string;
  /** Signs those links. */
  signingKey: string;
};

type Value = (name: string) => string;

/** One row for each way of sending; another provider is another row. */
const SERVICES: Record<MailService['by'], (value: Value) => MailService> = {
  smtp: (value) => ({
    by: 'smtp',
    host: required(value, 'MAIL_HOST'),
    port: Number(value('MAIL_PORT') || '587'),
    user: value('MAIL_USER'),
    password: value('MAIL_SECRET'),
    isPlain: value('MAIL_PLAIN') === 'yes',
  }),
  http: (value) => ({ by: 'http', url: required(value, 'MAIL_URL'), key: required(value, 'MAIL_SECRET') }),
  folder: (value) => ({ by: 'folder', folder: required(value, 'MAIL_FOLDER') }),
};

/** The mail service of a deployment; null without one. @throws Error that names a wrong setting */
export function readMailSettings(environment: ReachEnvironment): MailSettings | null {
  const value: Value = (name) => settingOf(environment, name);
  const by = value('MAIL_SERVICE');
  if (by === '') return null;
  const isKnown = (name: string): name is MailService['by'] => Object.hasOwn(SERVICES, name);
  if (!isKnown(by)) throw new Error(`MAIL_SERVICE is ${by}: it needs ${Object.keys(SERVICES).join(', ')}`);
  return {
    service: SERVICES[by](value),
    from: required(value, 'MAIL_FROM'),
    choiceUrl: required(value, 'MAIL_CHOICE_URL'),
    signingKey: required(value, 'REACH_SIGNING_KEY'),
  };
}

function required(value: Value, name: string): string {
  const found = value(name);
  if (found === '') throw new Error(`${name} is missing`);
  return found;
}
