import { ledgerWord, relativeTime, type DebateReport, type Room } from '@rostrum/domain';
import { NOT_JUDGED_WORDS } from '@rostrum/moderator/report';
import { Collapsible, SectionHead, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';
import { formatNumber } from '@rostrum/words';
import { civilityPaths, CHART } from './civility-paths.ts';

/** The heat of each side over time, and the moderator's findings and acts, side by side. */
export function CivilitySection({ room, report }: { room: Room; report: DebateReport }) {
  const { notJudged, civility } = report;
  return (
    <section aria-labelledby="civility-head">
      <SectionHead
        id="civility-head"
        aside={
          <span className="row">
            <Side side="for" /> <Side side="against" />
          </span>
        }
      >
        {m.civility()}
      </SectionHead>
      {notJudged.civility ? (
        <p className="muted">{NOT_JUDGED_WORDS[notJudged.civility]()}</p>
      ) : (
        <>
          <CivilityChart room={room} civility={civility} />
          <Collapsible summary={m.numbers()}>
            <HeatTable room={room} civility={civility} />
          </Collapsible>
        </>
      )}
      <ActsTable report={report} />
    </section>
  );
}

type ChartProps = { room: Room; civility: DebateReport['civility'] };

function CivilityChart({ room, civility }: ChartProps) {
  const { lines, marks, hintY } = civilityPaths(civility);
  const timeOf = (atMs: number | undefined) =>
    atMs === undefined ? '' : relativeTime(atMs, room.startedAtMs);
  const hottest = Math.max(0, ...civility.flatMap((slice) => [slice.for ?? 0, slice.against ?? 0]));
  return (
    <svg
      className="chart chart-wide"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of elements is no img
      role="img"
      aria-label={m.heat({ hottest: decimals(hottest) })}
    >
      <line className="axis" x1={0} x2={CHART.width} y1={CHART.bottom} y2={CHART.bottom} />
      <line className="grid" x1={0} x2={CHART.width} y1={hintY} y2={hintY} />
      <text x={0} y={hintY - 5}>
        {m.hintLine()}
      </text>
      {lines.map(({ side, path }) => (
        <path key={side} className={`line ${side}`} d={path} />
      ))}
      {marks.map(({ side, x, y }) => (
        <rect
          key={`${side}-${x}`}
          className={`dot ${side}`}
          x={x - 4}
          y={y - 4}
          width={8}
          height={8}
          rx={side === 'for' ? 4 : 0}
          transform={side === 'against' ? `rotate(45 ${x} ${y})` : undefined}
        />
      ))}
      <text x={0} y={CHART.height - 4}>
        {timeOf(civility[0]?.fromMs)}
      </text>
      <text x={CHART.width} y={CHART.height - 4} textAnchor="end">
        {timeOf(civility.at(-1)?.toMs)}
      </text>
    </svg>
  );
}

const decimals = (heat: number) => formatNumber(heat, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function HeatTable({ room, civility }: ChartProps) {
  const heat = (value: number | null) => (value === null ? '–' : decimals(value));
  return (
    <table className="data">
      <SidesHead first={m.from()} />
      <tbody>
        {civility.map((slice) => (
          <tr key={slice.fromMs}>
            <th scope="row" className="num">
              {relativeTime(slice.fromMs, room.startedAtMs)}
            </th>
            <td className="n">{heat(slice.for)}</td>
            <td className="n">{heat(slice.against)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ActsTable({ report: { acts } }: { report: DebateReport }) {
  if (acts.length === 0) return <p className="small muted">{m.noActs()}</p>;
  return (
    <table className="data">
      <caption className="small muted text-start">{m.acts()}</caption>
      <SidesHead first={m.what()} />
      <tbody>
        {acts.map(({ act, found, acted }) => (
          <tr key={act}>
            <th scope="row">{ledgerWord(act)}</th>
            <td className="n">{m.countOf({ count: acted.for, all: found.for })}</td>
            <td className="n">{m.countOf({ count: acted.against, all: found.against })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SidesHead({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="n">
          {m.sideFor()}
        </th>
        <th scope="col" className="n">
          {m.sideAgainst()}
        </th>
      </tr>
    </thead>
  );
}
