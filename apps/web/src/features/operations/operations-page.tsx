import { useOperations } from '@rostrum/data';
import { Bones, Button, ErrorState, PageHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { BrowserFaults } from './components/browser-faults.tsx';
import { HealthPart } from './components/health.tsx';
import { NotesSection } from './components/notes-section.tsx';
import { OperationsView } from './components/operations-view.tsx';
import { ServerFaults } from './components/server-faults.tsx';
import { UnreadableSection } from './components/unreadable-section.tsx';

/** How the service runs, for operators. `notFound` is for everybody else, as at any unknown address. */
export function OperationsPage({ notFound }: { notFound: ReactNode }) {
  const { reading, isReading, refresh } = useOperations();
  if (reading.status === 'hidden') return notFound;
  return (
    <div className="page">
      <PageTitle>{m.title()}</PageTitle>
      <PageHead title={m.title()} lede={m.lede()}>
        {reading.status === 'ready' && (
          <Button icon={RefreshCw} busy={isReading} onClick={refresh}>
            {m.refresh()}
          </Button>
        )}
      </PageHead>
      {reading.status === 'loading' && <Bones label={m.loading()} lines={8} />}
      {reading.status === 'error' && (
        <ErrorState small title={m.failed()} onRetry={refresh} retrying={isReading}>
          {reading.message}
        </ErrorState>
      )}
      {reading.status === 'ready' && (
        <div className="stack gap-10">
          <HealthPart health={reading.value.health} atMs={reading.value.atMs} />
          <ServerFaults days={reading.value.health.serverFaults} />
          <OperationsView operations={reading.value} />
          <BrowserFaults days={reading.value.faults} />
          <UnreadableSection />
          <NotesSection />
        </div>
      )}
    </div>
  );
}
