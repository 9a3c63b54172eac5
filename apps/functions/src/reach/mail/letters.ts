import { BRAND, noticeWords, type NoticeDocument } from '@rostrum/domain';
import * as m from '@rostrum/words/mails';

type Written = { subject: string; text: string };
/** A notice with the address that it leads to. */
export type LetterPart = { notice: NoticeDocument; url: string };

/** A letter about one notice, or the digest of several. It has no words of other people but their names. */
export function writeLetter(
  parts: readonly LetterPart[],
  nowMs: number,
  timeZone: string,
  webUrl: string,
): Written {
  const lines = parts.map(({ notice, url }) => `${noticeWords(notice, nowMs, timeZone)}\n${url}`);
  const [first] = parts;
  const subject =
    first && parts.length === 1
      ? noticeWords({ ...first.notice, endsAtMs: null }, nowMs, timeZone)
      : m.digest({ count: parts.length });
  const foot = [
    m.zone({ zone: timeZone.replaceAll('_', ' ') }),
    m.why({ brand: BRAND, address: `${webUrl}/app/settings#reach` }),
  ].join('\n');
  return { subject, text: `${lines.join('\n\n')}\n\n--\n${foot}\n` };
}
