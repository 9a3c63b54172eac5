import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeScript } from '../src/theme/theme-script.ts';

/** Every part in every state, for looking; it is never shipped. `vite libs/ui/gallery` from the root. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    {
      name: 'theme-before-paint',
      transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
    },
  ],
  build: { outDir: 'dist' },
});
