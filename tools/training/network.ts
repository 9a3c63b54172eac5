import type { Network, NetworkWeights } from '@rostrum/moderator/training';
import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';

/** `y` and `weights` have one number per output; an output with weight 0 learns nothing from the row. */
export type NetworkRow = { x: Float32Array; y: readonly (0 | 1)[]; weights: readonly number[] };

type Options = { hidden?: number; passes?: number; seed?: number };

const BATCH = 128;
const RATE = 2e-3;
const DECAY = 1e-4;
const DROPOUT = 0.2;
const [FIRST_MOMENT, SECOND_MOMENT] = [0.9, 0.999];
const LARGEST = 127;
const DIGITS = 5;

/**
 * A network with one hidden layer of rectified units, trained by Adam with decoupled weight decay (Loshchilov and Hutter,
 * "Decoupled weight decay regularization", 2019) and dropout. The same rows and seed give the same network.
 */
export function trainNetwork(
  rows: readonly NetworkRow[],
  { hidden = 96, passes = 20, seed = 1 }: Options = {},
): Network {
  const inputs = rows[0]?.x.length ?? 0;
  const outputs = rows[0]?.y.length ?? 0;
  const random = seededRandom(seed);
  const first = parameters(hidden * inputs, () => normal(random) / Math.sqrt(inputs), DECAY);
  const biases = parameters(hidden, () => 0, 0);
  const second = parameters(outputs * hidden, () => normal(random) / Math.sqrt(hidden), DECAY);
  const last = parameters(outputs, () => 0, 0);
  const all = [first, biases, second, last];
  const active = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  let step = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const order = shuffledIndexes(rows.length, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const index of batch) {
        const row = rows[index];
        if (row) learn(row, { first, biases, second, last, active, back, random });
      }
      step += 1;
      for (const one of all) update(one, step, RATE * (1 - pass / passes), batch.length);
    }
  }
  return {
    inputs,
    first: first.values,
    scales: new Float32Array(hidden).fill(1),
    biases: biases.values,
    outputs: Array.from({ length: outputs }, (_, at) => ({
      bias: last.values[at] ?? 0,
      weights: second.values.slice(at * hidden, (at + 1) * hidden),
    })),
  };
}

/** One signed byte for each weight of the first layer. */
export function quantiseNetwork({ inputs, first, biases, outputs }: Network): NetworkWeights {
  const bytes = new Int8Array(first.length);
  const scales = Array.from(biases, (_, unit) => {
    const row = Float32Array.from(first.slice(unit * inputs, (unit + 1) * inputs));
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = largest === 0 ? 1 : Number((largest / LARGEST).toPrecision(DIGITS));
    row.forEach((weight, at) => (bytes[unit * inputs + at] = Math.round(weight / scale)));
    return scale;
  });
  return {
    inputs,
    data: Buffer.from(bytes.buffer).toString('base64'),
    scales,
    biases: Array.from(biases, rounded),
    outputs: outputs.map(({ bias, weights }) => ({
      bias: rounded(bias),
      weights: Array.from(weights, rounded),
    })),
  };
}

type Parameters = {
  values: Float32Array;
  slopes: Float32Array;
  means: Float32Array;
  squares: Float32Array;
  decay: number;
};

function parameters(count: number, start: () => number, decay: number): Parameters {
  return {
    values: Float32Array.from({ length: count }, start),
    slopes: new Float32Array(count),
    means: new Float32Array(count),
    squares: new Float32Array(count),
    decay,
  };
}

type Layers = {
  first: Parameters;
  biases: Parameters;
  second: Parameters;
  last: Parameters;
  active: Float32Array;
  back: Float32Array;
  random: () => number;
};

/** Adds the slopes of one row's loss. */
function learn({ x, y, weights }: NetworkRow, layers: Layers): void {
  forward(x, layers);
  const { second, last, active, back } = layers;
  const hidden = active.length;
  back.fill(0);
  for (let at = 0; at < y.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    let sum = last.values[at] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1)
      sum += (second.values[at * hidden + unit] ?? 0) * (active[unit] ?? 0);
    const slope = (1 / (1 + Math.exp(-sum)) - (y[at] ?? 0)) * weight;
    last.slopes[at] = (last.slopes[at] ?? 0) + slope;
    for (let unit = 0; unit < hidden; unit += 1) {
      const place = at * hidden + unit;
      second.slopes[place] = (second.slopes[place] ?? 0) + slope * (active[unit] ?? 0);
      back[unit] = (back[unit] ?? 0) + slope * (second.values[place] ?? 0);
    }
  }
  backward(x, layers);
}

/** The hidden units that are active, some of them dropped at random and the others made up for it. */
function forward(x: Float32Array, { first, biases, active, random }: Layers): void {
  const inputs = x.length;
  for (let unit = 0; unit < active.length; unit += 1) {
    active[unit] = 0;
    if (random() < DROPOUT) continue;
    let sum = biases.values[unit] ?? 0;
    const from = unit * inputs;
    for (let at = 0; at < inputs; at += 1) sum += (first.values[from + at] ?? 0) * (x[at] ?? 0);
    if (sum > 0) active[unit] = sum / (1 - DROPOUT);
  }
}

function backward(x: Float32Array, { first, biases, active, back }: Layers): void {
  const inputs = x.length;
  for (let unit = 0; unit < active.length; unit += 1) {
    if (active[unit] === 0) continue;
    const slope = (back[unit] ?? 0) / (1 - DROPOUT);
    biases.slopes[unit] = (biases.slopes[unit] ?? 0) + slope;
    const from = unit * inputs;
    for (let at = 0; at < inputs; at += 1)
      first.slopes[from + at] = (first.slopes[from + at] ?? 0) + slope * (x[at] ?? 0);
  }
}

function update(
  { values, slopes, means, squares, decay }: Parameters,
  step: number,
  rate: number,
  count: number,
): void {
  const meanScale = 1 / (1 - FIRST_MOMENT ** step);
  const squareScale = 1 / (1 - SECOND_MOMENT ** step);
  for (let at = 0; at < values.length; at += 1) {
    const slope = (slopes[at] ?? 0) / count;
    const mean = FIRST_MOMENT * (means[at] ?? 0) + (1 - FIRST_MOMENT) * slope;
    const square = SECOND_MOMENT * (squares[at] ?? 0) + (1 - SECOND_MOMENT) * slope * slope;
    means[at] = mean;
    squares[at] = square;
    slopes[at] = 0;
    const value = values[at] ?? 0;
    values[at] =
      value - rate * ((mean * meanScale) / (Math.sqrt(square * squareScale) + 1e-8) + decay * value);
  }
}

/** A number from the standard normal distribution, by the method of Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
