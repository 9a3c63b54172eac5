import { defineSecret } from 'firebase-functions/params';
import { readMailSettings, type MailSettings } from './mail/mail-settings.ts';
import { moreServicesIn, settingOf, type ReachEnvironment } from './settings.ts';
import type { PushSettings } from './push/send-push.ts';

/** A deployment requires every secret that the code names, so only a build that sends names them. */
export const REACH_SECRETS = process.env.REACH_AT_BUILD ? defineReachSecrets() : [];

function defineReachSecrets() {
  return [
    defineSecret('PUSH_PRIVATE_KEY', { description: 'The private VAPID key, or "none" without push.' }),
    defineSecret('PUSH_FORMER_PRIVATE_KEY', {
      description: 'The private VAPID key before the last rotation, or "none".',
    }),
    defineSecret('MAIL_SECRET', { description: 'The password or key of the mail service, or "none".' }),
    defineSecret('REACH_SIGNING_KEY', { description: 'Signs the links that end e-mail: 32 random bytes.' }),
  ];
}

/** How this deployment reaches people; null for a channel that is off. */
export type ReachSettings = { push: PushSettings | null; mail: MailSettings | null };

/** @throws Error that names a wrong setting */
export function readReachSettings(environment: ReachEnvironment = process.env): ReachSettings {
  return { push: readPushSettings(environment), mail: readMailSettings(environment) };
}

function readPushSettings(environment: ReachEnvironment): PushSettings | null {
  const value = (name: string) => settingOf(environment, name);
  const [publicKey, privateKey] = [value('PUSH_PUBLIC_KEY'), value('PUSH_PRIVATE_KEY')];
  if (publicKey === '' || privateKey === '') return null;
  const former = { publicKey: value('PUSH_FORMER_PUBLIC_KEY'), privateKey: value('PUSH_FORMER_PRIVATE_KEY') };
  const hasFormer = former.publicKey !== '' && former.privateKey !== '';
  return {
    subject: value('PUSH_SUBJECT') || value('REACH_WEB_URL'),
    keys: [{ publicKey, privateKey }, ...(hasFormer ? [former] : [])],
    moreServices: moreServicesIn(environment),
  };
}
