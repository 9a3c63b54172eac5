import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { frontPage } from './vite/front-page.ts';
import { lessons } from './vite/lessons.ts';
import { leanDependencies } from './vite/lean-dependencies.ts';
import { previewHeaders } from './vite/preview-headers.ts';
import { themeScriptFile } from './vite/theme-script.ts';

const FIREBASE_JSON = resolve(import.meta.dirname, '../../firebase.json');

/** Small parts that the front page and nearly every other page need: one file in place of five. */
const FIRST_PARTS =
  /libs[\\/](?:ui[\\/]src[\\/](?:cx|components[\\/](?:button-class|link|spinner))|domain[\\/]src[\\/]brand)\.tsx?$/;
const REACT = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'LOCAL_']);
  const clerk = env['LOCAL_CLERK_URL'];
  const proxy = clerk ? { '/__clerk': { target: clerk } } : {};
  const emulators = mode === 'local-stack' ? env['VITE_LOCAL_EMULATORS'] : undefined;
  return {
    plugins: [react(), tailwindcss(), themeScriptFile(), lessons(), leanDependencies(), frontPage()],
    server: { proxy },
    preview: { proxy, headers: previewHeaders(FIREBASE_JSON, emulators) },
    build: {
      rolldownOptions: {
        output: {
          // What changes least and everybody needs first, in a file that stays in the cache over releases.
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT },
              { name: 'first-parts', test: FIRST_PARTS },
            ],
          },
        },
      },
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
    },
  };
});
