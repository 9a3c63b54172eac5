import type { OperationsOutput } from '@rostrum/domain';
import { EmptyState, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { isQuiet } from '../logic/amounts.ts';
import { BudgetPlot } from './budget-plot.tsx';
import { CallsAndFailures } from './calls-and-failures.tsx';
import { DaysTable } from './days-table.tsx';
import { NowFigures } from './now-figures.tsx';
import { SpendingSection } from './spending-section.tsx';

/** The figures of a deployment, with or without a model. */
export function OperationsView({ operations }: { operations: OperationsOutput }) {
  const { model, problem, days } = operations;
  const isUnused = isQuiet(days);
  return (
    <div className="stack gap-10">
      {problem && (
        <ErrorState small title={m.modelUnused()}>
          {m.modelUnusedHint({ problem })}
        </ErrorState>
      )}
      {!model && !problem && (
        <EmptyState title={m.noModel()} small>
          {m.noModelHint()}
        </EmptyState>
      )}
      <SpendingSection {...operations} />
      {model && <NowFigures operations={operations} model={model} />}
      {model && !isUnused && <BudgetPlot days={days} limit={model.budgets.day} />}
      {!isUnused && <CallsAndFailures days={days} />}
      {(model || !isUnused) && <DaysTable days={days} limit={model?.budgets.day ?? null} />}
    </div>
  );
}
