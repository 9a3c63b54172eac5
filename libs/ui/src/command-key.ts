/** The keys of a command as this person's keyboard names them: `Ctrl K`, `⌘K`. */
export function commandKey(key: string): string {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? `⌘${key}` : `Ctrl ${key}`;
}
