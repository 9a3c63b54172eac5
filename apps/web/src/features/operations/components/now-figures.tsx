import type { ModelLimit, ModelOverview, OperationsOutput, Spent } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { dollars, percent, roughly, shareOf } from '../logic/amounts.ts';
import { BREAKER, PROVIDERS } from '../logic/operations-words.ts';
import { Scale } from './scale.tsx';

const NOTHING: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

/** The model, its breaker, and today's usage of the daily budget. */
export function NowFigures({ operations, model }: { operations: OperationsOutput; model: ModelOverview }) {
  const today = operations.days[0] ?? NOTHING;
  const { day, room, person } = model.budgets;
  const tokens = today.inputTokens + today.outputTokens;
  const tokensShare = tokens / Math.max(day.tokens, 1);
  const costShare = today.costMicros / Math.max(day.costMicros, 1);
  return (
    <section aria-labelledby="operations-now">
      <SectionHead id="operations-now">Now</SectionHead>
      <dl className="figures">
        <Figure name="Model" value={<span className="wrap-anywhere">{model.name}</span>}>
          {PROVIDERS[model.provider]}
        </Figure>
        <BreakerFigure {...operations} />
        <Figure name="Tokens today" value={roughly(tokens)}>
          <Scale share={tokensShare} />
          {percent(tokensShare)} of {roughly(day.tokens)} a day
        </Figure>
        <Figure name="Cost today" value={dollars(today.costMicros)}>
          <Scale share={costShare} />
          {percent(costShare)} of {dollars(day.costMicros)} a day
        </Figure>
      </dl>
      <p className="small muted mt-4">
        {sentence(today, day)} A room may use {limitWords(room)} a day, a person {limitWords(person)}.
        Whatever is spent, debates go on with the embedded moderator and its templates.
      </p>
    </section>
  );
}

function Figure({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="figure">
      <dt className="tiny faint">{name}</dt>
      <dd>
        <span className="figure-value num">{value}</span>
        <span className="tiny muted num figure-extra">{children}</span>
      </dd>
    </div>
  );
}

function BreakerFigure({ breaker, atMs }: OperationsOutput) {
  const { name, means } = BREAKER[breaker?.state ?? 'closed'];
  const restMs = breaker?.state === 'open' && breaker.retryAtMs ? breaker.retryAtMs - atMs : 0;
  const rest = restMs > 0 ? ` In ${Math.ceil(restMs / 1_000)} s.` : '';
  return (
    <Figure
      name="Breaker"
      value={<span className={breaker?.state === 'open' ? 'figure-alarm' : undefined}>{name}</span>}
    >
      {means}
      {rest}
    </Figure>
  );
}

function sentence(today: Spent, day: ModelLimit): string {
  const share = shareOf(today, day);
  if (share >= 1) return 'Today’s budget is spent: no call is made until midnight UTC.';
  return share === 0 ? 'Nothing was spent today.' : `Today has used ${percent(share)} of its budget.`;
}

function limitWords({ tokens, costMicros }: ModelLimit): string {
  return `${roughly(tokens)} tokens and ${dollars(costMicros)}`;
}
