import { readFile } from 'node:fs/promises';
import type { CaseFile } from '@rostrum/domain';
import type { Encoder } from '@rostrum/moderator/reader';
import type { BankVectors } from '@rostrum/moderator/topics';
import * as z from 'zod/mini';
import { fromBase64, fromBytes, toBase64 } from './small-vectors.ts';
import { smallBankVectors } from './bank-vectors.ts';

const compiledSchema = z.object({
  encoder: z.string(),
  motions: z.array(z.string()),
  backgrounds: z.array(z.string()),
});

/** The file that `readCompiledVectors` reads. The same bank and encoder give the same bytes. */
export async function compileVectors(bank: readonly CaseFile[], encoder: Encoder): Promise<string> {
  const { motions, backgrounds } = await smallBankVectors(bank, encoder);
  return JSON.stringify({
    encoder: encoder.id,
    motions: motions.map(toBase64),
    backgrounds: backgrounds.map(toBase64),
  });
}

/** The compiled vectors; undefined if another encoder made them. @throws if there is no such file, or something else in it */
export async function readCompiledVectors(
  file: URL,
  encoder: Pick<Encoder, 'id'>,
): Promise<BankVectors | undefined> {
  const written = compiledSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (written.encoder !== encoder.id) return undefined;
  const read = (texts: readonly string[]) => texts.map((text) => fromBytes(fromBase64(text)));
  return { motions: read(written.motions), backgrounds: read(written.backgrounds) };
}
