import { readRows } from '../training/data.ts';

/** Real debates with motions and claims; they have no labels, and all were debated. */
export const DEBATED = ['debate_kpa_arguments', 'debate_perspectrum'] as const;

/** Their motions and claims, each once. */
export function debatedMotions(): string[] {
  const [topics, claims] = DEBATED;
  const written = [
    ...readRows(topics).map(({ topic }) => topic.trim()),
    ...readRows(claims).map(({ claim }) => claim.trim()),
  ];
  return [...new Set(written)];
}
