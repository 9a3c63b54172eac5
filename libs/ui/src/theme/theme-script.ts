import { DEFAULT_THEME, STORAGE_KEYS } from '@rostrum/domain';

/**
 * Sets `data-theme` before the first paint. It goes unchanged into an inline `<script>` in `<head>`, above the
 * stylesheet; it is plain JavaScript, has no dependencies and cannot fail. The same rule as `resolveTheme`.
 */
export const themeScript = [
  '(()=>{let t;',
  `try{t=localStorage.getItem('${STORAGE_KEYS.theme}')}catch{}`,
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'${DEFAULT_THEME}';`,
  'document.documentElement.dataset.theme=t',
  '})()',
].join('');

/** The source expression that a Content-Security-Policy needs to let `script` run inline: `'sha256-…'`. */
export async function cspHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}'`;
}
