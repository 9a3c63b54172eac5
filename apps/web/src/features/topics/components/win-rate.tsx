import { VERDICTS_FOR_RATES, winRates, type Rate, type TopicCounts } from '@rostrum/domain';
import { Side, VisuallyHidden } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/topics';

/** How often each side won, with its 95 % interval, from ten verdicts on; before that, the number of debates. */
export function WinRate({ counts }: { counts: TopicCounts }) {
  const rates = winRates(counts);
  if (!rates) {
    const { debates } = counts;
    return <p className="tiny faint num">{m.beforeRates({ debates, verdicts: VERDICTS_FOR_RATES })}</p>;
  }
  return (
    <div className="grid gap-1">
      <p className="row-between tiny num">
        <Side side="for" word={m.forRate({ share: percent(rates.for.share) })} />
        <Side side="against" word={m.againstRate({ share: percent(rates.against.share) })} end />
      </p>
      <Interval rate={rates.for} />
      <p className="tiny faint num">{m.ratesFrom({ verdicts: rates.n, draws: counts.wins.even })}</p>
    </div>
  );
}

function Interval({ rate }: { rate: Rate }) {
  const [low, high, at] = [rate.low * 150, rate.high * 150, rate.share * 150];
  const finding = m.rateFinding({
    share: percent(rate.share),
    low: percent(rate.low),
    high: percent(rate.high),
  });
  return (
    <>
      <VisuallyHidden>{finding}</VisuallyHidden>
      <svg viewBox="0 0 150 16" className="w-full" aria-hidden="true">
        <g stroke="currentColor">
          <line x1="0" x2="150" y1="8" y2="8" opacity="0.3" />
          <line x1="75" x2="75" y1="2" y2="14" opacity="0.3" />
          <line x1={low} x2={high} y1="8" y2="8" strokeWidth="4" opacity="0.55" />
          <line x1={at} x2={at} y1="2" y2="14" strokeWidth="3" />
        </g>
      </svg>
    </>
  );
}

function percent(share: number): string {
  return formatNumber(share, { style: 'percent' });
}
