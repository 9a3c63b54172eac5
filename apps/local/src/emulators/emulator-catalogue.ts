import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FIREBASE_TOOLS_FOLDER } from '../paths.ts';

const downloadSchema = z.object({
  version: z.string(),
  remoteUrl: z.string(),
  downloadPathRelativeToCacheDir: z.string(),
});
const catalogueSchema = z.object({ firestore: downloadSchema, storage: downloadSchema });

export type DownloadableEmulator = keyof z.infer<typeof catalogueSchema>;

export interface StockEmulator {
  /** Where firebase-tools keeps it once it has been downloaded. */
  cachedFile: string;
  isCached: boolean;
  remoteUrl: string;
}

/** The emulator that the installed firebase-tools would download. */
export function stockEmulator(name: DownloadableEmulator, cacheFolder: string): StockEmulator {
  const file = join(
    FIREBASE_TOOLS_FOLDER,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { remoteUrl, downloadPathRelativeToCacheDir } = catalogueSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  )[name];
  const cachedFile = join(cacheFolder, downloadPathRelativeToCacheDir);
  return { cachedFile, isCached: existsSync(cachedFile), remoteUrl };
}
