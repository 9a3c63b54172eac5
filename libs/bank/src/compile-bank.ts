import type { CaseFile } from '@rostrum/domain';

/** The file that `readCompiledBank` reads. The same bank gives the same bytes. */
export function compileBank(bank: readonly CaseFile[]): string {
  return JSON.stringify(bank);
}
