import { createHash } from 'node:crypto';
import type { NoticeDocument } from '@rostrum/domain';
import { log } from '../../logging/log.ts';
import { close, letGo, type Claim } from '../deliveries.ts';
import { noticePathname } from '../notice-url.ts';
import type { ReachDesk, Reached } from '../reach-desk.ts';
import { addressTag, letterIdOf } from './letter-id.ts';
import { writeLetter } from './letters.ts';
import { markRefused } from './mark-refused.ts';
import { sendMail } from './send-mail.ts';
import { stopUrlFor } from './stop-link.ts';

export type MailPart = { delivery: Claim; notice: NoticeDocument };

/** One letter. `held`: the claim that is let go if it cannot be sent now; its parts then stay as they are. */
type Mailing = { parts: readonly MailPart[]; held: Claim };

/** A mail service does not answer: the task comes again. */
class MailBusy extends Error {}

/**
 * Sends notices as one letter. An address that refuses it permanently gets no more, and its person is told in the product. Returns how long the service asks to
 * wait, or null. @throws MailBusy
 */
export async function mailParts(
  { db, mail, webUrl, timeoutMs }: ReachDesk,
  { uid, reach, address }: Reached,
  { parts, held }: Mailing,
  nowMs: number,
): Promise<number | null> {
  if (!mail) return null;
  const written = writeLetter(
    parts.map(({ notice }) => ({ notice, url: `${webUrl}${noticePathname(notice)}` })),
    nowMs,
    reach.timeZone,
    webUrl,
  );
  const moments = parts.map(({ notice }) => notice.atMs);
  const hash = createHash('sha256')
    .update(JSON.stringify([uid, held, moments]))
    .digest('hex')
    .slice(0, 40);
  const id = letterIdOf({ letter: hash, tag: addressTag(address, mail.signingKey), uid });
  const letter = { id, to: address, ...written, stopUrl: stopUrlFor(mail, uid) };
  const mailed = await sendMail(mail, letter, nowMs, timeoutMs);
  const closeAll = (state: 'sent' | 'dropped') =>
    Promise.all([held, ...parts.map(({ delivery }) => delivery)].map((one) => close(db, one, state, nowMs)));
  switch (mailed.as) {
    case 'sent':
      await closeAll('sent');
      return null;
    case 'refused':
      log('addressRefused', { why: mailed.why });
      await markRefused(db, uid, address, nowMs);
      await closeAll('dropped');
      return null;
    case 'later':
      await letGo(db, held);
      return mailed.waitMs;
    case 'busy':
      await letGo(db, held);
      throw new MailBusy('The mail service does not answer');
  }
}
