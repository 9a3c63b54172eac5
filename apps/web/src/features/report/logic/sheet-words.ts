import { personName, trimText, type ArgumentMap, type MapNode, type Room } from '@rostrum/domain';
import { firstReplyTo } from '@rostrum/moderator/map';

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
      return { says: name === undefined ? 'It was answered.' : `${name} answered:`, words };
    case 'conceded':
      return { says: name === undefined ? 'It was conceded.' : `${name} conceded it:`, words };
    case 'dropped':
      return { says: 'The other side had its turn and did not answer it.', words: undefined };
    case 'open':
      return { says: 'The other side had no turn left to answer it.', words: undefined };
    default:
      return { says: 'In a language that the moderator does not read.', words: undefined };
  }
}

/** `and 2 more in the report`; undefined for none. */
export function moreWords(count: number): string | undefined {
  return count > 0 ? `And ${count} more, in the report.` : undefined;
}

/** How much they said, beside an even share. */
export function airtimeWords(words: number, share: number, fairShare: number | null): string {
  const said = `${words} ${words === 1 ? 'word' : 'words'}, ${percent(share)} of the debate`;
  return fairShare === null ? `${said}.` : `${said}; an even share is ${percent(fairShare)}.`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** `You answered 2 of the 5 claims of the other side.` */
export function answeredWords(who: string, answered: number, all: number): string {
  if (all === 0) return 'The map shows no claim of the other side.';
  if (answered === 0) return `${who} answered none of the other side’s ${countOf(all)}.`;
  return `${who} answered ${answered} of the other side’s ${countOf(all)}.`;
}

const countOf = (claims: number) => (claims === 1 ? 'one claim' : `${claims} claims`);
