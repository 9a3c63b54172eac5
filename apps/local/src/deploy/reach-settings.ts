type Environment = Partial<Record<string, string>>;

/** What push and each way of sending e-mail cannot do without. Their secrets are in Secret Manager. */
const NEEDS = {
  smtp: ['REACH_WEB_URL', 'MAIL_HOST', 'MAIL_FROM', 'MAIL_CHOICE_URL'],
  http: ['REACH_WEB_URL', 'MAIL_URL', 'MAIL_FROM', 'MAIL_CHOICE_URL'],
  push: ['REACH_WEB_URL'],
} as const;

/** Both are optional. A half of either would be noticed only when somebody gets no letter. */
export function complainAboutReach(env: Environment): string[] {
  const value = (name: string) => env[name]?.trim() ?? '';
  const service = value('MAIL_SERVICE');
  if (service !== '' && service !== 'smtp' && service !== 'http')
    return [`  MAIL_SERVICE is “${service}”: it needs smtp or http`];
  const wanted = service || (value('PUSH_PUBLIC_KEY') && 'push');
  if (wanted === '') return [];
  const missing = NEEDS[wanted].filter((name) => value(name) === '');
  return missing.map(
    (name) => `  ${name} is missing: push or e-mail is on, and docs/operations.md says what it holds`,
  );
}
