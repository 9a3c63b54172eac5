import * as m from '@rostrum/words/reach';

/** The id under which the server keeps a browser: a hash of its endpoint. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, 40);
}

/** `Firefox on Linux`: a name by which its owner knows it. */
export function browserName(agent: string = navigator.userAgent): string {
  const browser = BROWSERS.find(([sign]) => agent.includes(sign))?.[1] ?? m.aBrowser();
  const system = SYSTEMS.find(([sign]) => agent.includes(sign))?.[1];
  return system ? m.browserOn({ browser, system }) : browser;
}

/** More specific signs first: each browser also names those that it descends from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;
