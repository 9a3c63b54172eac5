import { anAnswer, anOffer, aProposalRequest } from '@rostrum/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { streamProposals, type ProposalWire } from './stream-proposals.ts';

const [ONE, TWO] = [
  anOffer({ motion: 'This house would ban cars' }),
  anOffer({ motion: 'This house would tax fuel' }),
];
const NONE = anAnswer([], { whyNone: 'nothingNear', nearest: ['Cities'] });

/** A server that sends these parts; with `whole` the answer at the end comes too. */
function wire(parts: readonly unknown[], whole?: unknown) {
  const askWhole = vi.fn<ProposalWire['askWhole']>(async () => anAnswer([TWO]));
  async function* stream() {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  }
  const data = whole ? Promise.resolve({ ok: true, value: whole }) : new Promise(() => undefined);
  const open = vi.fn<ProposalWire['open']>(async () => ({ stream: stream(), data }));
  return { open, askWhole };
}

async function heard(from: ProposalWire, stop?: AbortController) {
  const motions: string[] = [];
  const signal = (stop ?? new AbortController()).signal;
  const answer = await streamProposals(
    aProposalRequest(),
    ({ motion }) => motions.push(motion),
    signal,
    from,
  );
  return { motions, answer };
}

describe('motions that come one by one', () => {
  it('are passed on as they arrive, without invalid ones, and then the whole answer', async () => {
    const server = wire([ONE, { motion: 7 }, TWO], anAnswer([ONE, TWO]));
    expect(await heard(server)).toEqual({
      motions: [ONE.motion, TWO.motion],
      answer: anAnswer([ONE, TWO]),
    });
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('may be none with the reason, and are not requested again', async () => {
    const server = wire([], NONE);
    expect(await heard(server)).toEqual({ motions: [], answer: NONE });
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('are requested as a whole if no part arrives', async () => {
    const whole = { motions: [TWO.motion], answer: anAnswer([TWO]) };
    expect(await heard(wire([]))).toEqual(whole);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await heard(wire([new Error('no stream')]))).toEqual(whole);
    expect(log).toHaveBeenCalledOnce();
  });

  it('stay if the connection is lost on the way', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = wire([ONE, new Error('lost')]);
    expect(await heard(server)).toEqual({ motions: [ONE.motion], answer: undefined });
    expect(server.askWhole).not.toHaveBeenCalled();
  });

  it('end when they are stopped, on the server too', async () => {
    const stop = new AbortController();
    const server = wire([ONE, TWO], anAnswer([ONE, TWO]));
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
