import { BRAND, transcriptJsonSchema } from '@rostrum/domain';
import { SCHEMA_PATH } from '@rostrum/domain/open';
import * as z from 'zod/mini';
import type { Reply } from './reply.ts';

/** The JSON Schema of a debate as JSON: made from the schema that every file of ours is checked with. */
export function recordSchema(site: string) {
  const { $schema, ...rest } = z.toJSONSchema(transcriptJsonSchema, {
    target: 'draft-2020-12',
    io: 'output',
  });
  return { $schema, $id: `${site}${SCHEMA_PATH}`, title: `${BRAND}: a debate`, ...rest };
}

export function schemaReply(site: string): Reply {
  const body = `${JSON.stringify(recordSchema(site), null, 2)}\n`;
  return { status: 200, type: 'application/schema+json; charset=utf-8', body, keeps: 'as usual' };
}
