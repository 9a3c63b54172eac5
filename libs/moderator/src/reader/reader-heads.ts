import { calibrate, type Cuts } from '../heads/civility/models.ts';
import { decodeLinear, type LinearModel, type LinearWeights } from '../models/linear-model.ts';

/** What the second reader is asked: an attack on a person, an attack on a group, a threat or egging on, distress. */
export const READER_HEADS = ['attack', 'group', 'harm', 'care'] as const;
export type ReaderHead = (typeof READER_HEADS)[number];

/** The trained figures, and the encoder that they belong to. */
export type ReaderWeights = {
  encoder: string;
  heads: Record<ReaderHead, { linear: LinearWeights; cuts: Cuts }>;
};

/** For each head a score from 0 to 1; it agrees from .5, its published threshold. */
export type Reading = Record<ReaderHead, number>;

/** Scores vectors with these figures. */
export function createReaderHeads({ heads }: ReaderWeights): (vector: Float32Array) => Reading {
  const decoded = {
    attack: decode(heads.attack),
    group: decode(heads.group),
    harm: decode(heads.harm),
    care: decode(heads.care),
  };
  return (vector) => ({
    attack: score(decoded.attack, vector),
    group: score(decoded.group, vector),
    harm: score(decoded.harm, vector),
    care: score(decoded.care, vector),
  });
}

type Head = { model: LinearModel; cuts: Cuts };

function decode({ linear, cuts }: { linear: LinearWeights; cuts: Cuts }): Head {
  return { model: decodeLinear(linear), cuts };
}

function score({ model, cuts }: Head, vector: Float32Array): number {
  return calibrate(logOdds(model, vector), cuts);
}

function logOdds({ bias, scale, weights }: LinearModel, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
  return bias + scale * sum;
}
