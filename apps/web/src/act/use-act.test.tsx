import { act as settle, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAct } from './use-act.ts';

const told = vi.hoisted(() => [] as string[]);
vi.mock('@rostrum/data', () => {
  let count = 0;
  return { newCommandId: () => `id-${(count += 1)}` };
});
vi.mock('@rostrum/ui', () => ({ notify: ({ text }: { text: string }) => told.push(text) }));

const DONE = { status: 'done' } as const;
const LOST = { status: 'failed', message: 'The server did not answer.' } as const;
const FOLLOW = { type: 'follow', uid: 'ben' };

/** Who acts, and the ids under which it was sent; `answers` come in order. */
function anActor(...answers: (typeof DONE | typeof LOST)[]) {
  const ids: string[] = [];
  const { result } = renderHook(() => useAct<{ type: string; uid: string }>());
  const acts = (command = FOLLOW) =>
    settle(() =>
      result.current.act(command, async (id) => {
        ids.push(id);
        return answers.shift() ?? DONE;
      }),
    );
  return { acts, ids, result };
}

beforeEach(() => void told.splice(0));

test('the same wish after a lost answer keeps its id, and the loss is told', async () => {
  const { acts, ids } = anActor(LOST, DONE);
  expect(await acts()).toEqual(LOST);
  expect(await acts()).toEqual(DONE);
  expect(told).toEqual(['The server did not answer.']);
  expect(ids[1]).toBe(ids[0]);
});

test('words that were refused are told to the form that asks for it, anything else in a notice', async () => {
  const refused = { status: 'refused', message: 'Take the threat out.', field: 'motion' } as const;
  const { result } = renderHook(() => useAct<{ type: string; uid: string }>());
  const onHeld = vi.fn<(refused: { message: string }) => void>();
  await settle(() => result.current.act(FOLLOW, async () => refused, onHeld));
  expect(onHeld).toHaveBeenCalledExactlyOnceWith({ message: 'Take the threat out.', field: 'motion' });
  expect(told).toEqual([]);
  await settle(() => result.current.act(FOLLOW, async () => LOST, onHeld));
  await settle(() => result.current.act(FOLLOW, async () => refused));
  expect(told).toEqual(['The server did not answer.', 'Take the threat out.']);
  expect(onHeld).toHaveBeenCalledOnce();
});

test('another wish, and the same once it is done, have ids of their own', async () => {
  const { acts, ids } = anActor(LOST);
  await acts();
  await acts({ type: 'follow', uid: 'cleo' });
  await acts({ type: 'follow', uid: 'cleo' });
  expect(new Set(ids).size).toBe(3);
});

test('one act at a time, whichever `act` a caller holds: a second is not sent, and what is under way has its name', async () => {
  const { result } = renderHook(() => useAct<{ type: string; uid: string }>());
  const { act: heldFromBefore } = result.current;
  let arrive = () => {};
  const answer = new Promise<typeof DONE>((resolve) => (arrive = () => resolve(DONE)));
  await settle(async () => void result.current.act(FOLLOW, () => answer));
  expect(result.current.busy).toBe('follow');
  const second = vi.fn<() => Promise<typeof DONE>>(async () => DONE);
  const { act: heldFromThen } = result.current;
  expect(await heldFromBefore(FOLLOW, second)).toBeUndefined();
  expect(await heldFromThen(FOLLOW, second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  await settle(async () => arrive());
  expect(result.current.busy).toBeNull();
  expect(await settle(() => heldFromThen(FOLLOW, second))).toEqual(DONE);
});
