import { VERDICTS_FOR_RATES, winRates, type Rate, type TopicCounts } from '@rostrum/domain';
import { Side, VisuallyHidden } from '@rostrum/ui';

/** How often each side won, with its 95 % interval, from ten verdicts on; before that, the number of debates. */
export function WinRate({ counts }: { counts: TopicCounts }) {
  const rates = winRates(counts);
  if (!rates) return <p className="tiny faint num">{beforeRates(counts.debates)}</p>;
  const draws = counts.wins.even;
  return (
    <div className="grid gap-1">
      <p className="row-between tiny num">
        <Side side="for" word={`For ${percent(rates.for.share)}`} />
        <Side side="against" word={`Against ${percent(rates.against.share)}`} end />
      </p>
      <Interval rate={rates.for} />
      <p className="tiny faint num">
        n = {rates.n} verdicts{draws > 0 && `, ${draws} even`}, 95% interval of For
      </p>
    </div>
  );
}

function Interval({ rate }: { rate: Rate }) {
  const [low, high, at] = [rate.low * 150, rate.high * 150, rate.share * 150];
  const finding = `For won ${percent(rate.share)}, interval ${percent(rate.low)} to ${percent(rate.high)}`;
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
  return `${Math.round(share * 100)}%`;
}

function beforeRates(debates: number): string {
  if (debates === 0) return 'Not debated yet.';
  return `${debates === 1 ? '1 debate' : `${debates} debates`}. Win rates appear after ${VERDICTS_FOR_RATES} verdicts.`;
}
