import { readCompiledBank } from '@rostrum/bank';
import type { CaseFile } from '@rostrum/domain';

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
