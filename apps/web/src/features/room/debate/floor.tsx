import { Button, cx } from '@rostrum/ui';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Virtualizer } from 'virtua';
import { serverNow } from '@rostrum/data';
import type { FloorItem } from './floor-items.ts';
import { FloorLine, type FloorActs } from './floor-line.tsx';
import { useFollow } from './use-follow.ts';

/** From this many lines on, only those near the eye are in the document. */
export const VIRTUAL_FROM = 100;

export type FloorProps = {
  items: readonly FloorItem[];
  uid: string;
  acts: FloorActs;
  isHidden?: boolean;
  /** Stands after the last line: what comes next, or how it ended. */
  children?: ReactNode;
};

/** What was said and done, in order. A new line never moves what somebody reads. */
export function Floor({ items, uid, acts, isHidden = false, children }: FloorProps) {
  const [openedAtMs] = useState(serverNow);
  const keys = useMemo(() => items.flatMap((item) => (item.type === 'step' ? [] : [item.key])), [items]);
  const own = useMemo(
    () => new Set(items.flatMap((item) => (isMine(item, uid) ? [item.key] : []))),
    [items, uid],
  );
  const { ref, onScroll, unseen, toEnd } = useFollow(
    keys,
    useCallback((key: string) => own.has(key), [own]),
  );
  const lines = items.map((item) => (
    <div key={item.key} className="floor-list pb-4">
      <FloorLine item={item} uid={uid} acts={acts} joins={atMsOf(item) > openedAtMs} />
    </div>
  ));
  return (
    <section
      className={cx('floor-scroll', isHidden && 'max-lg:hidden')}
      aria-label="What was said"
      ref={ref}
      onScroll={onScroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      <div role="log" aria-label="Floor">
        {items.length < VIRTUAL_FROM ? lines : <Virtualizer scrollRef={ref}>{lines}</Virtualizer>}
      </div>
      {children}
      {unseen > 0 && (
        <div className="new-below grid w-fit justify-self-center mx-auto">
          <Button size="sm" icon={ArrowDown} onClick={toEnd}>
            {unseen} new
          </Button>
        </div>
      )}
    </section>
  );
}

function isMine(item: FloorItem, uid: string): boolean {
  if (item.type === 'post') return true;
  return (item.type === 'said' || item.type === 'held') && item.message.authorId === uid;
}

function atMsOf(item: FloorItem): number {
  if (item.type === 'note') return item.act.atMs;
  return item.type === 'said' || item.type === 'held' ? item.message.createdAtMs : 0;
}
