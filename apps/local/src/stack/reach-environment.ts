import { FUNCTIONS_REGION } from '@rostrum/domain';
import type { Addresses } from './addresses.ts';

/** Signs the links of this stack's letters; not a secret. */
const LOCAL_SIGNING_KEY = 'local-instance-without-any-secret';

/** Letters of this stack go into a folder, and nothing leaves the machine. */
export function localReach({ webUrl, functionsOrigin, projectId }: Addresses, mailFolder: string) {
  return {
    REACH_WEB_URL: webUrl,
    MAIL_SERVICE: 'folder',
    MAIL_FOLDER: mailFolder,
    MAIL_FROM: 'Rostrum <hello@example.org>',
    MAIL_CHOICE_URL: `${functionsOrigin}/${projectId}/${FUNCTIONS_REGION}/mailChoice`,
    REACH_SIGNING_KEY: LOCAL_SIGNING_KEY,
  };
}

const VARIABLES = [
  'REACH_WEB_URL',
  'PUSH_PUBLIC_KEY',
  'PUSH_FORMER_PUBLIC_KEY',
  'PUSH_SUBJECT',
  'MAIL_SERVICE',
  'MAIL_FROM',
  'MAIL_HOST',
  'MAIL_PORT',
  'MAIL_USER',
  'MAIL_URL',
  'MAIL_CHOICE_URL',
] as const;

/** The set variables of a deployment that reaches people, without their secrets. */
export function reachEnvironment(env: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
