import type { ArgumentMap, MapCorrection, MapEdge } from '@rostrum/domain';
import { withFates } from './fates.ts';

/** A map with the debaters' corrections, and the corrections whose words are no longer in it. */
export type CorrectedMap = { map: ArgumentMap; unplaced: MapCorrection[] };

/**
 * Applies corrections to the engine's map. The latest for a pair counts; among equals, the last. Each corrected edge
 * records by whom, when, and the engine's finding; `removed` keeps the removed ones.
 */
export function applyCorrections(map: ArgumentMap, corrections: readonly MapCorrection[]): CorrectedMap {
  const ids = new Set(map.nodes.map(({ id }) => id));
  const isPlaced = ({ from, to }: MapCorrection) => from !== to && ids.has(from) && ids.has(to);
  const latest = new Map<string, MapCorrection>();
  for (const correction of corrections.filter(isPlaced).toSorted((one, other) => one.atMs - other.atMs)) {
    latest.set(keyOf(correction), correction);
  }
  const known = new Map(map.edges.map((edge) => [keyOf(edge), edge]));
  const corrected = [...latest].map(([key, correction]) => correctEdge(correction, known.get(key)));
  const untouched = map.edges.filter((edge) => !latest.has(keyOf(edge)));
  const edges = [...untouched, ...corrected.flatMap(({ kept }) => kept ?? [])];
  const removed = [...map.removed, ...corrected.flatMap(({ removed: gone }) => gone ?? [])];
  return {
    map: { nodes: withFates(map.nodes, edges), edges, removed },
    unplaced: corrections.filter((correction) => !isPlaced(correction)),
  };
}

function keyOf({ from, to }: Pick<MapEdge, 'from' | 'to'>): string {
  return `${from}>${to}`;
}

function correctEdge(
  { from, to, relation, by, atMs }: MapCorrection,
  found: MapEdge | undefined,
): { kept?: MapEdge; removed?: MapEdge } {
  const corrected = { by, atMs, was: found?.relation ?? null };
  if (relation !== null) return { kept: { from, to, relation, basis: 'person', score: 1, corrected } };
  return found ? { removed: { ...found, corrected } } : {};
}
