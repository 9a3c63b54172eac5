/** More than any answer we expect; a longer one is aborted. */
export const ANSWER_MAX_BYTES = 256 * 1024;

/** A fetch that follows no redirect and reads no oversized answer. */
export async function boundedFetch(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let left = ANSWER_MAX_BYTES;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new AnswerTooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}
