import { seededRandom } from '@rostrum/moderator/training';
import type { Associations } from './association.ts';

const SPARE = 8;
const ROUNDS = 4;
const SEED = 1;

/**
 * The main directions of associated words: the largest eigenvectors of the symmetric matrix, by subspace iteration
 * (Halko, Martinsson and Tropp, "Finding structure with randomness", 2011), each scaled by the root of its value.
 * Returns `dimensions` figures per word, one word after the other.
 */
export function findDirections(matrix: Associations, dimensions: number): Float64Array {
  const width = dimensions + SPARE;
  const random = seededRandom(SEED);
  let basis = Float64Array.from({ length: matrix.size * width }, () => random() - 0.5);
  orthogonalise(basis, matrix.size, width);
  for (let round = 0; round < ROUNDS; round += 1) {
    basis = multiply(matrix, basis, width);
    orthogonalise(basis, matrix.size, width);
  }
  const image = multiply(matrix, basis, width);
  const values = Array.from({ length: width }, (_, column) =>
    columnProduct(basis, image, matrix.size, width, column),
  );
  const order = values
    .map((value, column) => ({ size: Math.abs(value), column }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, dimensions);
  return Float64Array.from({ length: matrix.size * dimensions }, (_, at) => {
    const chosen = order[at % dimensions];
    const word = Math.floor(at / dimensions);
    return (basis[word * width + (chosen?.column ?? 0)] ?? 0) * Math.sqrt(chosen?.size ?? 0);
  });
}

function multiply(
  { size, rows, columns, strengths }: Associations,
  basis: Float64Array,
  width: number,
): Float64Array<ArrayBuffer> {
  const product = new Float64Array(size * width);
  for (let entry = 0; entry < rows.length; entry += 1) {
    const [one, other] = [(rows[entry] ?? 0) * width, (columns[entry] ?? 0) * width];
    const strength = strengths[entry] ?? 0;
    for (let column = 0; column < width; column += 1) {
      product[one + column] = (product[one + column] ?? 0) + strength * (basis[other + column] ?? 0);
      product[other + column] = (product[other + column] ?? 0) + strength * (basis[one + column] ?? 0);
    }
  }
  return product;
}

/** Gram–Schmidt, in place, column by column. */
function orthogonalise(basis: Float64Array, size: number, width: number): void {
  for (let column = 0; column < width; column += 1) {
    for (let before = 0; before < column; before += 1) subtractShare(basis, size, width, column, before);
    let squares = 0;
    for (let at = column; at < basis.length; at += width) squares += (basis[at] ?? 0) ** 2;
    const scale = squares === 0 ? 0 : 1 / Math.sqrt(squares);
    for (let at = column; at < basis.length; at += width) basis[at] = (basis[at] ?? 0) * scale;
  }
}

function subtractShare(
  basis: Float64Array,
  size: number,
  width: number,
  column: number,
  before: number,
): void {
  let share = 0;
  for (let row = 0; row < size; row += 1)
    share += (basis[row * width + column] ?? 0) * (basis[row * width + before] ?? 0);
  for (let row = 0; row < size; row += 1) {
    const at = row * width + column;
    basis[at] = (basis[at] ?? 0) - share * (basis[row * width + before] ?? 0);
  }
}

function columnProduct(
  one: Float64Array,
  other: Float64Array,
  size: number,
  width: number,
  column: number,
): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1)
    sum += (one[row * width + column] ?? 0) * (other[row * width + column] ?? 0);
  return sum;
}
