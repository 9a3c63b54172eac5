import { decodeBase64 } from '../base/base64.ts';

/**
 * A network with one hidden layer, as it is stored. `data` holds the first layer: one signed byte for each weight, by hidden
 * unit. The weights of a hidden unit count `scales` times. `outputs` has one row of weights per output.
 */
export type NetworkWeights = {
  inputs: number;
  data: string;
  scales: readonly number[];
  biases: readonly number[];
  outputs: readonly { bias: number; weights: readonly number[] }[];
};

export type Network = {
  inputs: number;
  /** The first layer, unit by unit. */
  first: Int8Array | Float32Array;
  scales: ArrayLike<number>;
  biases: ArrayLike<number>;
  outputs: readonly { bias: number; weights: ArrayLike<number> }[];
};

/** @throws RangeError if the data do not fill the first layer: the file is damaged. */
export function decodeNetwork({ inputs, data, scales, biases, outputs }: NetworkWeights): Network {
  const first = new Int8Array(decodeBase64(data).buffer);
  if (first.length !== inputs * scales.length) {
    throw new RangeError(`${first.length} weights for ${scales.length} units with ${inputs} inputs`);
  }
  return { inputs, first, scales, biases, outputs };
}

/** The outputs, as log-odds, for one input vector. */
export function runNetwork({ inputs, first, scales, biases, outputs }: Network, x: Float32Array): number[] {
  const hidden = new Float64Array(biases.length);
  for (let unit = 0; unit < hidden.length; unit += 1) {
    let sum = 0;
    const from = unit * inputs;
    for (let at = 0; at < inputs; at += 1) sum += (first[from + at] ?? 0) * (x[at] ?? 0);
    hidden[unit] = Math.max(0, sum * (scales[unit] ?? 0) + (biases[unit] ?? 0));
  }
  return outputs.map(({ bias, weights }) => {
    let sum = bias;
    for (let unit = 0; unit < hidden.length; unit += 1) sum += (weights[unit] ?? 0) * (hidden[unit] ?? 0);
    return sum;
  });
}
