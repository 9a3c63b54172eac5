import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openZip } from './jar/zip-reader.ts';
import { needsListenPatch } from './listen-patch.ts';

/** The Google Cloud CLI's Firestore emulator where the Debian package puts it. */
const JAR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

describe.skipIf(!existsSync(JAR))('the Firestore emulator of the Google Cloud CLI', () => {
  const jar = () => openZip(JAR);

  test('has the three classes whose faults were measured', () => {
    const why =
      'This emulator is not 1.19.9. If 24,000 updates arrive without the patch, remove: listen-patch.ts';
    expect(needsListenPatch(jar()), why).toBe(true);
  });

  test('names no main class', () => {
    const manifest = jar().read('META-INF/MANIFEST.MF').toString('utf8');
    expect(manifest, 'java -jar can start it. Remove: wrapper-jar.ts').not.toContain('Main-Class:');
  });
});
