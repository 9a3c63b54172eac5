import { NAMELESS, type Notice } from '@rostrum/domain';
import { openingText } from '../debate-words/opening-words.ts';
import { debateUrl, decisionUrl, myReportUrl, PATHS, personUrl, reportUrl } from '../navigation/paths.ts';

/** One sentence for a notice, at a moment. */
export function noticeWords({ kind, fromName, motion, note, endsAtMs }: Notice, nowMs: number): string {
  const name = fromName || NAMELESS;
  const about = motion ? `: ${motion}` : '.';
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
    case 'appealDecided':
      return ['Your appeal was decided.', note].filter(Boolean).join(' ');
    case 'rematchAsked':
      return `${name} asks you for another debate${about}`;
    case 'rematchTaken':
      return `${name} takes your offer. The room is open${about}`;
    case 'messageHidden':
      return [`The host hid a message of yours${about}`, note].filter(Boolean).join(' ');
    case 'yourTurn':
      return `It is your turn${untilWords(endsAtMs, nowMs)}${about}`;
    case 'stepEnding':
      return `Your turn ends soon${untilWords(endsAtMs, nowMs)}${about}`;
    case 'answered':
      return `${name} has answered${about}`;
    case 'reportReady':
      return `The report of your debate is there${about}`;
  }
}

/** `, until tomorrow 18:00`; nothing once it has passed. */
function untilWords(endsAtMs: number | null, nowMs: number): string {
  return endsAtMs === null || endsAtMs <= nowMs ? '' : `, until ${openingText(endsAtMs, nowMs)}`;
}

/** The target of a notice; empty if the notice is complete. */
export function noticeHref({ kind, roomId, fromUid, decisionId, receipt }: Notice): string | undefined {
  switch (kind) {
    case 'invited':
      return PATHS.dashboard;
    case 'accepted':
    case 'yourTurn':
    case 'stepEnding':
    case 'answered':
    case 'rematchAsked':
    case 'rematchTaken':
      return roomId === null ? undefined : debateUrl(roomId);
    case 'reportReady':
      return roomId === null ? undefined : reportUrl(roomId);
    case 'declined':
    case 'withdrawn':
    case 'followed':
      return fromUid === '' ? undefined : personUrl(fromUid);
    case 'reportDecided':
    case 'reported':
    case 'appealDecided':
    case 'messageHidden':
      return houseHref(decisionId, receipt);
  }
}

/** To one's own report if it is about one, else to the decision; notices of older versions have neither. */
function houseHref(decisionId: string | null, receipt: string | null): string | undefined {
  if (receipt !== null) return myReportUrl(receipt);
  return decisionId === null ? undefined : decisionUrl(decisionId);
}

const MINUTE_MS = 60_000;
const JUST_NOW = 'just now';

/** How long ago, in the largest whole unit: "just now", "5 min", "3 h", "2 d". */
export function agoWords(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / MINUTE_MS);
  if (minutes < 1) return JUST_NOW;
  if (minutes < 60) return `${minutes} min`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} d`;
}

/** The remaining time of an invitation, or the time since it ended: "ends in 21 h", "ended 5 min ago". */
export function endsWords(expiresAtMs: number, nowMs: number): string {
  if (nowMs >= expiresAtMs) {
    const ago = agoWords(expiresAtMs, nowMs);
    return ago === JUST_NOW ? `ended ${ago}` : `ended ${ago} ago`;
  }
  const minutes = Math.max(1, Math.ceil((expiresAtMs - nowMs) / MINUTE_MS));
  return minutes < 60 ? `ends in ${minutes} min` : `ends in ${Math.floor(minutes / 60)} h`;
}
