import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

const shared = sharedTestOptions('web');

export default defineConfig({
  plugins: [react()],
  test: {
    ...shared,
    include: [...shared.include, 'vite/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
