const WIDTH = 108;
const HEIGHT = 14;

export interface ValueBarProps {
  value: number;
  /** The 80 % interval, if known. */
  interval?: readonly [low: number, high: number];
  /** The values that have a mark; the first and the last are the ends of the scale. */
  marks: readonly [number, ...number[], number];
}

/** The position of a value on a scale; the number beside it says the same. */
export function ValueBar({ value, interval, marks }: ValueBarProps) {
  const [from, to] = [marks[0], marks[marks.length - 1] ?? marks[0]];
  const xOf = (at: number) => 1 + ((at - from) / (to - from)) * (WIDTH - 2);
  return (
    <svg
      className="value-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <line className="axis" x1={xOf(from)} x2={xOf(to)} y1={7} y2={7} />
      {marks.map((mark) => (
        <line key={mark} className="axis" x1={xOf(mark)} x2={xOf(mark)} y1={4} y2={10} />
      ))}
      {interval && (
        <rect
          className="interval"
          x={xOf(interval[0])}
          width={Math.max(2, xOf(interval[1]) - xOf(interval[0]))}
          y={5}
          height={4}
        />
      )}
      <rect className="value" x={xOf(value) - 1.5} width={3} y={1} height={12} />
    </svg>
  );
}
