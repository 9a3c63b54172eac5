import { Bones, ErrorState } from '@rostrum/ui';
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
          <PageTitle>Report</PageTitle>
          <Bones label="Loading the report" lines={6} />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>Report</PageTitle>
          <ErrorState title="The report could not be read" level={1} onRetry={onAgain}>
            {reading.message}
          </ErrorState>
        </>
      );
    case 'read':
      return <OutcomeView outcome={reading.outcome} {...props} />;
  }
}
