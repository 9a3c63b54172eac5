import type { Earlier } from '@rostrum/data';
import { serverNow } from '@rostrum/data';
import { Button, cx } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { EarlierRow } from './earlier-row.tsx';
import type { FloorActions } from './floor-actions.ts';
import { atMsOf, isOwn, UNREAD_KEY, type FloorItem } from './floor-items.ts';
import { FloorLines, type LinesHandle } from './floor-lines.tsx';
import { FloorVoice } from './floor-voice.tsx';
import { useFollow } from '../../../shared/screen/use-follow.ts';
import { useReachTop } from './use-reach-top.ts';
import { useMissed } from './use-missed.ts';

/** Leads to a message that is on the floor; false if it is gone. */
export type FloorHandle = { goTo: (messageId: string) => boolean };

export type FloorProps = {
  items: readonly FloorItem[];
  uid: string;
  /** Older lines are not announced. The moderator may have opened before these lines were drawn, so this is when the person came. */
  newsSinceMs: number;
  actions: FloorActions;
  earlier?: Earlier | undefined;
  isHidden?: boolean;
  /** Everything up to a moment of the server's clock is in sight, or was. */
  onSeen?: ((atMs: number) => void) | undefined;
  ref?: Ref<FloorHandle>;
  /** Overlays the top of the visible part. */
  above?: ReactNode;
  /** The heading of what follows the last line of a debate that is over. */
  ending?: RefObject<HTMLHeadingElement | null> | undefined;
  /** After the last line: the next step, or the end. */
  children?: ReactNode;
};

/** The messages and acts in order. Neither a new line nor an earlier page moves the reading position. */
export function Floor(props: FloorProps) {
  const {
    items,
    uid,
    newsSinceMs,
    actions,
    earlier,
    isHidden = false,
    onSeen,
    ref: handle,
    above,
    children,
  } = props;
  const [openedAtMs] = useState(serverNow);
  const [lines, setLines] = useState<LinesHandle | null>(null);
  const keys = useMemo(() => items.flatMap((item) => (isThing(item) ? [item.key] : [])), [items]);
  const own = useMemo(
    () => new Set(items.flatMap((item) => (isOwn(item, uid) ? [item.key] : []))),
    [items, uid],
  );
  const { ref, onScroll, unseen, toEnd, follows } = useFollow(
    keys,
    useCallback((key: string) => own.has(key), [own]),
    props.ending,
  );
  const onReach = useReachTop(ref, earlier, items.length);
  const missed = useMissed(ref, items);
  useImperativeHandle(handle, () => ({ goTo: (messageId) => lines?.goTo(`said-${messageId}`) ?? false }), [
    lines,
  ]);
  const latestAtMs = useMemo(
    () => Math.max(0, ...items.slice(-20).map((item) => atMsOf(item) ?? 0)),
    [items],
  );
  useEffect(() => {
    if (unseen === 0 && !isHidden && latestAtMs > 0) onSeen?.(latestAtMs);
  }, [unseen, isHidden, latestAtMs, onSeen]);

  return (
    <section
      className={cx('floor-scroll', isHidden && 'max-lg:hidden')}
      aria-label={m.whatWasSaid()}
      ref={ref}
      onScroll={() => {
        onScroll();
        onReach();
        missed.onScroll();
      }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {above}
      {missed.isOutOfSight && (
        <div className="new-above">
          <Button size="sm" icon={ArrowUp} onClick={() => lines?.goTo(UNREAD_KEY)}>
            {m.jumpToUnread()}
          </Button>
        </div>
      )}
      {/* Lines mount and unmount with scrolling, so news has its own announcements. */}
      <div role="log" aria-label={m.floor()} aria-live="off">
        <EarlierRow earlier={earlier} />
        <FloorLines
          ref={setLines}
          items={items}
          uid={uid}
          actions={actions}
          scrollRef={ref}
          hasEarlier={earlier !== undefined}
          openedAtMs={openedAtMs}
          follows={follows}
        />
      </div>
      {children}
      <FloorVoice items={items} uid={uid} sinceMs={newsSinceMs} />
      {unseen > 0 && (
        <div className="new-below grid w-fit justify-self-center mx-auto">
          <Button size="sm" icon={ArrowDown} onClick={toEnd}>
            {m.newLines({ count: unseen })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Something that was said or done, in contrast to a heading. */
function isThing(item: FloorItem): boolean {
  return item.type !== 'step' && item.type !== 'unread';
}
