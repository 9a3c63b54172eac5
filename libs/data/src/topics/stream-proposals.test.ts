import { aProposal, aProposalRequest } from '@rostrum/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { streamProposals, type ProposalWire } from './stream-proposals.ts';

const topic = (motion: string) => ({ ...aProposal({ motion }), difficulty: 'fair' as const });
const [ONE, TWO] = [topic('This house would ban cars'), topic('This house would tax fuel')];

/** A server that sends these parts; with `isWhole` the answer at the end comes too. */
function wire(parts: readonly unknown[], isWhole: boolean) {
  const askWhole = vi.fn<ProposalWire['askWhole']>(async () => [TWO]);
  async function* stream() {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  }
  const data = isWhole ? Promise.resolve({ ok: true }) : new Promise(() => undefined);
  const open = vi.fn<ProposalWire['open']>(async () => ({ stream: stream(), data }));
  return { open, askWhole };
}

async function heard(from: ProposalWire, stop?: AbortController) {
  const motions: string[] = [];
  const signal = (stop ?? new AbortController()).signal;
  await streamProposals(aProposalRequest(), ({ motion }) => motions.push(motion), signal, from);
  return motions;
}

describe('motions that come one by one', () => {
  it('are passed on as they arrive, without invalid ones', async () => {
    const server = wire([ONE, { motion: 7 }, TWO], true);
    expect(await heard(server)).toEqual([ONE.motion, TWO.motion]);
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('may be none, and are not requested again', async () => {
    const server = wire([], true);
    expect(await heard(server)).toEqual([]);
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('are requested as a whole if no part arrives', async () => {
    expect(await heard(wire([], false))).toEqual([TWO.motion]);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await heard(wire([new Error('no stream')], false))).toEqual([TWO.motion]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('stay if the connection is lost on the way', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = wire([ONE, new Error('lost')], false);
    expect(await heard(server)).toEqual([ONE.motion]);
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('end when they are stopped, on the server too', async () => {
    const stop = new AbortController();
    const server = wire([ONE, TWO], true);
    const motions: string[] = [];
    const onTopic = (one: { motion: string }) => {
      motions.push(one.motion);
      stop.abort();
    };
    await streamProposals(aProposalRequest(), onTopic, stop.signal, server);
    expect(motions).toEqual([ONE.motion]);
    expect(server.open.mock.calls[0]?.[1].aborted).toBe(true);
    expect(server.askWhole).not.toHaveBeenCalled();
  });
});
