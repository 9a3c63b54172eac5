import { isIPv6 } from 'node:net';

/** The parts of a request that tell where it came from. */
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

/**
 * What an address counts as: itself, or for IPv6 the network of 64 bits, which one household or one attacker has whole.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = Array.from(
    { length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) },
    () => '0',
  );
  const groups = [...(before ?? []), ...gap, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
