import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { limitWorkers, type PooledWorker, type PoolPrototype } from './worker-limit.ts';

/** A pool of at most two; `become` puts a worker into a state, as a call's beginning and end do. */
function aPool() {
  const killed: string[] = [];
  const prototype: PoolPrototype = {
    addWorker: (name) => {
      const process = { kill: () => killed.push(String(name)) };
      return { state: 'CREATED', stateEvents: new EventEmitter(), runtime: { process } };
    },
  };
  limitWorkers(prototype, 2);
  const become = (worker: PooledWorker, state: string) => {
    worker.state = state;
    (worker.stateEvents as EventEmitter).emit(state);
  };
  return { add: (name: string) => prototype.addWorker.call({}, name), become, killed };
}

test('the worker that has been idle longest stops for a third one', () => {
  const { add, become, killed } = aPool();
  const first = add('first');
  const second = add('second');
  for (const worker of [first, second]) become(worker, 'IDLE');
  become(first, 'BUSY');
  become(first, 'IDLE');
  add('third');
  expect(killed).toEqual(['second']);
  expect(second.state).toBe('FINISHING');
});

test('one that works or starts is never stopped, whatever the number', () => {
  const { add, become, killed } = aPool();
  become(add('busy'), 'BUSY');
  add('starting');
  add('third');
  expect(killed).toEqual([]);
});

test('one that has ended does not count', () => {
  const { add, become, killed } = aPool();
  become(add('first'), 'IDLE');
  become(add('second'), 'FINISHED');
  add('third');
  expect(killed).toEqual([]);
});
