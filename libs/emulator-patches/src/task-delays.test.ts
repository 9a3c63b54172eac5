import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTasksUntilDue } from './task-delays.ts';
import type { TaskQueuePrototype } from './task-delays.ts';

/** The relevant part of the emulator's queue: it runs everything at once. */
function openQueue() {
  const prototype: TaskQueuePrototype = {
    enqueue(task) {
      if (this.queuedIds.has(task.name)) throw new Error('A task has already been queued');
      this.queuedIds.add(task.name);
      ran.push(task.name);
    },
    delete: (name) => void removed.push(name),
  };
  holdTasksUntilDue(prototype);
  return Object.assign(Object.create(prototype) as TaskQueuePrototype, { queuedIds: new Set<string>() });
}

let ran: string[];
let removed: string[];
let queue: ReturnType<typeof openQueue>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [ran, removed] = [[], []];
  queue = openQueue();
});
afterEach(() => void vi.useRealTimers());

const dueIn = (ms: number) => new Date(Date.now() + ms).toISOString();

test('a task without a time runs at once, and so does an overdue one', () => {
  queue.enqueue({ name: 'now' });
  queue.enqueue({ name: 'late', scheduleTime: dueIn(-1) });
  expect(ran).toEqual(['now', 'late']);
});

test('a task waits until it is due, and not a millisecond less', () => {
  queue.enqueue({ name: 'bell', scheduleTime: dueIn(5_000) });
  vi.advanceTimersByTime(4_999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['bell']);
});

test('a deadline beyond the longest timer still waits', () => {
  queue.enqueue({ name: 'next-month', scheduleTime: dueIn(30 * 24 * 60 * 60 * 1000) });
  vi.advanceTimersByTime(25 * 24 * 60 * 60 * 1000);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(5 * 24 * 60 * 60 * 1000);
  expect(ran).toEqual(['next-month']);
});

test('a duplicate name is refused while the first task waits, as in Cloud Tasks', () => {
  queue.enqueue({ name: 'bell', scheduleTime: dueIn(5_000) });
  expect(() => queue.enqueue({ name: 'bell', scheduleTime: dueIn(6_000) })).toThrow('already been queued');
});

test('a waiting task can be deleted; any other is the emulator’s affair', () => {
  queue.enqueue({ name: 'bell', scheduleTime: dueIn(5_000) });
  queue.delete('bell');
  queue.delete('other');
  vi.advanceTimersByTime(10_000);
  expect(ran).toEqual([]);
  expect(removed).toEqual(['other']);
});
