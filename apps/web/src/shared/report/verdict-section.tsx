import { swingWords, type DebateReport, type Room } from '@rostrum/domain';
import { NOT_JUDGED_WORDS, verdictWords } from '@rostrum/moderator/report';
import { Collapsible, Mark, Panel, SectionHead, Side } from '@rostrum/ui';
import { TallyTable } from './tally-table.tsx';

const CRITERIA = {
  matter: 'Reasons and evidence',
  clash: 'Answers to the other side',
  method: 'How it was put',
} as const;

/** The audience's movement, and beside it the moderator's verdict: two readings, and no winner if they differ. */
export function VerdictSection({ room: { tally }, report }: { room: Room; report: DebateReport }) {
  return (
    <section aria-labelledby="verdict-head">
      <SectionHead id="verdict-head">How it ended</SectionHead>
      <div className="report-verdict">
        {tally && (
          <div className="grid content-start gap-3">
            <p className="serif text-xl">{swingWords(tally)}</p>
            {tally.changed !== null && <p className="muted">Changing one’s mind is what a debate is for.</p>}
            <TallyTable tally={tally} />
          </div>
        )}
        <Panel className="grid content-start gap-3 p-5">
          <p className="row">
            <Mark className="icon text-accent-text" />
            <b>Moderator</b>
            <span className="tiny muted">a second opinion, never a result</span>
          </p>
          <SecondOpinion report={report} />
        </Panel>
      </div>
    </section>
  );
}

function SecondOpinion({ report: { verdict, notJudged } }: { report: DebateReport }) {
  if (!verdict) return <p>{notJudged.verdict ? NOT_JUDGED_WORDS[notJudged.verdict] : 'Not judged.'}</p>;
  return (
    <>
      <p>{verdictWords(verdict)}</p>
      <Collapsible summary="Why?">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Better by</th>
              {verdict.readings.map(({ first }) => (
                <th key={first} scope="col">
                  {first === 'for' ? 'For read first' : 'Against read first'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['matter', 'clash', 'method'] as const).map((criterion) => (
              <tr key={criterion}>
                <th scope="row">{CRITERIA[criterion]}</th>
                {verdict.readings.map((reading) => {
                  const better = reading[criterion];
                  return (
                    <td key={reading.first}>{better === 'equal' ? 'Neither' : <Side side={better} />}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Collapsible>
    </>
  );
}
