import * as m from '@rostrum/words/push';
import { shownName } from '../documents/shown-name.ts';
import type { NoticeDocument } from '../documents/notice.ts';
import { openingText } from '../people/opening-words.ts';

type Said = Pick<NoticeDocument, 'kind' | 'fromName' | 'motion' | 'note' | 'endsAtMs'>;

/** One sentence for a notice, at a moment. Times are those of the zone, or of the device. */
export function noticeWords(
  { kind, fromName, motion, note, endsAtMs }: Said,
  nowMs: number,
  timeZone?: string,
): string {
  const name = shownName(fromName);
  const isTimed = endsAtMs !== null && endsAtMs > nowMs;
  const end = isTimed
    ? { ends: 'soon' as const, until: openingText(endsAtMs, nowMs, timeZone) }
    : { ends: 'other' as const, until: '' };
  const about = (said: string) => (motion ? m.aboutMotion({ said, motion }) : m.alone({ said }));
  const noted = (sentence: string) => (note ? m.withNote({ sentence, note }) : sentence);
  switch (kind) {
    case 'invited':
      return about(m.invited({ name }));
    case 'accepted':
      return about(m.accepted({ name }));
    case 'declined':
      return about(m.declined({ name }));
    case 'withdrawn':
      return about(m.withdrawn({ name }));
    case 'followed':
      return m.alone({ said: m.followed({ name }) });
    case 'reportDecided':
      return noted(m.alone({ said: m.reportDecided() }));
    case 'reported':
      return noted(m.alone({ said: m.reported() }));
    case 'topicPublished':
      return noted(about(m.topicPublished()));
    case 'topicRefused':
      return noted(about(m.topicRefused()));
    case 'appealDecided':
      return noted(m.alone({ said: m.appealDecided() }));
    case 'rematchAsked':
      return about(m.rematchAsked({ name }));
    case 'rematchTaken':
      return about(m.rematchTaken({ name }));
    case 'chairGiven':
      return about(m.chairGiven({ name }));
    case 'messageHidden':
      return noted(about(m.messageHidden()));
    case 'mailRefused':
      return m.mailRefused({ address: note });
    case 'readyCheck':
      return about(m.readyCheck());
    case 'yourTurn':
      return about(m.yourTurn(end));
    case 'stepEnding':
      return about(m.stepEnding(end));
    case 'answered':
      return about(m.answered({ name }));
    case 'ballotDue':
      return about(m.ballotDue(end));
    case 'reportReady':
      return about(m.reportReady());
  }
}
