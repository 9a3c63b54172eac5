import { configDefaults, defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedTestOptions('functions'), exclude: [...configDefaults.exclude, '**/*.emulator.test.ts'] },
});
