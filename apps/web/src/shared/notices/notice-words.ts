import type { Notice } from '@rostrum/domain';
import {
  debateUrl,
  decisionUrl,
  myReportUrl,
  PATHS,
  personUrl,
  reportUrl,
  settingsUrl,
} from '../navigation/paths.ts';

/** The target of a notice; empty if the notice is complete. */
export function noticeHref({ kind, roomId, fromUid, decisionId, receipt }: Notice): string | undefined {
  switch (kind) {
    case 'invited':
      return PATHS.dashboard;
    case 'accepted':
    case 'readyCheck':
    case 'yourTurn':
    case 'stepEnding':
    case 'answered':
    case 'ballotDue':
    case 'rematchAsked':
    case 'rematchTaken':
    case 'chairGiven':
      return roomId === null ? undefined : debateUrl(roomId);
    case 'reportReady':
      return roomId === null ? undefined : reportUrl(roomId);
    case 'mailRefused':
      return settingsUrl('reach');
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
