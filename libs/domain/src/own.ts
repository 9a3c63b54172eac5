/**
 * A record's own value under a key; undefined without one, whatever the key is called. A plain object inherits
 * `constructor` and others from its prototype, so reads of records that are keyed by people's input go through this.
 */
export function own<Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
