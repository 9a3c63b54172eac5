import type { HttpAnswer } from '../shapes.ts';

/** The names that users of the comment API know for a status. */
const STATUS_NAMES = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
} as const;

/** A refusal as the comment API words it: `{"error": {"code", "message", "status", "details"?}}`. */
export function refusal(code: keyof typeof STATUS_NAMES, message: string, ...details: object[]): HttpAnswer {
  const error = { code, message, status: STATUS_NAMES[code], ...(details.length > 0 ? { details } : {}) };
  return { status: code, body: { error } };
}

/** What the comment API says of a field. */
export function fieldViolation(field: string, description: string): object {
  return {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field, description }],
  };
}

/** What the comment API says of a comment. */
export function commentError(errorType: string, more: object = {}): object {
  return { '@type': 'type.googleapis.com/google.commentanalyzer.v1alpha1.Error', errorType, ...more };
}
