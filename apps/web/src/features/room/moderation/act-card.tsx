import type { Intervention, Message } from '@rostrum/domain';
import { ActNote, FoldedNote, type Readers } from '@rostrum/ui';
import { useState, type ReactNode } from 'react';
import { dayAndTime, machineTime, timeOfDay } from '../session/index.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { ActAsks } from './act-asks.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import type { Rulings } from './rulings.ts';
import { appealWords } from './standing-words.ts';

export type ActCardProps = {
  act: Intervention;
  /** The message it is about, if it is on the floor. */
  message?: Message | undefined;
  /** Absent if nobody can do anything about it, as in a record. */
  rulings?: Rulings | undefined;
  /** The card's verb, if it is more specific than the act's usual one. */
  verb?: string;
  /** Who can see it, if not everyone. */
  readers: Readers;
  /** The way on, after the rule. */
  wayOn?: string | undefined;
  actions?: ReactNode;
  joins?: boolean;
  /** It belongs to the words beside it, so it is never folded. */
  isOpen?: boolean;
};

const SMALL = '(max-width: 47.99rem)';

/** One recorded act of the moderator, with its reason and everything that can be done about it. */
export function ActCard(props: ActCardProps) {
  const { act, message, rulings, actions, readers, isOpen = false, ...rest } = props;
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const isFolded = useMedia(SMALL) && act.to !== 'all' && !isUnfolded;
  if (isFolded) return <FoldedNote readers={readers} say={act.says} onOpen={() => setUnfolded(true)} />;
  return (
    <ActNote
      {...rest}
      act={act}
      readers={readers}
      time={timeOfDay(act.atMs)}
      dateTime={machineTime(act.atMs)}
      dayAndTime={dayAndTime}
      standing={act.appeal && appealWords(act.appeal, rulings?.uid ?? '')}
      actions={
        <>
          {rulings && <OfferButtons act={act} message={message} rulings={rulings} />}
          {actions}
        </>
      }
      asks={rulings && <ActAsks act={act} authorId={message?.authorId ?? null} rulings={rulings} />}
    />
  );
}
