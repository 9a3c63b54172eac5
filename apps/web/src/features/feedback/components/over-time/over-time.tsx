import { Link, PointsPlot, SectionHead } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { seriesOf, type History } from '../../logic/series.ts';

/** One's debates over time: small plots side by side, each with its number of values. */
export function OverTime({ history }: { history: History }) {
  return (
    <section aria-labelledby="over-time-head">
      <SectionHead id="over-time-head" aside={debatesInWords(history.feedback.length)}>
        Over time
      </SectionHead>
      <div className="multiples">
        {seriesOf(history).map((series) => (
          <PointsPlot key={series.title} {...series} />
        ))}
      </div>
      <p className="figure-note">
        Each dot is one debate, from 1 to 5; the line through it is the 80% interval of the score. A trend is
        drawn from five debates on, with its own 80% band. Mistakes in the language never lower a score.{' '}
        {history.others ? (
          'The dashed line is the middle of what everybody scored who lets it count, where they are enough.'
        ) : (
          <>
            Whoever lets their scores count, in <Link href={PATHS.settings}>Settings</Link>, sees the middle
            of everybody’s.
          </>
        )}
      </p>
    </section>
  );
}

function debatesInWords(count: number): string {
  return count === 1 ? 'one debate' : `${count} debates`;
}
