import {
  EMPTY_SHARD,
  waitAt,
  type BreakerState,
  type ModelLimit,
  type ModelOverview,
  type OperationsOutput,
  type Spent,
} from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { dollars, percent, roughly, seconds, shareOf } from '../logic/amounts.ts';
import { breakerWords, providerNames } from '../logic/operations-words.ts';
import { Figure } from './figure.tsx';
import { Scale } from './scale.tsx';

/** The model, its breaker, and today's usage of the daily budget. */
export function NowFigures({ operations, model }: { operations: OperationsOutput; model: ModelOverview }) {
  const today = operations.days[0] ?? EMPTY_SHARD;
  const { prices } = model;
  const { day, room, person } = model.budgets;
  const tokens = today.inputTokens + today.outputTokens;
  const tokensShare = tokens / Math.max(day.tokens, 1);
  const costShare = today.costMicros / Math.max(day.costMicros, 1);
  return (
    <section aria-labelledby="operations-now">
      <SectionHead id="operations-now">{m.now()}</SectionHead>
      <dl className="figures">
        <Figure name={m.model()} value={<span className="wrap-anywhere">{model.name}</span>}>
          {providerNames[model.provider]()}
        </Figure>
        <BreakerFigure {...operations} />
        <Figure name={m.tokensToday()} value={roughly(tokens)}>
          <Scale share={tokensShare} />
          {m.usedToday({ share: percent(tokensShare), budget: roughly(day.tokens) })}
          {today.cachedTokens > 0 && (
            <span className="block">{m.cachedToday({ cached: roughly(today.cachedTokens) })}</span>
          )}
        </Figure>
        <Figure name={m.costToday()} value={dollars(today.costMicros)}>
          <Scale share={costShare} />
          {m.usedToday({ share: percent(costShare), budget: dollars(day.costMicros) })}
        </Figure>
        <Figure name={m.waitToday()} value={seconds(waitAt(0.5, today.waits))}>
          {m.mostWait({ time: seconds(waitAt(0.95, today.waits)) })}
        </Figure>
        <Figure name={m.price()} value={dollars(prices.input)}>
          {m.priceParts({ cached: dollars(prices.cached), output: dollars(prices.output) })}
        </Figure>
      </dl>
      <p className="small muted mt-4">
        {sentence(today, day)}{' '}
        {m.budgetRules({
          roomTokens: roughly(room.tokens),
          roomCost: dollars(room.costMicros),
          personTokens: roughly(person.tokens),
          personCost: dollars(person.costMicros),
        })}
      </p>
    </section>
  );
}

/** The states that end by themselves, with their remaining time. */
const RESTING: Readonly<Partial<Record<BreakerState, (left: { seconds: number }) => string>>> = {
  open: m.breakerOpenUntil,
  waiting: m.breakerWaitingUntil,
};

function BreakerFigure({ breaker, atMs }: OperationsOutput) {
  const { name, means } = breakerWords[breaker?.state ?? 'closed'];
  const restMs = breaker && RESTING[breaker.state] && breaker.retryAtMs ? breaker.retryAtMs - atMs : 0;
  return (
    <Figure name={m.breaker()} value={name()} isAlarm={breaker?.state === 'open'}>
      {restMs > 0 && breaker ? RESTING[breaker.state]?.({ seconds: Math.ceil(restMs / 1_000) }) : means()}
    </Figure>
  );
}

function sentence(today: Spent, day: ModelLimit): string {
  const share = shareOf(today, day);
  if (share >= 1) return m.budgetSpent();
  return share === 0 ? m.nothingSpent() : m.budgetUsed({ share: percent(share) });
}
