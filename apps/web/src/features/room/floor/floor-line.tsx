import { lengthText } from '@rostrum/ui';
import { memo } from 'react';
import { ActCard } from '../moderation/index.ts';
import type { FloorActions } from './floor-actions.ts';
import { isSameItem, type FloorItem } from './floor-items.ts';
import { HeldLine } from './held-line.tsx';
import { PostLine } from './post-line.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { SaidLine } from './said-line.tsx';

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
      return <h2 className="unread">New since you were here</h2>;
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
    case 'post':
      return <PostLine post={item.post} side={item.side} actions={actions} />;
  }
}
