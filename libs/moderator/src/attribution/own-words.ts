import type { Span } from '@rostrum/domain';
import { quotedParts } from '../text/quoted-parts.ts';
import { DENIED, DISTANCE, ENDORSED, REPORTED } from './reported.ts';

/**
 * What the author says themselves: the text with blanks, of the same length, for words that they quote, report, deny, refute
 * or suppose. The same string where there are none.
 */
export function ownWords(text: string): string {
  const plain = text.replaceAll(/[’‘]/gu, "'");
  return blanked(text, mentionsIn(text, plain));
}

function mentionsIn(text: string, plain: string): Span[] {
  const parts = quotedParts(text);
  const lines = parts.filter(({ mark }) => mark === '>');
  const isAllQuoted = blanked(text, lines).trim() === '';
  const quotations = parts.flatMap(({ mark, inside }) => (mark === '>' ? [] : [inside]));
  const around = blanked(plain, quotations);
  const isDistant = DISTANCE.test(around) && !ENDORSED.test(around);
  return [
    ...(isAllQuoted ? [] : lines),
    ...(isDistant ? quotations : []),
    ...(ENDORSED.test(around) ? [] : REPORTED.flatMap((cue) => lastGroups(around, cue))),
    ...DENIED.flatMap((cue) => wholeMatches(around, cue)),
  ];
}

function wholeMatches(text: string, cue: RegExp): Span[] {
  return [...text.matchAll(cue)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

/** Where the last group of each match lies. */
function lastGroups(text: string, cue: RegExp): Span[] {
  return [...text.matchAll(cue)].flatMap(({ indices }) => {
    const place = indices?.at(-1);
    return place ? [{ start: place[0], end: place[1] }] : [];
  });
}

function blanked(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const units = text.split('');
  for (const { start, end } of spans) units.fill(' ', start, end);
  return units.join('');
}
