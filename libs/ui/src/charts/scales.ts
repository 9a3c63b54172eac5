import * as m from '@rostrum/words/charts';
import type { PlotScale } from './plot-frame.tsx';

/** Shares relative to an even one: none, even, twice as much. */
export const airtimeScale = (): PlotScale => ({
  min: 0,
  max: 2,
  ticks: [
    { value: 0, label: '0' },
    { value: 1, label: m.even() },
    { value: 2, label: '2×' },
  ],
});
