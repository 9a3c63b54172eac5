/** What a record holds under a key of its own, whatever the key is called. */
export function own<Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
