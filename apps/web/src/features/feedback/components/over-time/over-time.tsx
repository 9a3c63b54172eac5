import { asNode, PointsPlot, SectionHead, TREND_FROM } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';
import { seriesOf, type History } from '../../logic/series.ts';

/** One's debates over time: small plots side by side, each with its number of values. */
export function OverTime({ history }: { history: History }) {
  return (
    <section aria-labelledby="over-time-head">
      <SectionHead id="over-time-head" aside={m.debates({ count: history.feedback.length })}>
        {m.overTime()}
      </SectionHead>
      <div className="multiples">
        {seriesOf(history).map((series) => (
          <PointsPlot key={series.title} {...series} />
        ))}
      </div>
      <p className="figure-note">
        {m.overTimeHint({ debates: TREND_FROM })}{' '}
        {history.others
          ? m.compared()
          : asNode(
              m.compareHint({
                settings: linkTo(PATHS.settings),
              }),
            )}
      </p>
    </section>
  );
}
