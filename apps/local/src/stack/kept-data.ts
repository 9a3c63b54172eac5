import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const partSchema = z.looseObject({ path: z.string() });
const exportSchema = z.looseObject({
  version: z.string(),
  firestore: z.optional(z.looseObject({ path: z.string(), metadata_file: z.string() })),
  auth: z.optional(partSchema),
  storage: z.optional(partSchema),
});

/** Whether the emulators' export is readable: its index parses and every part it names exists. */
export function isUsableExport(folder: string): boolean {
  try {
    const index: unknown = JSON.parse(readFileSync(join(folder, 'firebase-export-metadata.json'), 'utf8'));
    const { firestore, auth, storage } = exportSchema.parse(index);
    const files = [firestore?.metadata_file, auth?.path, storage?.path];
    return files.every((file) => file === undefined || existsSync(join(folder, file)));
  } catch {
    return false;
  }
}

/** Moves unreadable data out of the way, beside its old place. @returns the new place */
export function setAside(folder: string, atMs: number): string {
  const aside = `${folder}-unreadable-${new Date(atMs).toISOString().replace(/\D/g, '').slice(0, 14)}`;
  renameSync(folder, aside);
  return aside;
}
