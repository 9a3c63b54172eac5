import { dash, diamond, disc, seatsOf } from './hemicycle.ts';
import type { Seat } from './hemicycle.ts';

const HALL = { centreX: 720, centreY: 712, innerX: 694, innerY: 545, rows: 4, gap: 29 };
const SHINE = ['lo', 'mid', 'hi'] as const;

const SHAPES = {
  f: (x: number, y: number) => disc(x, y, 5),
  a: (x: number, y: number) => diamond(x, y, 5.5),
  u: (x: number, y: number) => dash(x, y, 5),
};

/** The full house behind the landing page's headline: For left, Against right, the undecided between. Decorative. */
export function HemicycleHero() {
  return (
    <svg
      className="vault seats"
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {hall().map(([className, d]) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  );
}

/** Drawn once, and the same from then on. */
function hall(): [className: string, d: string][] {
  drawn ??= benches();
  return drawn;
}

let drawn: ReturnType<typeof benches> | undefined;

/** One path per side and brightness: nine elements instead of three hundred. */
function benches(): [className: string, d: string][] {
  const paths = new Map<string, string>();
  for (const [place, seat] of seatsOf(HALL).entries()) {
    const side = sideOf(seat);
    const className = `${side} ${SHINE[shineOf(place)] ?? 'mid'}`;
    paths.set(className, (paths.get(className) ?? '') + SHAPES[side](seat.x, seat.y));
  }
  return [...paths];
}

/** The undecided sit in a wedge that narrows towards the back. */
function sideOf({ x, row }: Seat): keyof typeof SHAPES {
  const fromCentre = x - HALL.centreX;
  if (Math.abs(fromCentre) < 175 - row * 22) return 'u';
  return fromCentre < 0 ? 'f' : 'a';
}

/** Scattered, but the same on every visit. */
function shineOf(place: number): number {
  const scattered = Math.sin(place * 12.9898) * 43_758.5453;
  return Math.floor((scattered - Math.floor(scattered)) * SHINE.length);
}
