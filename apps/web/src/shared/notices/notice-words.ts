import type { Notice } from '@rostrum/domain';
import * as m from '@rostrum/words/notices';
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
    case 'topicPublished':
    case 'topicRefused':
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
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** How long ago, in the largest whole unit: "just now", "5 min", "3 h", "2 d". */
export function agoWords(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / MINUTE_MS);
  if (minutes < 1) return m.justNow();
  if (minutes < HOUR_MINUTES) return m.minutes({ count: minutes });
  return minutes < DAY_MINUTES
    ? m.hours({ count: Math.floor(minutes / HOUR_MINUTES) })
    : m.days({ count: Math.floor(minutes / DAY_MINUTES) });
}

/** The remaining time of an invitation, or the time since it ended: "ends in 21 h", "ended 5 min ago". */
export function endsWords(expiresAtMs: number, nowMs: number): string {
  if (nowMs >= expiresAtMs) return endedWords(Math.floor((nowMs - expiresAtMs) / MINUTE_MS));
  const minutes = Math.max(1, Math.ceil((expiresAtMs - nowMs) / MINUTE_MS));
  const time =
    minutes < HOUR_MINUTES
      ? m.minutes({ count: minutes })
      : m.hours({ count: Math.floor(minutes / HOUR_MINUTES) });
  return m.endsIn({ time });
}

function endedWords(minutes: number): string {
  if (minutes < 1) return m.endedJustNow();
  if (minutes < HOUR_MINUTES) return m.endedMinutesAgo({ count: minutes });
  return minutes < DAY_MINUTES
    ? m.endedHoursAgo({ count: Math.floor(minutes / HOUR_MINUTES) })
    : m.endedDaysAgo({ count: Math.floor(minutes / DAY_MINUTES) });
}
