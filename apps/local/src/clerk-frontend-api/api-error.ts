/** A refusal in Clerk's form; `field` names the form field it belongs to. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | null;

  constructor(status: number, code: string, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'resource_not_found', `${what} was not found`);
}

export function signedOut(): ApiError {
  return new ApiError(401, 'authentication_invalid', 'Unable to authenticate the request, sign in first');
}

export function noSecretKey(): ApiError {
  return new ApiError(401, 'clerk_key_invalid', 'The provided Clerk Secret Key is invalid.');
}

export function invalidField(code: string, message: string, field: string): ApiError {
  return new ApiError(422, code, message, field);
}

/** The body Clerk's browser library expects with every refusal. */
export function errorJson(error: ApiError) {
  const meta = error.field === null ? {} : { param_name: error.field };
  return {
    errors: [{ code: error.code, message: error.message, long_message: error.message, meta }],
    clerk_trace_id: 'local',
  };
}
