import type { Points } from '@rostrum/domain';

const PLACES = ['First', 'Second', 'Third', 'Fourth'];

/** `First`, `Second` …: a place from 0. */
export function placeWord(place: number): string {
  return PLACES[place] ?? `${place + 1}th`;
}

/** `25 to 30, in halves`: the points of one speech. */
export function scaleWords({ least, most, step }: Points): string {
  return `${least} to ${most}${step < 1 ? ', in halves' : ''}`;
}
