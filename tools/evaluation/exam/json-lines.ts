import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The rows of a file with one JSON value a line. Throws where a row breaks the schema. */
export function readJsonLines<Row>(file: URL, schema: z.ZodMiniType<Row>): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(schema, JSON.parse(line)));
}
