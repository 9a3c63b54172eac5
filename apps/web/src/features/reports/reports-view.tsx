import type { Live, ModerationQueue } from '@rostrum/data';
import { REPORT_DECISIONS, REPORT_REASONS, TOPIC_DECISIONS } from '@rostrum/domain';
import { Bones, Count, ErrorState, PageHead, SectionHead } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';
import { AppealItem } from './components/appeal-item.tsx';
import { LogItem } from './components/log-item.tsx';
import { ReportItem } from './components/report-item.tsx';
import { reasonsWords, TopicCaseItem } from './components/topic-case-item.tsx';

/** Reports of people and of topics and appeals against the moderator, the oldest first, and what was decided lately. */
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
          <Queue title="Topics" list={queue.topics} empty="No reported topic waits.">
            {(topic) => <TopicCaseItem key={topic.id} topic={topic} />}
          </Queue>
          <Queue title="Appeals" list={queue.appeals} empty="No appeal waits.">
            {(appeal) => <AppealItem key={`${appeal.roomId}-${appeal.id}`} appeal={appeal} />}
          </Queue>
        </div>
        <div className="stack-8">
          <Queue title="Decided lately" list={queue.log} empty="Nothing was decided yet.">
            {({ id, aboutName, reason, decision, note, decidedAtMs }) => (
              <LogItem
                key={id}
                about={aboutName}
                reasons={REPORT_REASONS[reason]}
                decision={decision && REPORT_DECISIONS[decision]}
                note={note}
                decidedAtMs={decidedAtMs}
              />
            )}
          </Queue>
          <Queue title="Topics decided lately" list={queue.topicLog} empty="No topic was decided yet.">
            {({ id, motion, reasons, decision, note, decidedAtMs }) => (
              <LogItem
                key={id}
                about={motion}
                reasons={reasonsWords(reasons)}
                decision={decision && TOPIC_DECISIONS[decision]}
                note={note}
                decidedAtMs={decidedAtMs}
              />
            )}
          </Queue>
        </div>
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
