export type ReachEnvironment = Partial<Record<string, string>>;

/** A setting without the spaces around it; `none` counts as empty, because a secret cannot be. */
export function settingOf(environment: ReachEnvironment, name: string): string {
  const value = environment[name]?.trim() ?? '';
  return value === 'none' ? '' : value;
}
