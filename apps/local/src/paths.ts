import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);

/** Everything that a run leaves behind; ignored by git, safe to delete. */
export const inLocalFolder = (...parts: string[]) => inRoot('.local', ...parts);

/** Test reports, one JSON file each; the closing count of `npm test` adds them up. */
export const REPORTS_FOLDER = inRoot('.test-results');

export const CLERK_JS_VERSION = '5.128.0';
export const CLERK_JS_FOLDER = inRoot('apps/local/clerk-js/node_modules/@clerk/clerk-js/dist');
export const FIREBASE_TOOLS_FOLDER = inRoot('apps/local/firebase-tools');
