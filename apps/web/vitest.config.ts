import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SHARED_MODULES, sharedTestOptions } from '../../vitest.shared.ts';
import { lessons } from './vite/lessons.ts';

const { include: _, ...shared } = sharedTestOptions('web');

const components = globSync('src/**/*.test.tsx', { cwd: import.meta.dirname }).map((path) =>
  path.replaceAll('\\', '/'),
);
/** These load their modules for themselves. */
const replacesModules = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock(');
const dom = {
  environment: 'jsdom',
  // Each by itself: what one of them imports is loaded once, and its hooks would run in the first file alone.
  setupFiles: ['src/testing/unexpected-errors.ts', 'src/testing/setup.ts'],
};

/** Building a DOM costs more than most tests, so only tests of components and hooks get one. */
export default defineConfig({
  plugins: [react(), lessons()],
  test: {
    ...shared,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['src/**/*.test.ts', 'vite/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['src/testing/unexpected-errors.ts'],
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: components.filter((file) => !replacesModules(file)),
          ...dom,
          setupFiles: [...dom.setupFiles, 'src/testing/no-notices.ts'],
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: { name: 'dom apart', include: components.filter(replacesModules), ...dom },
      },
    ],
  },
});
