import { readdirSync } from 'node:fs';
import type { DataFile } from './data.ts';
import type { WeightsFile } from './weights-file.ts';

/** A trainable head: its data, and the resulting files of figures. Deterministic. */
export type TrainedHead = {
  name: string;
  data: readonly DataFile[];
  train: () => WeightsFile[] | Promise<WeightsFile[]>;
};

const FOLDER = new URL('./heads/', import.meta.url);

/** Every head in `heads/`, by name: a file there exports its head as `HEAD`. */
export async function readHeads(): Promise<TrainedHead[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.toSorted().map((file): Promise<{ HEAD: TrainedHead }> => import(new URL(file, FOLDER).href)),
  );
  return modules.map(({ HEAD }) => HEAD);
}
