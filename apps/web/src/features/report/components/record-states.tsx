import type { DebateRecord, Live, RecordReading } from '@rostrum/data';
import { ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/report';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { ReadingState } from '../../../shared/replay/reading-state.tsx';

export type RecordStatesProps = {
  roomId: string;
  reading: Live<RecordReading>;
  /** The page as long as its record is read. */
  title: string;
  children: (record: DebateRecord) => ReactNode;
};

/** The possible states of a page about a finished debate, for readers of its room. */
export function RecordStates({ roomId, reading, title, children }: RecordStatesProps) {
  if (reading.status === 'error' && reading.problem !== 'denied') {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ErrorState title={m.openFailed()} level={1} onRetry={reading.retry}>
          {reading.message}
        </ErrorState>
      </>
    );
  }
  if (reading.status === 'loading' || (reading.status === 'ready' && reading.value.at === 'reading')) {
    const { count, total } =
      reading.status === 'ready' && reading.value.at === 'reading' ? reading.value : { count: 0, total: 0 };
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <h1 className="visually-hidden">{title}</h1>
        <ReadingState count={count} total={total} />
      </>
    );
  }
  if (reading.status !== 'ready' || reading.value.at !== 'whole') return <NoReport roomId={roomId} />;
  return children(reading.value.record);
}

function NoReport({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>{m.noReportTitle()}</PageTitle>
      <EmptyState
        level={1}
        title={m.noReport()}
        action={
          <ButtonLink href={debateUrl(roomId)} look="primary">
            {m.openRoom()}
          </ButtonLink>
        }
      >
        {m.noReportHint()}
      </EmptyState>
    </>
  );
}
