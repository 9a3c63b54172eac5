import type { Live } from '@rostrum/data';
import { CASE_REASONS, type Case, type CaseText, type FiledReport } from '@rostrum/domain';
import { asNode, Link, SectionHead, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useId, type ReactNode } from 'react';
import { personUrl } from '../../../shared/navigation/paths.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';

export type CaseReportsProps = { reported: Case; filed: Live<readonly FiledReport[]> };

/** Each reporter's words, with their names if they may be read. */
export function CaseReports({ reported, filed }: CaseReportsProps) {
  const id = useId();
  const known = filed.status === 'ready' ? filed.value : undefined;
  const count = known ? known.length : reported.newest.length;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={<span className="tiny faint num">{count}</span>}>
        {m.reports()}
      </SectionHead>
      <ul className="list small">
        {known
          ? known.map((one) => (
              <Line key={one.id} text={{ ...one, isVisitor: one.by === '' }} by={<By filed={one} />} />
            ))
          : reported.newest.map((one) => <Line key={`${one.atMs}-${one.reason}`} text={one} />)}
      </ul>
    </section>
  );
}

function Line({ text, by }: { text: CaseText; by?: ReactNode }) {
  return (
    <li className="case-line">
      <p className="row wrap">
        <b>{CASE_REASONS[text.reason]()}</b>
        {text.isVisitor && <Tag>{m.visitor()}</Tag>}
        {text.isUrgent && <Tag tone="accent">{m.urgent()}</Tag>}
        <span className="tiny faint num push">{whenWords(text.atMs)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text.text}</p>
      {by}
    </li>
  );
}

function By({ filed: { by, byName, email } }: { filed: FiledReport }) {
  if (by === '' && !byName && !email) return null;
  const person = (inside: readonly ReactNode[]) =>
    by === '' ? (
      asNode(inside)
    ) : (
      <Link className="link" href={personUrl(by)}>
        {asNode(inside)}
      </Link>
    );
  return (
    <p className="tiny faint wrap-anywhere">
      {by === '' && !byName ? m.reportedByVisitor() : asNode(m.reportedBy({ name: byName, person }))}
      {email && ` · ${email}`}
    </p>
  );
}
