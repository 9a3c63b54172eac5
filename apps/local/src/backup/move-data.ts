import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../problem.ts';
import type { ChosenDatabase } from './chosen-database.ts';

/** The part of a folder that the emulator writes, with the name that `firebase emulators:export` gives it. */
const PART = 'firestore_export';
const METADATA = `${PART}.overall_export_metadata`;

type Place = Pick<ChosenDatabase, 'projectId' | 'emulator'>;

/** Writes all documents to a folder, or for a real project to a bucket (`gs://…`). @throws Problem if it did not work */
export async function exportTo(place: Place, to: string): Promise<void> {
  if (place.emulator === null) return gcloud(place, 'export', to);
  const folder = resolve(to);
  if (existsSync(join(folder, PART)))
    throw new Problem(`${folder} has a backup already. Choose another folder.`);
  mkdirSync(folder, { recursive: true });
  await ask(place, 'export', { export_directory: folder, export_name: PART });
}

/** Reads all documents back. @throws Problem if it did not work */
export async function importFrom(place: Place, from: string): Promise<void> {
  if (place.emulator === null) return gcloud(place, 'import', from);
  await ask(place, 'import', { export_directory: metadataIn(from) });
}

/** Deletes all documents of an emulator, once there is a backup to read. @throws Problem for a real project */
export async function emptyEmulator({ projectId, emulator }: Place, from: string): Promise<void> {
  if (emulator === null)
    throw new Problem('--empty is for an emulator. Restore into a new database or an empty project.');
  metadataIn(from);
  const all = `http://${emulator}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(all, { method: 'DELETE' });
  if (!answer.ok) throw new Problem(`The emulator was not emptied: ${await answer.text()}`);
}

function metadataIn(from: string): string {
  const metadata = join(resolve(from), PART, METADATA);
  if (existsSync(metadata)) return metadata;
  throw new Problem(`${resolve(from)} has no backup: ${PART}/${METADATA} is missing.`);
}

async function ask({ projectId, emulator }: Place, verb: 'export' | 'import', body: object): Promise<void> {
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${projectId}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ database: `projects/${projectId}/databases/(default)`, ...body }),
  });
  if (!answer.ok) throw new Problem(`The emulator refused the ${verb}: ${await answer.text()}`);
}

function gcloud({ projectId }: Place, verb: 'export' | 'import', bucket: string): void {
  if (!/^gs:\/\/[\w.-]+(\/[\w./:-]+)?$/.test(bucket))
    throw new Problem(`${bucket} is no place in a bucket, such as gs://PROJECT-backups/2026-12-01.`);
  const done = spawnSync('gcloud', ['firestore', verb, bucket, `--project=${projectId}`], {
    stdio: 'inherit',
  });
  if (done.error) throw new Problem('gcloud cannot be started. Install the Google Cloud CLI.');
  if (done.status !== 0) throw new Problem(`gcloud ended with ${done.status}: the ${verb} has not finished.`);
}
