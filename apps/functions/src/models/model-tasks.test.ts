import { beforeEach, expect, test, vi } from 'vitest';
import { classifyLater, wordLater } from './model-tasks.ts';

const { enqueue } = vi.hoisted(() => ({ enqueue: vi.fn<() => Promise<void>>() }));
vi.mock('firebase-admin/functions', () => ({ getFunctions: () => ({ taskQueue: () => ({ enqueue }) }) }));
vi.mock('../admin.ts', () => ({ startAdmin: () => {}, database: () => ({}) }));

beforeEach(() => enqueue.mockResolvedValue());

const LOOK = { roomId: 'r', messageId: 'm', isWorthALook: true };
const ACT = { roomId: 'r', interventionId: 'i' };

test.each([
  ['with a model', true, 2],
  ['without one, only for the second reader', false, 1],
])('work in the background is handed on %s', async (_, hasModel, times) => {
  await classifyLater(LOOK, hasModel, async () => true);
  await wordLater(ACT, hasModel, async () => true);
  expect(enqueue).toHaveBeenCalledTimes(times);
});

test('nothing is handed on once the budget has no room for work in the background', async () => {
  const may = vi.fn<(work: string) => Promise<boolean>>(async (work) => work !== 'background');
  await classifyLater(LOOK, true, may);
  await wordLater(ACT, true, may);
  expect(enqueue).not.toHaveBeenCalled();
  expect(may).toHaveBeenCalledTimes(2);
});
