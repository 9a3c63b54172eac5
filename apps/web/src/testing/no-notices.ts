import { dismiss } from '@rostrum/ui';
import { beforeEach } from 'vitest';

/** Files that share modules share the notices on screen, so each test begins without any. */
beforeEach(() => dismiss());
