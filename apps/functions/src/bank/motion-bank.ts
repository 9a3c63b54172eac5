import { readCompiledBank, readCompiledVectors } from '@rostrum/bank';
import type { CaseFile } from '@rostrum/domain';
import type { Encoder } from '@rostrum/moderator/reader';
import type { BankVectors } from '@rostrum/moderator/topics';

let reading: Promise<readonly CaseFile[]> | undefined;

/** The case files of the bank, read once per process at the first need. A failed attempt is not kept. */
export async function motionBank(): Promise<readonly CaseFile[]> {
  try {
    return await (reading ??= read());
  } catch (error) {
    reading = undefined;
    throw error;
  }
}

/** A bundle has the compiled bank beside it (build.mjs); where the code runs from its source, so does the bank. */
async function read(): Promise<readonly CaseFile[]> {
  if (process.env.BANK_AT_BUILD) {
    return readCompiledBank(new URL(process.env.BANK_AT_BUILD, import.meta.url));
  } else {
    const { readBank } = await import('@rostrum/bank/source');
    return readBank();
  }
}

/** The bank's meanings by an encoder; undefined if another one made them, or if the code runs from its source. */
export async function motionVectors(encoder: Encoder): Promise<BankVectors | undefined> {
  if (!process.env.BANK_AT_BUILD) return undefined;
  return readCompiledVectors(new URL('./bank-vectors.json', import.meta.url), encoder);
}
