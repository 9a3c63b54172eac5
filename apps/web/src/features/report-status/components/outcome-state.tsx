import { Bones, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/report-status';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { OutcomeView, type OutcomeViewProps } from './outcome-view.tsx';
import type { OutcomeReading } from '../hooks/use-outcome.ts';

export type OutcomeStateProps = Omit<OutcomeViewProps, 'outcome'> & {
  reading: OutcomeReading;
  onAgain: () => void;
};

/** The possible results of reading a report. */
export function OutcomeState({ reading, onAgain, ...props }: OutcomeStateProps) {
  switch (reading.at) {
    case 'reading':
      return (
        <>
          <PageTitle>{m.report()}</PageTitle>
          <Bones label={m.loading()} lines={6} />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>{m.report()}</PageTitle>
          <ErrorState title={m.failed()} level={1} onRetry={onAgain}>
            {reading.message}
          </ErrorState>
        </>
      );
    case 'read':
      return <OutcomeView outcome={reading.outcome} {...props} />;
  }
}
