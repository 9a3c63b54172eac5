import { createRequire } from 'node:module';
import { join } from 'node:path';
import { correctFirebaseTools } from '@rostrum/emulator-patches';
import { FIREBASE_TOOLS_FOLDER } from '../paths.ts';

/** The `firebase` command with our corrections. */
const requireTool = createRequire(join(FIREBASE_TOOLS_FOLDER, 'package.json'));

await correctFirebaseTools(requireTool, {
  oldestJava: Number(process.env['ROSTRUM_OLDEST_JAVA']) || undefined,
  javaOptions: process.env['ROSTRUM_JAVA_OPTIONS']?.split(' '),
  mostWorkers: Number(process.env['ROSTRUM_MOST_WORKERS']) || undefined,
  debug: Boolean(process.env['ROSTRUM_EMULATOR_DEBUG']),
});

requireTool('firebase-tools/lib/bin/firebase.js');
