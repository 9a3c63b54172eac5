import type { Live } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import {
  AirtimeBar,
  Bones,
  cx,
  EmptyState,
  ErrorState,
  Motion,
  PageHead,
  SectionHead,
  Side,
} from '@rostrum/ui';
import type { ReactNode } from 'react';
import { FirstDebateLinks } from '../../first-debate-links.tsx';
import { PageTitle } from '../../page-title.tsx';
import { partIn } from './my-part.ts';

export type FeedbackViewProps = {
  debates: Live<readonly Room[]>;
  uid: string;
  /** The debate that is looked at; the last one as long as nobody chose. */
  chosen: Room | undefined;
  onChoose: (roomId: string) => void;
  /** What is known of the chosen one. */
  children: ReactNode;
  /** What stands below all of it, also where there is no debate yet. */
  below?: ReactNode;
};

/** What one's own debates leave to learn from. */
export function FeedbackView({ debates, uid, chosen, onChoose, children, below }: FeedbackViewProps) {
  return (
    <div className="page">
      <PageTitle>Feedback</PageTitle>
      <PageHead title="Feedback" lede="What your debates were, in numbers that were really counted." />
      {debates.status === 'loading' && <Bones label="Loading your debates" lines={6} />}
      {debates.status === 'error' && (
        <ErrorState small title="Your debates could not be loaded" onRetry={debates.retry}>
          {debates.message}
        </ErrorState>
      )}
      {debates.status === 'ready' && debates.value.length === 0 && <NothingYet />}
      {debates.status === 'ready' && debates.value.length > 0 && (
        <div className="grid grid-cols-[20rem_minmax(0,1fr)] gap-12 max-lg:grid-cols-1 max-lg:gap-8">
          <DebateList debates={debates.value} uid={uid} chosen={chosen} onChoose={onChoose} />
          {children}
        </div>
      )}
      {below && <div className="mt-12">{below}</div>}
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Feedback begins with a debate" action={<FirstDebateLinks />} small>
      Once one of yours has ended, you see here how much of it was yours, where the moderator stepped in and
      why, and the transcript to keep.
    </EmptyState>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

function DebateList({
  debates,
  uid,
  chosen,
  onChoose,
}: Omit<FeedbackViewProps, 'debates' | 'children' | 'below'> & { debates: readonly Room[] }) {
  return (
    <section aria-labelledby="feedback-debates">
      <SectionHead id="feedback-debates" aside={debates.length}>
        Your debates
      </SectionHead>
      <ul className="list">
        {debates.map((room) => {
          const { side, share, fair } = partIn(room, uid);
          const isChosen = room.id === chosen?.id;
          return (
            <li key={room.id}>
              <button
                type="button"
                className={cx(
                  'hover:bg-surface grid w-full gap-1.5 px-3 py-3 text-start',
                  isChosen && 'bg-raised',
                  side,
                )}
                aria-current={isChosen || undefined}
                onClick={() => onChoose(room.id)}
              >
                <Motion size="sm" as="span">
                  {room.motion}
                </Motion>
                <span className="row tiny faint">
                  {side && <Side side={side} />}
                  {room.endedAtMs !== null && <span>{DAY.format(room.endedAtMs)}</span>}
                  {share !== undefined && side && (
                    <span className="push num">{Math.round(share * 100)}% of the words</span>
                  )}
                </span>
                {share !== undefined && side && <AirtimeBar share={share} fair={fair} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
