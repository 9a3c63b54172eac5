import { defineConfig } from 'vitest/config';
import { SHARED_MODULES, sharedTestOptions } from '../../vitest.shared.ts';

export default defineConfig({ test: { ...sharedTestOptions('words'), ...SHARED_MODULES } });
