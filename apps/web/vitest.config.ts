import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';
import { lessons } from './vite/lessons.ts';

const shared = sharedTestOptions('web');

export default defineConfig({
  plugins: [react(), lessons()],
  test: {
    ...shared,
    include: [...shared.include, 'vite/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
