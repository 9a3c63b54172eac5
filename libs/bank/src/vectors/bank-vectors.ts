import type { CaseFile } from '@rostrum/domain';
import type { Encoder } from '@rostrum/moderator/reader';
import type { BankVectors } from '@rostrum/moderator/topics';
import { knownVectors, rememberedVectors } from './remembered-vectors.ts';
import { fromBytes } from './small-vectors.ts';

const FOLDER = new URL('../../../../node_modules/.cache/rostrum-bank/', import.meta.url);
/** The form of a motion, which is the same for all and would make all of them alike. */
const FORM =
  /^This house(?:, as [^,]+(?:, [^,]+)?,)? (?:would|believes that|regrets|supports|opposes|prefers)\s+/u;

const vectorTexts = (bank: readonly CaseFile[]): { motions: string[]; backgrounds: string[] } => ({
  motions: bank.map(({ motion }) => motion.replace(FORM, '')),
  backgrounds: bank.map(({ background }) => background),
});

/** The bank's vectors in small form, in its order: those that were read before come from this machine's cache. */
export async function smallBankVectors(bank: readonly CaseFile[], encoder: Encoder, folder = FOLDER) {
  const { motions, backgrounds } = vectorTexts(bank);
  const small = await rememberedVectors([...motions, ...backgrounds], encoder, folder);
  return { motions: small.slice(0, motions.length), backgrounds: small.slice(motions.length) };
}

/** The text of `known.json` for this bank. */
export async function knownBankVectors(bank: readonly CaseFile[], encoder: Encoder): Promise<string> {
  const { motions, backgrounds } = vectorTexts(bank);
  const texts = [...motions, ...backgrounds];
  return knownVectors(texts, await rememberedVectors(texts, encoder, FOLDER));
}

/** The same as unit vectors. */
export async function bankVectors(bank: readonly CaseFile[], encoder: Encoder): Promise<BankVectors> {
  const { motions, backgrounds } = await smallBankVectors(bank, encoder);
  return { motions: motions.map(fromBytes), backgrounds: backgrounds.map(fromBytes) };
}
