import { isFinished, seatTakenBy, type Message } from '@rostrum/domain';
import { Bones, cx, EmptyState, ErrorState } from '@rostrum/ui';
import { useMemo } from 'react';
import { AfterPanel } from './after-panel.tsx';
import { BeforePanel } from './before-panel.tsx';
import { isBefore } from './before-words.ts';
import { floorItems } from './floor-items.ts';
import { Floor } from './floor.tsx';
import type { RoomViewProps } from './room-view.tsx';

export type FloorColumnProps = RoomViewProps & {
  nowMs: number;
  onEdit: (message: Message) => void;
  /** Another part of the room is shown in its place; the floor keeps where one was. */
  isHidden: boolean;
};

/** The middle of the room: before the debate its seats, then what is said, and in the end what it leaves. */
export function FloorColumn(props: FloorColumnProps) {
  const { room, floor, isHidden } = props;
  if (isBefore(room.debate.phase)) {
    return (
      <div className={cx('floor-scroll', isHidden && 'max-lg:hidden')}>
        <BeforePanel {...props} />
      </div>
    );
  }
  if (floor.status === 'loading') {
    return (
      <div className={cx('floor-scroll pt-6', isHidden && 'max-lg:hidden')}>
        <Bones label="Loading what was said" lines={6} />
      </div>
    );
  }
  if (floor.status === 'error') {
    return (
      <div className={cx('floor-scroll', isHidden && 'max-lg:hidden')}>
        <ErrorState small title="What was said could not be loaded" onRetry={floor.retry}>
          {floor.message}
        </ErrorState>
      </div>
    );
  }
  return <Spoken {...props} {...floor.value} />;
}

type SpokenProps = FloorColumnProps & Extract<RoomViewProps['floor'], { status: 'ready' }>['value'];

function Spoken({ room, uid, words, run, onEdit, messages, acts, isHidden }: SpokenProps) {
  const { posts } = words;
  const { steps } = room.debate.format;
  const side = seatTakenBy(room.debate, uid)?.side;
  const items = useMemo(
    () => floorItems({ steps, messages, acts, posts, uid, side }),
    [steps, messages, acts, posts, uid, side],
  );
  const isOver = isFinished(room.debate);
  const onWithdraw = (message: Message) =>
    void run({ type: 'withdraw', roomId: room.id, messageId: message.id });
  const handlers = {
    ...(isOver ? {} : { onEdit, onWithdraw }),
    onTryAgain: words.tryAgain,
    onTakeBack: words.takeBack,
    onDiscard: words.discard,
  };
  return (
    <Floor items={items} uid={uid} acts={handlers} isHidden={isHidden}>
      {items.length === 0 && room.debate.phase === 'live' && (
        <EmptyState small title="Nobody has spoken yet">
          What is said appears here, for everybody at the same time.
        </EmptyState>
      )}
      {isOver && <AfterPanel room={room} messages={messages} acts={acts} />}
    </Floor>
  );
}
