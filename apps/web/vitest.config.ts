import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';
import { lessons } from './vite/lessons.ts';

const { include: _, ...shared } = sharedTestOptions('web');

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
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
});
