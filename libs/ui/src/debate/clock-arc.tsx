import { useId } from 'react';

/** The geometry of the half circle, in the units of its view box. */
const CENTRE_X = 160;
const BASE_Y = 158;
const RING = 140;
const INNER = 118;
const OUTER = 153;
const RING_PATH = `M20 ${BASE_Y}A${RING} ${RING} 0 0 1 300 ${BASE_Y}`;
/** 60 ticks: 2.2 units of ink, 5.13 of air, starting with half an air. */
const TICKS = { strokeDasharray: '2.2 5.13', strokeDashoffset: -2.5 };

export interface ClockArcProps {
  totalMs: number;
  leftMs: number;
  bellsMs: readonly number[];
  airtimeFor?: number | undefined;
  open?: { from: number; to: number } | undefined;
}

/** Only the drawing. `--left` on an ancestor sets how much of the ring is lit. */
export function ClockArc({ totalMs, leftMs, bellsMs, airtimeFor, open }: ClockArcProps) {
  const sweep = useId();
  return (
    <svg viewBox="0 0 320 166" aria-hidden="true">
      <mask id={sweep} maskUnits="userSpaceOnUse" x="0" y="0" width="320" height="170">
        <path className="sweep" pathLength="100" d={RING_PATH} />
      </mask>
      <path className="tick" {...TICKS} d={RING_PATH} />
      <path className="tick tick-left" {...TICKS} mask={`url(#${sweep})`} d={RING_PATH} />
      {bellsMs
        .filter((bellMs) => bellMs < totalMs)
        .map((bellMs) => (
          <path
            key={bellMs}
            className={bellClass(bellMs, leftMs)}
            d={spoke(1 - bellMs / totalMs, 151, 159)}
          />
        ))}
      {open && <path className="open-part" d={arc(open.from, open.to, OUTER)} />}
      {airtimeFor !== undefined && <Airtime share={airtimeFor} />}
    </svg>
  );
}

/** A past bell fades; the current one is heavy while the clock has the class `bell`. */
function bellClass(bellMs: number, leftMs: number): string {
  if (Math.abs(leftMs - bellMs) < 1_500) return 'bell bell-now';
  return leftMs < bellMs ? 'bell bell-rung' : 'bell';
}

/** For grows from the left, Against from the right; the notch is the even share. */
function Airtime({ share }: { share: number }) {
  const meets = Math.min(1, Math.max(0, share));
  const air = 0.006;
  return (
    <>
      {meets > air && <path className="share share-for" d={arc(0, meets - air, INNER)} />}
      {meets < 1 - air && <path className="share share-against" d={arc(meets + air, 1, INNER)} />}
      <path className="even" d={spoke(0.5, 111, 124)} />
    </>
  );
}

function arc(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  return `M${start}A${radius} ${radius} 0 0 1 ${end}`;
}

function spoke(part: number, from: number, to: number): string {
  return `M${pointAt(part, from)}L${pointAt(part, to)}`;
}

/** `part` of the way from the left end (0) to the right end (1). */
function pointAt(part: number, radius: number): string {
  const turn = Math.PI * part;
  return `${(CENTRE_X - radius * Math.cos(turn)).toFixed(1)} ${(BASE_Y - radius * Math.sin(turn)).toFixed(1)}`;
}
