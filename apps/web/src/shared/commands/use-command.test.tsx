import type { ReplyTo, Sender } from '@rostrum/data';
import { dismiss, Toaster } from '@rostrum/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeIntentions } from './intentions.ts';
import type { Hearers } from './send-intention.ts';
import { useCommand } from './use-command.ts';

type Reply = ReplyTo<'people'>;
type SentCommand = { type: string; id: string };

const DONE: Reply = { status: 'done', value: {} };
const LOST: Reply = { status: 'failed', fault: 'unreachable', message: 'The server didn’t answer.' };
const REFUSED: Reply = { status: 'refused', refusal: 'username-taken', message: 'That name is taken.' };
const HELD: Reply = { ...REFUSED, refusal: 'words-held', message: 'Take the threat out.', field: 'bio' };
const FOLLOW = { type: 'follow', uid: 'ben' } as const;

/** A server with these answers in turn, immediately or on command, and its requests. */
function aServer(replies: Reply[], isSlow = false) {
  const sent: SentCommand[] = [];
  const waiting: (() => void)[] = [];
  const send = (async ({ type }: { type: string }, id: string) => {
    sent.push({ type, id });
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return replies.shift() ?? DONE;
  }) as unknown as Sender<'people'>;
  return { sent, send, answer: () => act(async () => waiting.shift()?.()) };
}

/** A person with a button, and with their notices. */
function aPerson(...replies: Reply[]) {
  const server = aServer(replies);
  render(<Toaster />);
  const { result, unmount } = renderHook(() => useCommand('people', server.send));
  const press = (uid = 'ben', hearers?: Hearers) =>
    act(() => result.current.run({ type: 'follow', uid }, hearers));
  const pressUnfollow = () => act(() => result.current.run({ type: 'unfollow', uid: 'ben' }));
  return { ...server, press, pressUnfollow, unmount, ids: () => server.sent.map(({ id }) => id) };
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  closeIntentions('people');
  dismiss();
});

describe('a command of a button', () => {
  it('is busy until the answer, and a second press sends nothing', async () => {
    const { sent, send, answer } = aServer([DONE], true);
    const { result } = renderHook(() => useCommand('people', send));
    const { run: heldFromBefore } = result.current;
    await act(async () => void result.current.run(FOLLOW));
    expect(result.current.busy).toBe('follow');
    expect(await heldFromBefore(FOLLOW)).toBeUndefined();
    expect(sent).toHaveLength(1);
    await answer();
    expect(result.current.busy).toBeNull();
  });

  it('does not wait for one of another type, which stays under way', async () => {
    const { sent, send, answer } = aServer([], true);
    const { result } = renderHook(() => useCommand('people', send));
    await act(async () => void result.current.run(FOLLOW));
    await act(async () => void result.current.run({ type: 'block', uid: 'cleo' }));
    expect(sent.map(({ type }) => type)).toEqual(['follow', 'block']);
    await answer();
    expect(result.current.busy).toBe('block');
  });

  it('gives the answer', async () => {
    const opened = { invitationId: 'i1', roomId: 'r1', code: 'K7Q2MA' };
    const { press } = aPerson({ status: 'done', value: opened });
    expect(await press()).toEqual(opened);
  });
});

describe('a refusal', () => {
  it('is a brief notice, without a retry', async () => {
    const { press } = aPerson(REFUSED);
    expect(await press()).toBeUndefined();
    expect(screen.getByText('That name is taken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('goes to the form that asks for it, instead of a notice', async () => {
    const { press } = aPerson(REFUSED);
    const onRefused = vi.fn<(refused: object) => void>();
    await press('ben', { onRefused });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(REFUSED);
    expect(screen.queryByText('That name is taken.')).toBeNull();
  });

  it('of words goes to their field, any other to the handler of the form', async () => {
    const { press } = aPerson(HELD, REFUSED, HELD);
    const [onHeld, onRefused] = [vi.fn<(refused: object) => void>(), vi.fn<(refused: object) => void>()];
    await press('ben', { onHeld, onRefused });
    expect(onHeld).toHaveBeenCalledExactlyOnceWith({ message: 'Take the threat out.', field: 'bio' });
    expect(onRefused).not.toHaveBeenCalled();
    await press('ben', { onHeld, onRefused });
    expect(onHeld).toHaveBeenCalledOnce();
    expect(onRefused).toHaveBeenCalledOnce();
    await press('ben');
    expect(screen.getByText('Take the threat out.')).toBeVisible();
  });
});

describe('a fault', () => {
  it('is past once a later command about the same thing is done, and only then', async () => {
    const { press } = aPerson(LOST, LOST, DONE);
    await press('ben');
    await press('cleo');
    expect(screen.getAllByText('The server didn’t answer.')).toHaveLength(2);
    await press('ben', { onRefused: () => undefined });
    expect(screen.getAllByText('The server didn’t answer.')).toHaveLength(1);
  });

  it('interrupts, also a form that hears refusals, and offers to try again under the same id', async () => {
    const { press, sent, ids } = aPerson(LOST, DONE);
    const onRefused = vi.fn<() => void>();
    expect(await press('ben', { onRefused })).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer.');
    await tryAgain();
    expect(sent).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('retries like the form, if something follows the answer', async () => {
    const { press, sent } = aPerson(LOST);
    const again = vi.fn<() => void>();
    await press('ben', { again });
    await tryAgain();
    expect(again).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });

  it('of a browser without a connection is the same, and the button works once it is back', async () => {
    const { press, ids } = aPerson(LOST, LOST, DONE);
    await press();
    await press();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(ids()).size).toBe(1);
  });
});

describe('an intention', () => {
  it('keeps its id after a lost answer, also from another page, until it is done', async () => {
    const first = aPerson(LOST);
    await first.press();
    first.unmount();
    const second = aPerson(DONE);
    await second.press();
    expect(second.ids()).toEqual(first.ids());
    await second.press();
    expect(new Set(second.ids()).size).toBe(2);
  });

  it('that is changed has its own id, and keeps it beside the other', async () => {
    const { press, ids } = aPerson(LOST, LOST, LOST);
    await press('ben');
    await press('cleo');
    await press('ben');
    const [ben, cleo, benAgain] = ids();
    expect(cleo).not.toBe(ben);
    expect(benAgain).toBe(ben);
  });

  it('that is under way while something else is done keeps its id', async () => {
    const { sent, send, answer } = aServer([LOST, DONE], true);
    const { result } = renderHook(() => useCommand('people', send));
    await act(async () => void result.current.run(FOLLOW));
    const other = aPerson(DONE);
    await other.press('cleo');
    await answer();
    await act(async () => void result.current.run(FOLLOW));
    await answer();
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  });

  it('is another once something else was done: to follow, to unfollow and to follow are three', async () => {
    const { press, pressUnfollow, ids } = aPerson(LOST, DONE, DONE);
    await press();
    await pressUnfollow();
    await press();
    expect(new Set(ids()).size).toBe(3);
  });
});
