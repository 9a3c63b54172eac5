import { readFile } from 'node:fs/promises';
import { caseFileSchema, type CaseFile } from '@rostrum/domain';
import * as z from 'zod/mini';

/** The case files of a compiled bank. @throws if there is no such file, or if it holds something else */
export async function readCompiledBank(file: URL): Promise<CaseFile[]> {
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  return z.array(caseFileSchema).parse(written);
}
