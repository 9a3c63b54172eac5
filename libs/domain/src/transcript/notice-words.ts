import * as m from '@rostrum/words/notices';
import { NAMELESS } from '../documents/profile.ts';
import type { NoticeDocument } from '../documents/notice.ts';
import { openingText } from '../people/opening-words.ts';

type Said = Pick<NoticeDocument, 'kind' | 'fromName' | 'motion' | 'note' | 'endsAtMs'>;

/** One sentence for a notice, at a moment. Times are those of the zone, or of the device. */
export function noticeWords(
  { kind, fromName, motion, note, endsAtMs }: Said,
  nowMs: number,
  timeZone?: string,
): string {
  const name = fromName || NAMELESS;
  const about = motion ? `: ${motion}` : '.';
  const until =
    endsAtMs === null || endsAtMs <= nowMs ? '' : `, until ${openingText(endsAtMs, nowMs, timeZone)}`;
  switch (kind) {
    case 'invited':
      return `${name} invites you${about}`;
    case 'accepted':
      return `${name} accepted your invitation${about}`;
    case 'declined':
      return `${name} declined your invitation${about}`;
    case 'withdrawn':
      return `${name} took an invitation back${about}`;
    case 'followed':
      return `${name} follows you.`;
    case 'reportDecided':
      return ['What you reported was looked at.', note].filter(Boolean).join(' ');
    case 'reported':
      return ['The house decided about something of yours.', note].filter(Boolean).join(' ');
    case 'topicPublished':
      return [m.topicPublished({ motion: motion ?? '' }), note].filter(Boolean).join(' ');
    case 'topicRefused':
      return [m.topicRefused({ motion: motion ?? '' }), note].filter(Boolean).join(' ');
    case 'appealDecided':
      return ['Your appeal was decided.', note].filter(Boolean).join(' ');
    case 'rematchAsked':
      return `${name} asks you for another debate${about}`;
    case 'rematchTaken':
      return `${name} takes your offer. The room is open${about}`;
    case 'chairGiven':
      return `${name} has left, so you host the debate now${about}`;
    case 'messageHidden':
      return [`The host hid a message of yours${about}`, note].filter(Boolean).join(' ');
    case 'mailRefused':
      return `Our e-mail to ${note} came back, so nothing more is sent there. Check the address in your settings.`;
    case 'readyCheck':
      return `Everybody has a seat. Say that you are ready${about}`;
    case 'yourTurn':
      return `It is your turn${until}${about}`;
    case 'stepEnding':
      return `Your turn ends soon${until}${about}`;
    case 'answered':
      return `${name} has answered${about}`;
    case 'ballotDue':
      return `You judge, and your ballot is due${until}${about}`;
    case 'reportReady':
      return `The report of your debate is there${about}`;
  }
}
