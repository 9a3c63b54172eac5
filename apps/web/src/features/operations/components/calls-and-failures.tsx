import { modelCallSchema, modelFailureSchema, type ModelDay } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { counted } from '../logic/amounts.ts';
import { callWords, failureWords } from '../logic/operations-words.ts';

/** The purposes of the calls, and the reasons for failures, over all days. */
export function CallsAndFailures({ days }: { days: readonly ModelDay[] }) {
  const calls = modelCallSchema.options.flatMap((call) => {
    const count = days.reduce((sum, day) => sum + (day.calls[call] ?? 0), 0);
    return count > 0 ? [{ call, count }] : [];
  });
  const failures = modelFailureSchema.options.flatMap((failure) => {
    const count = days.reduce((sum, day) => sum + (day.failures[failure] ?? 0), 0);
    return count > 0 ? [{ failure, count }] : [];
  });
  return (
    <div className="two-columns">
      <section aria-labelledby="operations-calls">
        <SectionHead id="operations-calls">{m.calls()}</SectionHead>
        {calls.length === 0 && <p className="small muted mt-3">{m.noCalls()}</p>}
        <ul className="list">
          {calls.map(({ call, count }) => (
            <li key={call} className="tally-line">
              <span>{callWords[call]()}</span>
              <span className="num">{counted(count)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="operations-failures">
        <SectionHead id="operations-failures">{m.failures()}</SectionHead>
        {failures.length === 0 && <p className="small muted mt-3">{m.noFailures()}</p>}
        <ul className="list">
          {failures.map(({ failure, count }) => (
            <li key={failure} className="tally-line">
              <span>
                {failureWords[failure].name()}
                <span className="tiny faint tally-note">{failureWords[failure].means()}</span>
              </span>
              <span className="num">{counted(count)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
