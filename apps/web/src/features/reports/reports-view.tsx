import type { Live, ModerationQueue } from '@rostrum/data';
import { Bones, Count, ErrorState, PageHead, SectionHead } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';
import { AppealItem } from './components/appeal-item.tsx';
import { LogItem } from './components/log-item.tsx';
import { ReportItem } from './components/report-item.tsx';

/** Reports of people and appeals against the moderator, the oldest first, and what was decided lately. */
export function ReportsView({ queue }: { queue: ModerationQueue }) {
  return (
    <div className="page">
      <PageTitle>Moderation</PageTitle>
      <PageHead
        title="Moderation"
        lede="What waits for a human. Nobody decides what they reported, what is about them, or what they wrote."
      />
      <div className="paper">
        <div className="stack-8">
          <Queue title="Reports" list={queue.reports} empty="No report waits.">
            {(report) => <ReportItem key={report.id} report={report} />}
          </Queue>
          <Queue title="Appeals" list={queue.appeals} empty="No appeal waits.">
            {(appeal) => <AppealItem key={`${appeal.roomId}-${appeal.id}`} appeal={appeal} />}
          </Queue>
        </div>
        <Queue title="Decided lately" list={queue.log} empty="Nothing was decided yet.">
          {(report) => <LogItem key={report.id} report={report} />}
        </Queue>
      </div>
    </div>
  );
}

type QueueProps<Item> = {
  title: string;
  list: Live<readonly Item[]>;
  empty: string;
  children: (item: Item) => ReactNode;
};

function Queue<Item>({ title, list, empty, children }: QueueProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={list.status === 'ready' && <Count value={list.value.length} />}>
        {title}
      </SectionHead>
      {list.status === 'loading' && <Bones label={`Loading: ${title}`} lines={3} />}
      {list.status === 'error' && (
        <ErrorState small title="This could not be loaded" onRetry={list.retry}>
          {list.message}
        </ErrorState>
      )}
      {list.status === 'ready' && list.value.length === 0 && <p className="muted small mt-3">{empty}</p>}
      {list.status === 'ready' && list.value.length > 0 && (
        <ul className="list">{list.value.map(children)}</ul>
      )}
    </section>
  );
}
