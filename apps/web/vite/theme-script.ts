import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript } from '@rostrum/ui/theme-script';

/**
 * Sets the theme before the first paint from a tiny separate file instead of an inline script. The strict
 * Content-Security-Policy (`script-src 'self'`) then needs no exception: an inline script would need its hash in
 * firebase.json, updated by hand with every edit, and a forgotten update would show only in production. The file
 * loads in parallel with the stylesheet, which the first paint waits for anyway, and is cached permanently by its
 * name.
 */
export function themeScriptFile(): Plugin {
  const hash = createHash('sha256').update(themeScript).digest('base64url').slice(0, 8);
  const fileName = `assets/theme-${hash}.js`;
  return {
    name: 'rostrum:theme-script',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: themeScript });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themeScript);
      });
    },
    transformIndexHtml(): HtmlTagDescriptor[] {
      return [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head' }];
    },
  };
}
