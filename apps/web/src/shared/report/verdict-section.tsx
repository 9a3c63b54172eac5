import { swingWords, type CaseVerdict, type DebateReport } from '@rostrum/domain';
import { NOT_JUDGED_WORDS, verdictWords } from '@rostrum/moderator/report';
import { asNode, Collapsible, Mark, Panel, SectionHead, Side, SpeechLine } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';
import type { ReactNode } from 'react';
import { Cite, type SummarySectionProps } from './summary-section.tsx';
import { TallyTable } from './tally-table.tsx';

const CRITERIA = {
  matter: m.matter,
  clash: m.clash,
  method: m.method,
} as const;

/** The audience's movement, and beside it the moderator's verdict: two readings, and no winner if they differ. */
export function VerdictSection(props: SummarySectionProps) {
  const { tally } = props.room;
  return (
    <section aria-labelledby="verdict-head">
      <SectionHead id="verdict-head">{m.howItEnded()}</SectionHead>
      <div className="report-verdict">
        {tally && (
          <div className="grid content-start gap-3">
            <p className="serif text-xl">{swingWords(tally)}</p>
            {tally.changed !== null && <p className="muted">{m.changingMinds()}</p>}
            <TallyTable tally={tally} />
          </div>
        )}
        <Panel className="grid content-start gap-3 p-5">
          <p className="row">
            <Mark className="icon text-accent-text" />
            <b>{m.moderator()}</b>
            <span className="tiny muted">{m.secondOpinion()}</span>
          </p>
          <SecondOpinion {...props} />
        </Panel>
      </div>
    </section>
  );
}

function SecondOpinion(props: SummarySectionProps) {
  const { verdict, notJudged }: DebateReport = props.report;
  if (!verdict) return <p>{notJudged.verdict ? NOT_JUDGED_WORDS[notJudged.verdict]() : m.notJudged()}</p>;
  return (
    <>
      <p>{verdictWords(verdict)}</p>
      <Collapsible summary={m.why()}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{m.betterBy()}</th>
              {verdict.readings.map(({ first }) => (
                <th key={first} scope="col">
                  {m.readFirst({ side: first })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['matter', 'clash', 'method'] as const).map((criterion) => (
              <tr key={criterion}>
                <th scope="row">{CRITERIA[criterion]()}</th>
                {verdict.readings.map((reading) => {
                  const better = reading[criterion];
                  return (
                    <td key={reading.first}>{better === 'equal' ? m.neither() : <Side side={better} />}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {verdict.grounds && <Grounds {...props} grounds={verdict.grounds} />}
      </Collapsible>
    </>
  );
}

const b = (inside: readonly ReactNode[]) => <b key="b">{asNode(inside)}</b>;

/** What was counted for each criterion, and the words that show it best, each with its place in the transcript. */
function Grounds({
  grounds,
  ...props
}: SummarySectionProps & { grounds: NonNullable<CaseVerdict['grounds']> }) {
  return (
    <dl className="mt-4 grid gap-4">
      {(['matter', 'clash', 'method'] as const).map((criterion) => (
        <div key={criterion} className="grid gap-2">
          <dt className="small">{asNode(m.byTheseWords({ criterion: CRITERIA[criterion](), b }))}</dt>
          {(['for', 'against'] as const).map((side) => {
            const { hits, chances, words } = grounds[criterion][side];
            return (
              <dd key={side} className="small">
                <span className="row wrap">
                  <Side side={side} />
                  <span className="muted num">{m.countOf({ count: hits, all: chances })}</span>
                </span>
                {words.map((quote) => (
                  <p key={quote.messageId} className="serif wrap-anywhere">
                    <q>
                      <SpeechLine text={quote.text} />
                    </q>{' '}
                    <Cite {...props} messageId={quote.messageId} />
                  </p>
                ))}
                {words.length === 0 && <p className="muted">{m.noWords()}</p>}
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
