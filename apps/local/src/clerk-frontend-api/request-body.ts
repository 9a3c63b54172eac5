import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

export interface RequestBody {
  fields: Partial<Record<string, string>>;
  file: File | null;
}

/** Reads a form or an upload; Clerk's browser library sends nothing else. @throws ApiError 413, 415 */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? '';
  const bytes = await collect(request);
  if (bytes.length === 0) return { fields: {}, file: null };
  if (type.startsWith('multipart/form-data')) return readUpload(bytes, type);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { fields: Object.fromEntries(new URLSearchParams(bytes.toString())), file: null };
  }
  throw new ApiError(415, 'unsupported_content_type', `Cannot read ${type || 'a body without a type'}`);
}

async function collect(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'request_body_too_large', 'At most 10 MB');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

async function readUpload(bytes: Buffer<ArrayBuffer>, type: string): Promise<RequestBody> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else file = value;
  }
  return { fields, file };
}
