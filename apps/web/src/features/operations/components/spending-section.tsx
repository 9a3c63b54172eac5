import {
  ALL_PER_SERVED,
  EMPTY_SHARD,
  nextToStop,
  spendingOf,
  spentShare,
  stoppedAt,
  type OperationsOutput,
} from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/operations';
import { dollars, percent, roughly } from '../logic/amounts.ts';
import { workWords } from '../logic/operations-words.ts';
import { Figure } from './figure.tsx';
import { Scale } from './scale.tsx';

/** What today has cost of the day's budget, and which optional work that has stopped. */
export function SpendingSection({ days, spendingBudget }: OperationsOutput) {
  const today = days[0] ?? EMPTY_SHARD;
  const spending = spendingOf(today);
  const share = spentShare(spending, spendingBudget);
  const { calls, reads, writes, deletes } = today.served;
  return (
    <section aria-labelledby="operations-spending">
      <SectionHead id="operations-spending">{m.spending()}</SectionHead>
      <dl className="figures">
        <Figure name={m.spent()} value={dollars(spending.models + spending.rest)}>
          <Scale share={share} />
          {m.usedToday({ share: percent(share), budget: dollars(spendingBudget) })}
        </Figure>
        <Figure name={m.spentOnModels()} value={dollars(spending.models)}>
          {null}
        </Figure>
        <Figure name={m.spentOnRest()} value={dollars(spending.rest)}>
          {m.serverWork({
            calls: roughly(calls),
            reads: roughly(reads),
            writes: roughly(writes + deletes),
            times: String(ALL_PER_SERVED),
          })}
        </Figure>
      </dl>
      <p className="small muted mt-4">{whatRuns(share, spendingBudget)}</p>
    </section>
  );
}

function whatRuns(share: number, budget: number): string {
  const works = formatList(stoppedAt(share).map((work) => workWords[work]()));
  if (budget === 0) return m.workUnpaid({ works });
  const next = nextToStop(share);
  const coming = next && { share: percent(next.atShare), work: workWords[next.work]() };
  if (works === '' && coming) return m.allWorkRuns(coming);
  const stopped = m.workStopped({ share: percent(share), works });
  return coming ? `${stopped} ${m.workStoppedNext(coming)}` : stopped;
}
