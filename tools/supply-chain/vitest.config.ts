import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedTestOptions('supply-chain'), include: ['*.test.ts'] },
});
