import { CASE_REASONS, type HouseDecision } from '@rostrum/domain';
import { Link, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { decisionUrl } from '../../../shared/navigation/paths.ts';
import { houseActsWords, subjectName } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { photoRemovedBy } from '../logic/photo-removed-by.ts';
import { ReportedWords } from './reported-words.tsx';

/** A decision, its subject, and its words. */
export function DecidedItem({ decision }: { decision: HouseDecision }) {
  const { id, subject, aboutName, quoted, acts, ground, explanation, by, overturnedAtMs, atMs } = decision;
  return (
    <li className="case">
      <p className="row wrap tiny">
        <b>{subjectName(subject)}</b>
        {aboutName && <span>{aboutName}</span>}
        {by === 'host' && <Tag>{m.byHost()}</Tag>}
        {decision.isUnfounded && <Tag>{m.unfounded()}</Tag>}
        {overturnedAtMs !== null && (
          <Tag tone="accent">{m.reversedOn({ when: whenWords(overturnedAtMs) })}</Tag>
        )}
        <span className="faint num push">{whenWords(atMs)}</span>
      </p>
      <ReportedWords
        subject={subject}
        name={aboutName}
        text={quoted}
        photoRemovedBy={overturnedAtMs === null ? photoRemovedBy(acts, id) : undefined}
      />
      <p className="small wrap-anywhere">
        <b>{houseActsWords(acts)}</b>
        {ground && <span className="muted"> {CASE_REASONS[ground]()}</span>}
      </p>
      <p className="small wrap-anywhere whitespace-pre-line">{explanation}</p>
      <p className="tiny">
        <Link className="link" href={decisionUrl(id)}>
          {m.fullDecision()}
        </Link>
      </p>
    </li>
  );
}
