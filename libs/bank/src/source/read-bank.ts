import { readdirSync, readFileSync } from 'node:fs';
import type { CaseFile } from '@rostrum/domain';
import { readCaseFile } from './read-case-file.ts';

const CONTENT = new URL('../../../../content/motions/', import.meta.url);

/** Every case file of the repository, by category and name. @throws Error that names the file which cannot be read */
export function readBank(content: URL = CONTENT): CaseFile[] {
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(`${name}/`, content)).map((file) => `${name}/${file}`))
    .toSorted((one, other) => one.localeCompare(other))
    .map((path) => readNamed(path, readFileSync(new URL(path, content), 'utf8')));
}

function readNamed(path: string, text: string): CaseFile {
  try {
    return readCaseFile(path, text);
  } catch (error) {
    throw new Error(`content/motions/${path} cannot be read. ${(error as Error).message}`, { cause: error });
  }
}
