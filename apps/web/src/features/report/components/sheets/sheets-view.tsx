import { isOpponent } from '@rostrum/domain';
import { partsOf, type ReportSource } from '@rostrum/moderator/report';
import { Button, ButtonLink, EmptyState, PageHead, Segment } from '@rostrum/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { PageTitle } from '../../../../shared/navigation/page-title.tsx';
import { reportUrl } from '../../../../shared/navigation/paths.ts';
import { DebaterSheet } from './debater-sheet.tsx';
import type { OwnMarks } from './sheet-props.ts';

export type SheetsViewProps = Omit<ReportSource, 'link'> & { uid: string; own: OwnMarks };

const WHOSE = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine alone' },
] as const;
type Whose = (typeof WHOSE)[number]['value'];

/** The sheets on the screen, as they will be on paper. A debater sees their own one first. */
export function SheetsView(props: SheetsViewProps) {
  const { room, uid } = props;
  const [whose, setWhose] = useState<Whose>('all');
  const debaters = partsOf(props)
    .filter((part) => part.side !== null && !isOpponent(part.uid))
    .toSorted((one, other) => Number(other.uid === uid) - Number(one.uid === uid));
  const hasOwn = debaters.some((part) => part.uid === uid);
  const shown = whose === 'mine' && hasOwn ? debaters.slice(0, 1) : debaters;
  return (
    <>
      <PageTitle>{`Sheets: ${room.motion}`}</PageTitle>
      <div className="print:hidden">
        <PageHead title="Sheets to print" lede="One page of A4 per debater, from the report.">
          <ButtonLink href={reportUrl(room.id)} icon={ArrowLeft}>
            The report
          </ButtonLink>
          {hasOwn && debaters.length > 1 && (
            <Segment className="flex-none" label="Sheets" options={WHOSE} value={whose} onChange={setWhose} />
          )}
          <Button look="primary" icon={Printer} onClick={() => globalThis.print()}>
            Print
          </Button>
        </PageHead>
        <p className="small muted mt-3">
          {hasOwn
            ? 'The moderator’s feedback and the marks of others are on your own sheet alone. The sheets of others have a space to write in.'
            : 'The moderator’s feedback on a debater is for that person alone. The sheets have a space to write in.'}
        </p>
      </div>
      {shown.length === 0 && (
        <EmptyState small title="Nobody debated here">
          A sheet is for somebody who had a seat.
        </EmptyState>
      )}
      <div className="debater-sheets">
        {shown.map((part) => (
          <DebaterSheet
            key={part.uid}
            {...props}
            part={part}
            own={part.uid === uid ? props.own : undefined}
          />
        ))}
      </div>
    </>
  );
}
