import * as z from 'zod/mini';
import { invalidField } from './api-error.ts';

/** `unsafe_metadata` travels as JSON text. @throws ApiError 422 when it is not an object */
export function parseMetadata(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw invalidField(
      'form_param_format_invalid',
      'unsafe_metadata must be a JSON object',
      'unsafe_metadata',
    );
  }
}
