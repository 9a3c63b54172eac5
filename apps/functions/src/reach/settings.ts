export type ReachEnvironment = Partial<Record<string, string>>;

/** A setting without the spaces around it; `none` counts as empty, because a secret cannot be. */
export function settingOf(environment: ReachEnvironment, name: string): string {
  const value = environment[name]?.trim() ?? '';
  return value === 'none' ? '' : value;
}

/** What a deployment offers, known without its secrets. `pushKey` is empty without push. */
export type ReachOffer = { pushKey: string; hasMail: boolean; moreServices: readonly string[] };

export function readReachOffer(environment: ReachEnvironment = process.env): ReachOffer {
  return {
    pushKey: settingOf(environment, 'PUSH_PUBLIC_KEY'),
    hasMail: settingOf(environment, 'MAIL_SERVICE') !== '',
    moreServices: moreServicesIn(environment),
  };
}

/** Origins of push services beside those of the browsers, for a local one. */
export function moreServicesIn(environment: ReachEnvironment): string[] {
  return settingOf(environment, 'PUSH_MORE_SERVICES').split(',').filter(Boolean);
}
