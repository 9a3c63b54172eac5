import type { Label } from '../../said/labels.ts';
import type { SentenceView } from './sentence-view.ts';
import type { Target } from './targets.ts';

/** A group and the statement about it. Places are tokens, `to` included; `weight` 0 … 1. */
export type Hit = { label: string; weight: number; from: number; to: number };
/** Reads one relation between a target and the words around it. */
export type Rule = (view: SentenceView, place: number, target: Target) => Hit | undefined;

/** The words between two places, in either order. */
export function hit(label: Label, weight: number, one: number, other: number): Hit {
  return { label, weight, from: Math.min(one, other), to: Math.max(one, other) };
}
