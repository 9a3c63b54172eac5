import { personName, trimText, type ArgumentMap, type MapNode, type Room } from '@rostrum/domain';
import { firstReplyTo } from '@rostrum/moderator/map';
import * as m from '@rostrum/words/report';

/** How much of what was said fits on one sheet of A4, beside everything else. */
export const SHEET_FITS = {
  claims: 3,
  left: 2,
  claimLength: 180,
  replyLength: 130,
  /** The judges whose reasons are on it, and the length of these together. */
  reasons: 3,
  reasonsLength: 480,
} as const;

/** Scripts whose characters are as wide as two of ours. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words that fit: cut at the end of a sentence or a word, and marked as cut. */
export function fitted(text: string, length: number): string {
  const { kept, rest } = trimText(text, WIDE.test(text) ? length / 2 : length);
  return rest === '' ? text : `${kept} …`;
}

/** The outcome of a claim, with the first words of the reply. */
export function becameOf(
  claim: MapNode,
  map: ArgumentMap,
  room: Room,
): { says: string; words: string | undefined } {
  const reply = firstReplyTo(claim, map);
  const name = reply && personName(room, reply.authorId);
  const words = reply && fitted(reply.text, SHEET_FITS.replyLength);
  switch (claim.fate) {
    case 'answered':
      return { says: name === undefined ? m.wasAnswered() : m.answeredBy({ name }), words };
    case 'conceded':
      return { says: name === undefined ? m.wasConceded() : m.concededBy({ name }), words };
    case 'dropped':
      return { says: m.dropped(), words: undefined };
    case 'open':
      return { says: m.open(), words: undefined };
    default:
      return { says: m.unread(), words: undefined };
  }
}

/** `and 2 more in the report`; undefined for none. */
export function moreWords(count: number): string | undefined {
  return count > 0 ? m.more({ count }) : undefined;
}

/** How much they said, beside an even share. */
export function airtimeWords(words: number, share: number, fairShare: number | null): string {
  if (fairShare === null) return m.airtime({ words, share: percent(share) });
  return m.airtimeAndFair({ words, share: percent(share), fair: percent(fairShare) });
}

const percent = (share: number) => Math.round(share * 100);

/** `You answered 2 of the other side’s 5 claims.` `name` is null for the reader. */
export function answeredWords(name: string | null, answered: number, all: number): string {
  if (all === 0) return m.noClaimOfOthers();
  if (name === null)
    return answered === 0 ? m.youAnsweredNone({ all }) : m.youAnsweredSome({ answered, all });
  return answered === 0 ? m.theyAnsweredNone({ name, all }) : m.theyAnsweredSome({ name, answered, all });
}
