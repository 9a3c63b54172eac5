import { Bones, ErrorState } from '@rostrum/ui';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { OutcomeView } from './outcome-view.tsx';
import type { OutcomeReading } from '../hooks/use-outcome.ts';

export type OutcomeStateProps = {
  reading: OutcomeReading;
  busy: boolean;
  /** Why an appeal was not accepted, where no notice says it. */
  problem: string | undefined;
  onAgain: () => void;
  /** Says whether the appeal has arrived. */
  onAppeal: (reason: string) => Promise<boolean>;
};

/** Everything that reading one report can come to. */
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
