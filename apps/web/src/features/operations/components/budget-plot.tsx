import type { ModelDay, ModelLimit } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { dayName, percent, shareOf } from '../logic/amounts.ts';

const WIDTH = 700;
const HEIGHT = 140;

/** Each day's usage relative to the current daily budget, oldest first. */
export function BudgetPlot({ days, limit }: { days: readonly ModelDay[]; limit: ModelLimit }) {
  const shares = days.map((day) => ({ day: day.day, share: shareOf(day, limit) })).toReversed();
  const finding = findingOf(shares);
  const step = WIDTH / shares.length;
  return (
    <section aria-labelledby="operations-budget">
      <SectionHead id="operations-budget" aside={m.daysCounted({ count: shares.length })}>
        {m.budgetByDay()}
      </SectionHead>
      <figure className="day-plot" aria-label={finding}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5, 1].map((share) => (
            <line key={share} className={share === 0 ? 'axis' : 'grid-line'} x2={WIDTH} {...levelAt(share)} />
          ))}
          {shares.map(({ day, share }, at) => (
            <rect
              key={day}
              x={at * step + step * 0.2}
              width={step * 0.6}
              y={HEIGHT - heightOf(share)}
              height={heightOf(share)}
            />
          ))}
        </svg>
        <span className="day-plot-top tiny faint num" aria-hidden="true">
          {percent(1)}
        </span>
        <span className="day-plot-half tiny faint num" aria-hidden="true">
          {percent(0.5)}
        </span>
        <div className="day-plot-days tiny faint num" aria-hidden="true">
          {shares.map(({ day }, at) => (
            <span key={day} className={(shares.length - 1 - at) % 3 === 0 ? undefined : 'max-md:invisible'}>
              {dayName(day)}
            </span>
          ))}
        </div>
        <figcaption className="small muted">{finding}</figcaption>
      </figure>
    </section>
  );
}

/** A day that used anything is seen; one beyond its budget is drawn to the top. */
function heightOf(share: number): number {
  return share === 0 ? 0 : Math.max(2, Math.min(share, 1) * HEIGHT);
}

function levelAt(share: number) {
  const y = HEIGHT - share * HEIGHT;
  return { y1: y, y2: y };
}

function findingOf(shares: readonly { day: string; share: number }[]): string {
  const dearest = shares.reduce<{ day: string; share: number } | undefined>(
    (most, one) => (one.share > (most?.share ?? 0) ? one : most),
    undefined,
  );
  if (!dearest) return m.noneDear();
  return m.dearestDay({ day: dayName(dearest.day), share: percent(dearest.share) });
}
