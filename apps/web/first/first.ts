import { trustScripts } from './trust-scripts.ts';
import { watchFaults } from './watch-faults.ts';

/** Runs before everything else in a built page but the theme, from a file of its own: see `vite/first-script.ts`. */
trustScripts(window);
watchFaults(window);
