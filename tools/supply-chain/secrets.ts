/** The forms of keys and tokens that open something, by their makers. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[\w+/=]{20}/,
  'a key of a service account': /"private_key_id":\s*"[0-9a-f]{20}/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a Google API key': /\bAIza[\w-]{35}/,
  'a secret key of Clerk or Stripe': /\b[sr]k_live_[0-9A-Za-z]{16}/,
  'the secret of a webhook': /\bwhsec_[\w+/]{24}/,
  'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{22})/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10}/,
  'a key of OpenAI or Anthropic': /\bsk-(?:ant|proj)-[\w-]{20}/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
};

/** What is in a text that must not be under version control. */
export function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
