import { MARKS } from '@rostrum/domain';

const WIDTH = 108;
const HEIGHT = 14;
const xOf = (mark: number) => 1 + ((mark - MARKS.lowest) / (MARKS.highest - MARKS.lowest)) * (WIDTH - 2);

/** Where a score stands between 1 and 5, with its interval; the number beside it says the same. */
export function ScoreBar({ score, low, high }: { score: number; low: number; high: number }) {
  return (
    <svg
      className="score-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <line className="axis" x1={xOf(MARKS.lowest)} x2={xOf(MARKS.highest)} y1={7} y2={7} />
      {[1, 2, 3, 4, 5].map((mark) => (
        <line key={mark} className="axis" x1={xOf(mark)} x2={xOf(mark)} y1={4} y2={10} />
      ))}
      <rect className="interval" x={xOf(low)} width={Math.max(2, xOf(high) - xOf(low))} y={5} height={4} />
      <rect className="value" x={xOf(score) - 1.5} width={3} y={1} height={12} />
    </svg>
  );
}
