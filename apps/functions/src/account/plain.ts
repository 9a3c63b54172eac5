import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

/** Deeper than any document. */
const DEEPEST = 100;

/**
 * A stored value as JSON. Times become ISO 8601, references become paths, bytes become base64, and numbers that
 * JSON lacks become their names.
 */
function plain(value: unknown, depth = 0): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return value ?? null;
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  return plainFields(value, depth + 1);
}

/** The fields of a document; see `plain`. */
export function plainFields(fields: object, depth = 0): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    plain(value, depth),
  ]);
  return Object.fromEntries(entries);
}
