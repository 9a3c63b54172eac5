import { isOpponent, spokenIn } from '@rostrum/domain';
import { partsOf, type ReportSource } from '@rostrum/moderator/report';
import { Button, ButtonLink, DebateLanguage, EmptyState, PageHead, Segment } from '@rostrum/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import * as m from '@rostrum/words/report';
import { PageTitle } from '../../../../shared/navigation/page-title.tsx';
import { reportUrl } from '../../../../shared/navigation/paths.ts';
import { DebaterSheet } from './debater-sheet.tsx';
import type { OwnMarks } from './sheet-props.ts';

export type SheetsViewProps = Omit<ReportSource, 'link'> & { uid: string; own: OwnMarks };

type Whose = 'all' | 'mine';

const whoseSheets = (): { value: Whose; label: string }[] => [
  { value: 'all', label: m.all() },
  { value: 'mine', label: m.mineAlone() },
];

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
      <PageTitle>{m.sheetsOf({ motion: room.motion })}</PageTitle>
      <div className="print:hidden">
        <PageHead title={m.sheetsTitle()} lede={m.sheetsLede()}>
          <ButtonLink href={reportUrl(room.id)} icon={ArrowLeft}>
            {m.theReport()}
          </ButtonLink>
          {hasOwn && debaters.length > 1 && (
            <Segment
              className="flex-none"
              label={m.sheets()}
              options={whoseSheets()}
              value={whose}
              onChange={setWhose}
            />
          )}
          <Button look="primary" icon={Printer} onClick={() => globalThis.print()}>
            {m.print()}
          </Button>
        </PageHead>
        <p className="small muted mt-3">{hasOwn ? m.ownSheetHint() : m.sheetHint()}</p>
      </div>
      {shown.length === 0 && (
        <EmptyState small title={m.nobodyDebated()}>
          {m.nobodyDebatedHint()}
        </EmptyState>
      )}
      <DebateLanguage value={spokenIn(room)}>
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
      </DebateLanguage>
    </>
  );
}
