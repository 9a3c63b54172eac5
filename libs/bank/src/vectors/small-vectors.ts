/** The largest number of a byte with a sign. */
const MOST = 127;

/** A unit vector in one byte a number: enough for angles, and a quarter of the size. */
export function toBytes(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return new Uint8Array(Int8Array.from(vector, (value) => Math.round((value / largest) * MOST)).buffer);
}

export function fromBytes(bytes: Uint8Array): Float32Array {
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.sqrt(small.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(small, (value) => value / length);
}

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
export const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
