/**
 * What a record holds under a key of its own; undefined where it holds nothing, whatever the key is called. A plain object
 * has `constructor` and others from its prototype, so whatever is keyed by what people send is read through this.
 */
export function own<Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
