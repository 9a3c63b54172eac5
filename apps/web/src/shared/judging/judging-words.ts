import type { Points } from '@rostrum/domain';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/judging';

/** `First`, `Second` …: a place from 0. */
export function placeWord(place: number): string {
  return m.placeWord({ place: place + 1 });
}

/** `25 to 30, in halves`: the points of one speech. */
export function scaleWords({ least, most, step }: Points): string {
  const ends = { least: formatNumber(least), most: formatNumber(most) };
  return step < 1 ? m.scaleInHalves(ends) : m.scale(ends);
}
