import { airtimeScale, CountsPlot, PointsPlot, SectionHead } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/dashboard';
import { useId } from 'react';
import type { Progress } from '../logic/progress.ts';
import { airtimeWords, swingWords, timesText, weeksWords } from '../logic/progress-words.ts';

const SWING = {
  min: -50,
  max: 50,
  ticks: [
    { value: -50, label: '−50' },
    { value: 0, label: '0' },
    { value: 50, label: '+50' },
  ],
};

const points = (value: number) =>
  formatNumber(Math.round(value), { signDisplay: 'exceptZero' }).replace('-', '−');

/** Progress from one's last debates; loads when it scrolls into view. */
export function ProgressSection({ progress }: { progress: Progress }) {
  const id = useId();
  const { weeks, airtime, swing } = progress;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>{m.progress()}</SectionHead>
      <div className="multiples">
        <CountsPlot
          title={m.debatesAWeek()}
          counts={weeks}
          finding={weeksWords(weeks)}
          columns={[m.weekUpTo(), m.debates()]}
        />
        <PointsPlot
          title={m.airtime()}
          points={airtime}
          scale={airtimeScale()}
          base={1}
          finding={airtimeWords(airtime)}
          valueName={m.timesEvenShare()}
          format={timesText}
        />
        <PointsPlot
          title={m.swing()}
          points={swing}
          scale={SWING}
          finding={swingWords(swing)}
          valueName={m.percentagePoints()}
          format={points}
        />
      </div>
      <p className="figure-note">{m.progressNote()}</p>
    </section>
  );
}
