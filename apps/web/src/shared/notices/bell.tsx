import { useNotices, useServerNow } from '@rostrum/data';
import { noticeWords, type Notice } from '@rostrum/domain';
import { Avatar, Bones, Button, ErrorState, IconButton, Link, Popover } from '@rostrum/ui';
import * as m from '@rostrum/words/notices';
import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../commands/use-command.ts';
import { useOpenFromPush } from '../reach/use-open-from-push.ts';
import { agoWords, noticeHref } from './notice-words.ts';
import { maySayByBrowser, useArrivals } from './use-arrivals.ts';

/** This person's notices, behind a bell with the number of new ones. */
export function Bell({ uid }: { uid: string }) {
  const notices = useNotices(uid);
  const navigate = useNavigate();
  const nowMs = useServerNow(30_000);
  const { run } = useCommand('people');
  const [open, setOpen] = useState(false);
  const list = notices.status === 'ready' ? notices.value : undefined;
  const unread = (list ?? []).filter(({ readAtMs }) => readAtMs === null);
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  useArrivals(list, go);
  useOpenFromPush(go);

  const change = (opens: boolean) => {
    setOpen(opens);
    // New ones stay marked while the list is open.
    if (!opens && unread.length > 0) void run({ type: 'readNotices', noticeIds: unread.map(({ id }) => id) });
  };
  return (
    <Popover
      title={m.notices()}
      align="end"
      open={open}
      onOpenChange={change}
      trigger={
        <IconButton
          icon={BellIcon}
          label={unread.length > 0 ? m.noticesNew({ count: unread.length }) : m.notices()}
          badge={unread.length}
        />
      }
    >
      {notices.status === 'loading' && <Bones label={m.loading()} lines={3} />}
      {notices.status === 'error' && (
        <ErrorState small title={m.failed()} onRetry={notices.retry}>
          {notices.message}
        </ErrorState>
      )}
      {list?.length === 0 && <p className="muted">{m.empty()}</p>}
      {list && list.length > 0 && (
        <ol className="notices">
          {list.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} nowMs={nowMs} onOpen={() => change(false)} />
          ))}
        </ol>
      )}
      <AskBrowser />
    </Popover>
  );
}

function NoticeLine({ notice, nowMs, onOpen }: { notice: Notice; nowMs: number; onOpen: () => void }) {
  const href = noticeHref(notice);
  const words = noticeWords(notice, nowMs);
  return (
    <li className="notice-line" data-new={notice.readAtMs === null || undefined}>
      <Avatar name={notice.fromName || 'Rostrum'} photo={notice.fromPhotoURL} />
      <span className="min-w-0 wrap-anywhere">
        {href ? (
          <Link href={href} onClick={onOpen}>
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <span className="tiny faint num">{agoWords(notice.atMs, nowMs)}</span>
    </li>
  );
}

/** Asks for the browser's permission to show notices; only on a tap, and only until somebody answered. */
function AskBrowser() {
  const [may, setMay] = useState(maySayByBrowser);
  if (may !== 'default') return null;
  const ask = async () => setMay(await Notification.requestPermission());
  return (
    <p>
      <Button size="sm" onClick={() => void ask()}>
        {m.askBrowser()}
      </Button>
    </p>
  );
}
