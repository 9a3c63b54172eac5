import { AIRTIME_SCALE, CountsPlot, PointsPlot, SectionHead } from '@rostrum/ui';
import { useId } from 'react';
import type { Progress } from '../logic/progress.ts';
import { airtimeWords, swingWords, weeksWords } from '../logic/progress-words.ts';

const SWING = {
  min: -50,
  max: 50,
  ticks: [
    { value: -50, label: '−50' },
    { value: 0, label: '0' },
    { value: 50, label: '+50' },
  ],
};

const points = (value: number) => `${value > 0 ? '+' : ''}${Math.round(value)}`.replace('-', '−');

/** Progress from one's last debates; loads when it scrolls into view. */
export function ProgressSection({ progress }: { progress: Progress }) {
  const id = useId();
  const { weeks, airtime, swing } = progress;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>Your progress</SectionHead>
      <div className="multiples">
        <CountsPlot
          title="Debates a week"
          counts={weeks}
          finding={weeksWords(weeks)}
          columns={['Week up to', 'Debates']}
        />
        <PointsPlot
          title="Airtime"
          points={airtime}
          scale={AIRTIME_SCALE}
          base={1}
          finding={airtimeWords(airtime)}
          valueName="Times an even share"
          format={(value) => value.toFixed(1)}
        />
        <PointsPlot
          title="Swing to your side"
          points={swing}
          scale={SWING}
          finding={swingWords(swing)}
          valueName="Percentage points"
          format={points}
        />
      </div>
      <p className="figure-note">
        Each dot is one of your last debates, the largest the newest. A trend is drawn from five debates on,
        with a band that holds it with 80% certainty. How much you write and how a vote goes say nothing of
        how well you argue.
      </p>
    </section>
  );
}
