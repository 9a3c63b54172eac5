import type { Live } from '@rostrum/data';
import { dayOf, type Room } from '@rostrum/domain';
import {
  AirtimeBar,
  Bones,
  Button,
  cx,
  downloadText,
  EmptyState,
  ErrorState,
  Motion,
  PageHead,
  SectionHead,
  Segment,
  Side,
} from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FirstDebateLinks } from '../../../shared/navigation/first-debate-links.tsx';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { feedbackCsv } from '../logic/feedback-csv.ts';
import { partIn } from '../logic/my-part.ts';
import { percent } from '../logic/amounts.ts';
import { OverTime } from './over-time/over-time.tsx';
import type { History } from '../logic/series.ts';
import { dayAndMonth } from '../../../shared/timing/day-words.ts';

export type FeedbackViewProps = {
  debates: Live<readonly Room[]>;
  history: Live<History>;
  uid: string;
  /** The selected debate; by default the last one. */
  chosen: Room | undefined;
  onChoose: (roomId: string) => void;
  /** The known data of the selected one. */
  children: ReactNode;
  /** The lessons to draw from them, above everything else. */
  above?: ReactNode;
  /** Content below everything else, even before the first debate. */
  below?: ReactNode;
};

type FeedbackScope = 'overTime' | 'oneDebate';
const ways = (): { value: FeedbackScope; label: string }[] => [
  { value: 'overTime', label: m.overTime() },
  { value: 'oneDebate', label: m.oneDebate() },
];

/** Learning suggestions from one's own debates. */
export function FeedbackView(props: FeedbackViewProps) {
  const { debates, history, children, above, below } = props;
  const [way, setWay] = useState<FeedbackScope>('overTime');
  const hasDebates = debates.status === 'ready' && debates.value.length > 0;
  // The scores may be here before the debates they are of.
  const hasScores = history.status === 'ready' && history.value.feedback.length > 0;
  const isNew = debates.status === 'ready' && !hasDebates && !hasScores;
  return (
    <div className="page">
      <PageTitle>{m.title()}</PageTitle>
      <PageHead title={m.title()} lede={m.lede()}>
        {hasDebates && (
          <>
            <Segment className="flex-none" label={m.show()} options={ways()} value={way} onChange={setWay} />
            <Button
              icon={Download}
              {...(history.status !== 'ready' && { disabledBecause: m.scoresNotLoaded() })}
              onClick={() =>
                history.status === 'ready' &&
                downloadText(
                  `${dayOf(history.value.feedback[0]?.writtenAtMs ?? 0)}-feedback.csv`,
                  feedbackCsv(history.value.feedback, history.value.rooms),
                  'text/csv',
                )
              }
            >
              {m.csv()}
            </Button>
          </>
        )}
      </PageHead>
      {debates.status === 'loading' && <Bones label={m.loadingDebates()} lines={6} />}
      {debates.status === 'error' && (
        <ErrorState small title={m.debatesFailed()} onRetry={debates.retry}>
          {debates.message}
        </ErrorState>
      )}
      {isNew && <NothingYet />}
      {above && <div className="mb-8">{above}</div>}
      {(hasDebates || hasScores) && way === 'overTime' && <HistoryState history={history} />}
      {hasDebates && way === 'oneDebate' && (
        <div className="grid grid-cols-[20rem_minmax(0,1fr)] gap-12 max-lg:grid-cols-1 max-lg:gap-8">
          <DebateList {...props} debates={debates.value} />
          {children}
        </div>
      )}
      {below && <div className="mt-12">{below}</div>}
    </div>
  );
}

function HistoryState({ history }: { history: Live<History> }) {
  if (history.status === 'loading') return <Bones label={m.loadingScores()} lines={8} />;
  if (history.status === 'error') {
    return (
      <ErrorState small title={m.scoresFailed()} onRetry={history.retry}>
        {history.message}
      </ErrorState>
    );
  }
  return <OverTime history={history.value} />;
}

function NothingYet() {
  return (
    <EmptyState title={m.nothingYet()} action={<FirstDebateLinks />} small>
      {m.nothingYetHint()}
    </EmptyState>
  );
}

function DebateList({
  debates,
  uid,
  chosen,
  onChoose,
}: Pick<FeedbackViewProps, 'uid' | 'chosen' | 'onChoose'> & { debates: readonly Room[] }) {
  return (
    <section aria-labelledby="feedback-debates">
      <SectionHead id="feedback-debates" aside={debates.length}>
        {m.yourDebates()}
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
                  {room.endedAtMs !== null && <span>{dayAndMonth(room.endedAtMs)}</span>}
                  {share !== undefined && side && (
                    <span className="push num">{m.wordShare({ share: percent(share) })}</span>
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
