import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReaderWeights } from '@rostrum/moderator/training';
import { fitWithoutFold, READER_FOLDS, readerFolds, type ViewOf } from '../../training/reader/fit.ts';
import { readerRows, type ReaderRow } from '../../training/reader/rows.ts';
import { trainingEncoder } from '../../training/reader/training-encoder.ts';
import { viewsOf } from '../../training/reader/views.ts';
import { SHIPPED } from './two-readers.ts';

const FOLDER = new URL('../../../.local/reader-folds/', import.meta.url);

/** The fold of each group, and for each fold a second reader that saw none of its texts. */
type ReaderFolds = { foldOf: ReadonlyMap<string, number>; weights: readonly ReaderWeights[] };

/**
 * Fitting takes minutes, so `.local/reader-folds` keeps what was fitted. Its names hold a hash of the shipped figures: the same
 * texts and code give the same bytes, so other ones give other names.
 */
export async function openReaderFolds(): Promise<ReaderFolds> {
  const rows = readerRows();
  const folds = readerFolds(rows);
  const foldOf = new Map(rows.map(({ group }, at) => [group, folds[at] ?? 0]));
  let views: Promise<ViewOf> | undefined;
  const fit = async (fold: number) =>
    fitWithoutFold(fold, rows, await (views ??= viewsOf(trainingEncoder(), rows)), SHIPPED);
  const weights: ReaderWeights[] = [];
  for (let fold = 0; fold < READER_FOLDS; fold += 1) weights.push(await keptOr(fold, rows, fit));
  return { foldOf, weights };
}

async function keptOr(
  fold: number,
  rows: readonly ReaderRow[],
  fit: (fold: number) => Promise<ReaderWeights>,
): Promise<ReaderWeights> {
  const trained = createHash('sha1')
    .update(JSON.stringify([SHIPPED, rows.length]))
    .digest('hex');
  const file = new URL(`${trained.slice(0, 12)}-${fold}.json`, FOLDER);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const fitted = await fit(fold);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(fitted));
  return fitted;
}
