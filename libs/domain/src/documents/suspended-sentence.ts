import { formatDate } from '@rostrum/words';
import * as m from '@rostrum/words/suspension';
import type { Suspension } from './standing.ts';

/** The sentence that a suspended person reads whenever they try to act. */
export function suspendedSentence({ untilMs }: Suspension): string {
  return untilMs === null
    ? m.houseSuspended({ lasts: 'forGood', until: '' })
    : m.houseSuspended({ lasts: 'other', until: formatDate(untilMs, DAY) });
}

const DAY: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
};
