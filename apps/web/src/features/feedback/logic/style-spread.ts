import type { Dimension } from '@rostrum/domain';
import measured from './style-spread.json';

/** The debaters whose arguments were measured: four arguments each, in four styles. */
export const MEASURED_DEBATERS = 15;

/**
 * How far a score moves on average, best style less worst, when the same arguments are said in plain, ornate, learner’s and
 * chat English; `npm run evaluate substance-style` writes the figures.
 */
export const STYLE_SPREAD: Readonly<Record<Dimension, number | null>> = measured;
