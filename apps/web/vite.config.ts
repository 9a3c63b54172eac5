import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { joinedChunks } from './vite/joined-chunks/joined-chunks.ts';
import { firstScript } from './vite/first-script.ts';
import { frontPage } from './vite/front-page.ts';
import { functionsProxy } from './vite/functions-proxy.ts';
import { lessons } from './vite/lessons.ts';
import { OFFERED } from '@rostrum/words';
import { PSEUDO_LANGUAGES } from '@rostrum/words/compiler';
import { leanDependencies } from './vite/lean-dependencies.ts';
import { manifests } from './vite/languages/manifests.ts';
import { siteOf } from './vite/languages/pages-in-languages.ts';
import { placeholders, spokenLanguages } from './vite/languages/spoken-languages.ts';
import { previewHeaders } from './vite/preview-headers.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { themeScriptFile } from './vite/theme-script.ts';

const FIREBASE_JSON = resolve(import.meta.dirname, '../../firebase.json');

const REACT = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;
/** The pages of a first visit and a debate under way, whose bytes count most. */
const LEAN = /(?:dashboard-page|signed-in-app|identity-island|room-screen)/;
/** The limit on unneeded code per page, which saves requests; minified. */
const spareBytes = (page: string) => (LEAN.test(page) ? 50_000 : 100_000);
const GROUPS = [
  // Code that changes least and that every page needs first, in a file that stays cached across releases.
  { name: 'react', test: REACT, priority: 2 },
  // All that the front page needs, in its own program.
  { name: 'front', tags: ['$initial' as const], priority: 1 },
];

export default defineConfig(async ({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'LOCAL_']);
  const clerk = env['LOCAL_CLERK_URL'];
  const emulators = mode === 'local-stack' ? env['VITE_LOCAL_EMULATORS'] : undefined;
  const proxy = {
    ...(clerk && { '/__clerk': { target: clerk } }),
    ...functionsProxy(readFileSync(FIREBASE_JSON, 'utf8'), emulators, env['VITE_FIREBASE_PROJECT_ID']),
  };
  const pseudo = mode === 'local-stack' ? PSEUDO_LANGUAGES : [];
  const joined = command === 'build' ? [await joinedChunks(mode, GROUPS, spareBytes)] : [];
  return {
    plugins: [
      react(),
      tailwindcss(),
      themeScriptFile(),
      placeholders(),
      lessons(),
      leanDependencies(),
      frontPage(OFFERED, pseudo),
      spokenLanguages({ languages: OFFERED, pseudo, site: siteOf(process.env) }),
      manifests(OFFERED),
      firstScript(OFFERED),
      serviceWorker(OFFERED),
    ],
    worker: { format: 'es' as const, plugins: () => [placeholders()] },
    server: { proxy },
    preview: { proxy, headers: previewHeaders(FIREBASE_JSON, emulators) },
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [...GROUPS, ...joined] },
        },
      },
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
    },
  };
});
