import type { Encoder } from '@rostrum/moderator/reader';
import { trainingAnalyser } from '../vocabulary.ts';
import type { ReaderView, ViewOf } from './fit.ts';
import type { ReaderRow } from './rows.ts';
import { vectorsOf } from './vectors.ts';

/** What the reader sees of each row. */
export async function viewsOf(encoder: Encoder, rows: readonly ReaderRow[]): Promise<ViewOf> {
  const analyse = trainingAnalyser();
  const vectorOf = await vectorsOf(
    encoder,
    rows.map(({ text }) => text),
  );
  const views = new Map<string, ReaderView>(
    rows.map(({ text }) => [text, { grams: analyse(text).grams, vector: vectorOf(text) }]),
  );
  return (text) => {
    const view = views.get(text);
    if (!view) throw new Error(`No row has the text ${JSON.stringify(text.slice(0, 40))}`);
    return view;
  };
}
