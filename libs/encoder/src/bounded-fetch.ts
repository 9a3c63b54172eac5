/** A fetch that follows no redirect and reads no answer of more than `maxBytes`. */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init = {}) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let left = maxBytes;
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
  };
}

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}
