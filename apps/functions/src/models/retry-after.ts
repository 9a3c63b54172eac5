/** What an HTTP error says about when to come back. */
type Answered = { responseHeaders?: Record<string, string> | undefined; responseBody?: string | undefined };

/**
 * The pause that a provider asks for, in milliseconds; null if it asks for none. OpenAI sends `retry-after-ms`, everybody
 * `retry-after` in seconds or as a date, and Google a `retryDelay` in the body. @param atMs epoch milliseconds
 */
export function retryAfterOf({ responseHeaders, responseBody }: Answered, atMs: number): number | null {
  const { 'retry-after-ms': exact, 'retry-after': after } = responseHeaders ?? {};
  const delay = /"retryDelay":\s*"([\d.]+)s"/.exec(responseBody ?? '')?.[1];
  const pauses = [Number(exact ?? NaN), secondsOrDate(after ?? '', atMs), Number(delay ?? NaN) * 1_000];
  return pauses.find((pauseMs) => Number.isFinite(pauseMs) && pauseMs > 0) ?? null;
}

function secondsOrDate(value: string, atMs: number): number {
  return /^\s*[\d.]+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - atMs;
}
