/** What of a request says where it came from. */
export type Addressed = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/**
 * The network address that asks. Google's front end appends it to `X-Forwarded-For`; whatever stands before was
 * written by the caller and may be anything.
 */
export function callerAddress({ headers, socket }: Addressed): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? 'unknown');
}
