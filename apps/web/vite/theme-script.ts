import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript } from '@rostrum/ui/theme-script';

const ADDRESS = '/assets/theme.js';

/** Sets the theme before the first paint while pages are served from their sources; a build has it in its first script. */
export function themeScriptFile(): Plugin {
  return {
    name: 'rostrum:theme-script',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themeScript);
      });
    },
    transformIndexHtml(): HtmlTagDescriptor[] {
      return [{ tag: 'script', attrs: { src: ADDRESS }, injectTo: 'head' }];
    },
  };
}
