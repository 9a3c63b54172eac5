import type { ArgumentMap } from '@rostrum/domain';
import { aMessage } from '@rostrum/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnMessages } from './drawn-messages.ts';
import type { MapQuestion } from '../../../shared/engine/jobs/draw-map.ts';
import { useDrawnMap } from './use-drawn-map.ts';

const messages = (...ids: string[]) => drawnMessages(ids.map((id) => ({ ...aMessage(), id })));
const ONE = messages('m1');
const TWO = messages('m1', 'm2');

/** A map with one claim from each of these messages. */
const mapOf = (question: MapQuestion): ArgumentMap => ({
  nodes: question.messages.map(({ id }) => ({
    id: `${id}.c0`,
    kind: 'claim',
    messageId: id,
    start: 0,
    end: 1,
    text: id,
    authorId: 'ada',
    side: 'for',
    stepIndex: 0,
    atMs: 0,
    fate: 'open',
    unmet: 'open',
  })),
  edges: [],
  removed: [],
});

/** A service that answers and breaks on the test's command. */
function draw(first: MapQuestion['messages']) {
  const asked: { question: MapQuestion; onAnswer: (map: ArgumentMap) => void }[] = [];
  const services: { onFault: () => void; isStopped: boolean }[] = [];
  const start: Parameters<typeof useDrawnMap>[1] = (onFault) => {
    const service = { onFault, isStopped: false };
    services.push(service);
    return {
      ask: (question, onAnswer) => void asked.push({ question, onAnswer }),
      stop: () => void (service.isStopped = true),
    };
  };
  const view = renderHook(
    ({ said }: { said: MapQuestion['messages'] }) => useDrawnMap({ messages: said, hasEnded: false }, start),
    { initialProps: { said: first } },
  );
  const answer = (map?: ArgumentMap) =>
    act(() => {
      const last = asked.at(-1);
      last?.onAnswer(map ?? mapOf(last.question));
    });
  return { view, asked, services, answer, say: (said: typeof first) => view.rerender({ said }) };
}

describe('a map that is drawn while people debate', () => {
  it('stays until it is redrawn with the next words', () => {
    const { view, answer, say } = draw(ONE);
    expect(view.result.current).toEqual({ status: 'drawing' });
    answer();
    say(TWO);
    expect(view.result.current).toMatchObject({ map: { nodes: [{ text: 'm1' }] } });
    answer();
    expect(view.result.current).toMatchObject({ map: { nodes: [{ text: 'm1' }, { text: 'm2' }] } });
  });

  it('shows words no more from the moment that they are taken back', () => {
    const { view, answer, say } = draw(TWO);
    answer();
    say(ONE);
    expect(view.result.current).toEqual({ status: 'drawing' });
    answer();
    expect(view.result.current).toMatchObject({ map: { nodes: [{ text: 'm1' }] } });
  });

  it('does not say of new words that there is no claim in them before it has looked', () => {
    const { view, answer, say } = draw([]);
    answer();
    expect(view.result.current).toMatchObject({ status: 'ready' });
    say(ONE);
    expect(view.result.current).toEqual({ status: 'drawing' });
  });

  it('restarts if it could not be loaded, and stops when nobody looks', () => {
    const { view, services, asked, answer } = draw(ONE);
    act(() => services[0]?.onFault());
    const failed = view.result.current;
    expect(failed.status).toBe('failed');
    act(() => void (failed.status === 'failed' && failed.retry()));
    expect(asked).toHaveLength(2);
    answer();
    expect(view.result.current).toMatchObject({ status: 'ready' });
    view.unmount();
    expect(services.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  });
});
