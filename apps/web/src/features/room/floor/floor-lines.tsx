import { lengthText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { memo, useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { ActCard, CareCard } from '../moderation/index.ts';
import { EARLIER_ROW_PX } from './earlier-row.tsx';
import type { FloorActions } from './floor-actions.ts';
import { atMsOf, isSameItem, type FloorItem } from './floor-items.ts';
import { HeldLine } from './held-line.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { PostLine } from './post-line.tsx';
import { SaidLine } from './said-line.tsx';
import { usePlace } from './use-place.ts';

/** From this many lines on, only those near the eye are in the document. */
const VIRTUAL_FROM = 100;
/** A guess at the height of a line that was not drawn yet, in CSS pixels. */
const LINE_PX = 110;

/** Leads to a line by its key; false if it is missing. */
export type LinesHandle = { goTo: (key: string) => boolean };

export type FloorLinesProps = {
  items: readonly FloorItem[];
  uid: string;
  actions: FloorActions;
  scrollRef: RefObject<HTMLElement | null>;
  hasEarlier: boolean;
  /** Anything later than this arrives while somebody looks. */
  openedAtMs: number;
  /** Whether the reader is at the end, where nothing they read can move. */
  follows: () => boolean;
  ref?: Ref<LinesHandle>;
};

/** The lines of a floor: all of them if they are few, otherwise only those near the viewport. */
export function FloorLines(props: FloorLinesProps) {
  const { items, uid, actions, scrollRef, hasEarlier, openedAtMs, follows, ref } = props;
  const isVirtual = useVirtual(items.length, hasEarlier, follows);
  const hadEarlier = useEver(hasEarlier);
  const virtual = useRef<VirtualizerHandle>(null);
  const { place, holder, goTo } = usePlace(items, virtual, scrollRef);
  const shift = useShift(items);
  useImperativeHandle(ref, () => ({ goTo }), [goTo]);

  const line = (item: FloorItem) => (
    <div
      key={item.key}
      data-line={item.key}
      className="floor-list said-place pb-4"
      tabIndex={item.key === place ? -1 : undefined}
    >
      <FloorLine item={item} uid={uid} actions={actions} joins={(atMsOf(item) ?? 0) > openedAtMs} />
    </div>
  );
  if (!isVirtual) return items.map(line);
  return (
    <Virtualizer
      ref={virtual}
      scrollRef={scrollRef}
      data={items}
      shift={shift}
      itemSize={LINE_PX}
      bufferSize={400}
      startMargin={hadEarlier ? EARLIER_ROW_PX : 0}
      keepMounted={holder === undefined ? [] : [holder]}
    >
      {line}
    </Virtualizer>
  );
}

export type FloorLineProps = {
  item: FloorItem;
  uid: string;
  actions: FloorActions;
  /** Whether it arrived while somebody was looking. */
  joins: boolean;
};

/** One line of the floor. */
export const FloorLine = memo(Line, (before, after) => {
  const isSame = before.uid === after.uid && before.actions === after.actions && before.joins === after.joins;
  return isSame && isSameItem(before.item, after.item);
});

function Line({ item, uid, actions, joins }: FloorLineProps) {
  switch (item.type) {
    case 'step':
      return (
        <div className="step-head">
          <h2>{item.name}</h2>
          <span>{lengthText(item.seconds)}</span>
        </div>
      );
    case 'unread':
      return <h2 className="unread">{m.unread()}</h2>;
    case 'said':
      return item.message.hidden ? (
        <HiddenLine message={item.message} hidden={item.message.hidden} uid={uid} actions={actions} />
      ) : (
        <SaidLine message={item.message} uid={uid} actions={actions} joins={joins} />
      );
    case 'held':
      return (
        <HeldLine
          message={item.message}
          note={item.note}
          readers={item.readers}
          actions={actions}
          joins={joins}
        />
      );
    case 'note':
      return (
        <ActCard
          act={item.act}
          message={item.message}
          rulings={actions.rulings}
          readers={item.readers}
          joins={joins}
        />
      );
    case 'care':
      return (
        actions.care && (
          <CareCard
            card={item.card}
            readers={item.readers}
            joins={joins}
            {...actions.care}
            onGo={item.isOnFloor ? actions.onGo : undefined}
          />
        )
      );
    case 'post':
      return <PostLine post={item.post} side={item.side} isBehind={item.isBehind} actions={actions} />;
  }
}

/** Once many, always many. It switches only while nobody reads further up, because the switch redraws everything. */
function useVirtual(count: number, hasEarlier: boolean, follows: () => boolean): boolean {
  const isLong = hasEarlier || count >= VIRTUAL_FROM;
  const [isVirtual, setVirtual] = useState(isLong);
  useEffect(() => {
    if (!isLong || isVirtual) return undefined;
    const frame = requestAnimationFrame(() => {
      if (follows()) setVirtual(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLong, isVirtual, count, follows]);
  return isVirtual;
}

function useEver(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

/** Whether the last change put lines before those that were there: then places are kept counted from the end. */
function useShift(items: readonly FloorItem[]): boolean {
  const [drawn, setDrawn] = useState({ items, shift: false });
  if (drawn.items === items) return drawn.shift;
  const first = drawn.items[0]?.key;
  const shift = items.length > drawn.items.length && first !== undefined && items[0]?.key !== first;
  setDrawn({ items, shift });
  return shift;
}
