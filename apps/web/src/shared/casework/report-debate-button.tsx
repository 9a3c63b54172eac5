import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { Landmark } from 'lucide-react';

/** Reports a debate as a whole to the house. */
export function ReportDebateButton({ onReport }: { onReport: () => void }) {
  return (
    <Button size="sm" look="quiet" icon={Landmark} onClick={onReport}>
      {m.reportDebate()}
    </Button>
  );
}
