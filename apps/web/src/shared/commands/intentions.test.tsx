import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CREATE = { type: 'create', motion: 'This house would keep one room' };

/** The module as in a freshly loaded tab; the tab's storage is still there. */
async function reloaded() {
  vi.resetModules();
  return import('./intentions.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('an intention', () => {
  it('is the same after a reload of the tab, until something was done', async () => {
    const before = (await reloaded()).intentionOf('rooms', CREATE);
    const tab = await reloaded();
    expect(tab.intentionOf('rooms', CREATE).commandId).toBe(before.commandId);
    tab.closeIntentions('rooms');
    expect((await reloaded()).intentionOf('rooms', CREATE).commandId).not.toBe(before.commandId);
  });

  it('belongs to its area', async () => {
    const tab = await reloaded();
    const { commandId } = tab.intentionOf('rooms', CREATE);
    tab.closeIntentions('people');
    expect(tab.intentionOf('rooms', CREATE).commandId).toBe(commandId);
    expect(tab.intentionOf('people', CREATE).commandId).not.toBe(commandId);
  });

  it('is another one an hour later', async () => {
    const tab = await reloaded();
    const { commandId } = tab.intentionOf('rooms', CREATE);
    vi.advanceTimersByTime(3_599_999);
    expect(tab.intentionOf('rooms', CREATE).commandId).toBe(commandId);
    vi.advanceTimersByTime(1);
    expect(tab.intentionOf('rooms', CREATE).commandId).not.toBe(commandId);
  });

  it('leaves no words in the tab', async () => {
    (await reloaded()).intentionOf('rooms', CREATE);
    expect(sessionStorage.getItem('rostrum:intentions')).not.toContain('one room');
  });

  it("is a new one if the tab's storage is unreadable", async () => {
    sessionStorage.setItem('rostrum:intentions', '{"rooms":7}');
    const { intentionOf } = await reloaded();
    expect(intentionOf('rooms', CREATE).commandId).toMatch(/^[\da-f-]{36}$/);
  });
});
