import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SHARED_MODULES, sharedTestOptions } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    ...sharedTestOptions('ui'),
    ...SHARED_MODULES,
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
