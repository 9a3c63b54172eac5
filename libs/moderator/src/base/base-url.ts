/**
 * An address without a slash at its end. People's words go there, so the connection has to be encrypted; only a local
 * endpoint may be plain.
 */
export function isBaseUrl(value: string): boolean {
  if (!URL.canParse(value) || /[\s/?#]$|[?#]/.test(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isOwn));
}
