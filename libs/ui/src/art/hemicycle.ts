/** A place in the half circle: `angle` runs from 0 (left end) to 180 degrees (right end). */
export interface Seat {
  x: number;
  y: number;
  angle: number;
  row: number;
}

export interface Hemicycle {
  centreX: number;
  centreY: number;
  /** Radii of the innermost row, across and up. */
  innerX: number;
  innerY: number;
  rows: number;
  /** Distance between rows, and about the distance between neighbours in a row. */
  gap: number;
}

/** Every seat, row by row from the inside. */
export function seatsOf(hall: Hemicycle): Seat[] {
  return Array.from({ length: hall.rows }, (_, row) => rowOf(hall, row)).flat();
}

function rowOf(hall: Hemicycle, row: number): Seat[] {
  const across = hall.innerX + row * hall.gap;
  const up = hall.innerY + row * hall.gap;
  const count = Math.round((Math.PI * (across + up)) / 2 / hall.gap);
  return Array.from({ length: count + 1 }, (_, place) => {
    const angle = (place / count) * 180;
    const turn = (angle * Math.PI) / 180;
    return { x: hall.centreX - across * Math.cos(turn), y: hall.centreY - up * Math.sin(turn), angle, row };
  });
}

/** Path pieces, so that a whole bench is one element: a disc, a square on its corner, a dash. */
export function disc(x: number, y: number, radius: number): string {
  const across = radius * 2;
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`;
}

export function diamond(x: number, y: number, radius: number): string {
  return `M${round(x)} ${round(y - radius)}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`;
}

export function dash(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y - radius * 0.3)}h${radius * 2}v${round(radius * 0.6)}h${-radius * 2}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
