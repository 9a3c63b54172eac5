import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as m from '@rostrum/words/ui';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismiss, readNotices, subscribeToNotices } from './notices.ts';
import type { ShownNotice } from './notices.ts';
import { useToastOutlet } from './toast-outlets.ts';

/** How long a plain remark stays, in milliseconds. */
const STAYS_MS = 6_000;

const ICONS = { plain: Info, good: CircleCheck, danger: TriangleAlert };

/**
 * The corner where notices appear. Mounted once and always present, so that screen readers announce additions. A
 * modal dialog brings its own, above its backdrop and reachable by keyboard.
 */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices);
  const isHere = useToastOutlet();
  const [held, setHeld] = useState(false);
  return (
    <div
      role="presentation"
      className="toasts"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isHere && notices.map((notice) => <Toast key={notice.id} notice={notice} held={held} />)}
    </div>
  );
}

/** Pointing at the notices or having the focus among them keeps them. */
function Toast({ notice, held }: { notice: ShownNotice; held: boolean }) {
  const { id, text, tone = 'plain', action } = notice;
  const waits = held || tone === 'danger' || action !== undefined;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(() => dismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, waits]);
  const Icon = ICONS[tone];
  return (
    <div className="toast" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className="icon" />
      <p className="toast-words">{text}</p>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={m.dismiss()} size="sm" onClick={() => dismiss(id)} />
    </div>
  );
}
