import { Session, type Profiler } from 'node:inspector/promises';

/** A node above heads: a call directly below it is a head. */
const CALLERS = new Set(['judge', 'judgeCivility', 'judgeDebate']);
const SAMPLE_MICROSECONDS = 200;

/** The share of processor time of each head while `work` ran, largest first. They add up to 1. */
export async function sharesByHead(work: () => void): Promise<[head: string, share: number][]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesIn(profile);
}

function sharesIn({ nodes }: Profiler.Profile): [head: string, share: number][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = new Map<string, number>();
  const visit = (node: Profiler.ProfileNode, caller: string, head: string | undefined): void => {
    const name = node.callFrame.functionName;
    const own =
      head ??
      (CALLERS.has(caller) && !CALLERS.has(name) ? name || 'reading the text, and the rest' : undefined);
    const count = node.hitCount ?? 0;
    const known = own ?? (CALLERS.has(name) ? 'reading the text, and the rest' : undefined);
    if (known !== undefined) hits.set(known, (hits.get(known) ?? 0) + count);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, name, own);
    }
  };
  const [root] = nodes;
  if (root) visit(root, '', undefined);
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return [...hits]
    .map(([head, count]): [string, number] => [head, count / all])
    .toSorted(([, one], [, other]) => other - one);
}
