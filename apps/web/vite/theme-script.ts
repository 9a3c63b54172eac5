import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript } from '@rostrum/ui/theme-script';

/**
 * Sets the theme before the first paint from a tiny file of its own instead of an inline script. The strict
 * Content-Security-Policy (`script-src 'self'`) then holds as it stands: an inline script would need its hash
 * in firebase.json, changed by hand with every edit, and a forgotten change would show in production only. The
 * file is fetched beside the stylesheet, which the first paint waits for anyway, and cached permanently by its name.
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
