import { serverNow } from '@rostrum/data';
import { BROWSER_NOTICES_KEY, noticeWords, type Notice } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/notices';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptShelf } from '../settings/use-kept.ts';
import { noticeHref } from './notice-words.ts';

/**
 * Says what arrives while the product is open, once: as a toast, and where the tab is hidden and the person allowed it,
 * by the browser. A room in front of the person says itself whose turn it is and who hosts it.
 */
export function useArrivals(notices: readonly Notice[] | undefined, go: (href: string) => void): void {
  const [sinceMs] = useState(serverNow);
  const { pathname } = useLocation();
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const notice of notices ?? []) {
      // Told again under the same name, it is something new.
      const key = `${notice.id}-${notice.atMs}`;
      if (notice.readAtMs !== null || notice.atMs <= sinceMs || said.current.has(key)) continue;
      said.current.add(key);
      const isInFront = document.visibilityState !== 'hidden' && noticeHref(notice) === pathname;
      if (!isInFront || !SAID_BY_ROOM.has(notice.kind)) say(notice, go);
    }
  }, [notices, sinceMs, go, pathname]);
}

/** What a room says to a person who has it open. */
const SAID_BY_ROOM: ReadonlySet<Notice['kind']> = new Set([
  'chairGiven',
  'readyCheck',
  'yourTurn',
  'stepEnding',
]);

function say(notice: Notice, go: (href: string) => void): void {
  const text = noticeWords(notice, serverNow());
  const href = noticeHref(notice);
  notify({ text, ...(href !== undefined && { action: { label: m.open(), onClick: () => go(href) } }) });
  const isWanted = keptShelf(BROWSER_NOTICES_KEY).load() ?? true;
  if (document.visibilityState === 'hidden' && maySayByBrowser() === 'granted' && isWanted)
    showByBrowser(notice.id, text);
}

/** The browser's permission for notices: granted, denied, not asked, or unsupported. */
export function maySayByBrowser(): NotificationPermission | 'impossible' {
  return 'Notification' in globalThis ? Notification.permission : 'impossible';
}

function showByBrowser(tag: string, body: string): void {
  try {
    const shown = new Notification('Rostrum', { body, tag });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  } catch (error) {
    // On phones only a service worker may; the toast is there when the tab is.
    console.warn('The browser did not show a notice', error);
  }
}
