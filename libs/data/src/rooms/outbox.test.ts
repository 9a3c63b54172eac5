import { describe, expect, it, vi } from 'vitest';
import type { RoomAnswers } from '@rostrum/domain';
import type { Shelf } from '../storage/browser-shelf.ts';
import { createOutbox, type SendPost } from './outbox.ts';
import type { Reply } from './send-room-command.ts';

type SpeakReply = Reply<RoomAnswers['speak']>;

const shown = (messageId: string): SpeakReply => ({ status: 'done', value: { messageId, state: 'shown' } });
const lost: SpeakReply = { status: 'failed', fault: 'unreachable', message: 'Try again.' };
const refused: SpeakReply = { status: 'refused', refusal: 'too-late', message: 'The time is over.' };

type Kept = { commandId: string; text: string; replaces: string | null; afterMs: number }[];

function aShelf(kept?: Kept): Shelf<Kept> & { kept: () => Kept | undefined } {
  return {
    load: () => kept,
    save: (value) => (kept = value),
    clear: () => (kept = undefined),
    kept: () => kept,
  };
}

/** A server that answers when the test tells it to, in the order of the calls. */
function aServer() {
  const calls: { commandId: string; text: string; answer: (reply: SpeakReply) => void }[] = [];
  const send: SendPost = ({ commandId, text }) =>
    new Promise((answer) => calls.push({ commandId, text, answer }));
  return { send, calls };
}

const said = (commandId: string, text = commandId) => ({ commandId, text, replaces: null, afterMs: 0 });
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

describe('the outbox', () => {
  it('sends a text at once and drops it when the floor shows it', async () => {
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => true);
    outbox.post(said('c1', 'Hear, hear'));
    expect(outbox.posts()).toMatchObject([{ text: 'Hear, hear', state: 'sending' }]);
    calls[0]?.answer(shown('m1'));
    await until(() => expect(outbox.posts()).toMatchObject([{ state: 'sent', messageId: 'm1' }]));
    outbox.settle(new Set(['m0']));
    expect(outbox.posts()).toHaveLength(1);
    outbox.settle(new Set(['m1']));
    expect(outbox.posts()).toEqual([]);
  });

  it('keeps the answered words while it waits, and sends them along', () => {
    const quotes = { messageId: 'm1', authorName: 'Ben Okafor', text: 'Who pays?' };
    const shelf = aShelf();
    createOutbox(shelf, aServer().send, () => false).post({ ...said('c1'), quotes });
    const sent: unknown[] = [];
    const server: SendPost = async (post) => (sent.push(post), lost);
    void createOutbox(shelf, server, () => true).flush();
    expect(sent).toEqual([{ ...said('c1'), quotes }]);
  });

  it('keeps pending texts, and resends them with the same id after a reload', async () => {
    const shelf = aShelf();
    const before = aServer();
    createOutbox(shelf, before.send, () => true).post(said('c1'));
    expect(shelf.kept()).toEqual([said('c1')]);

    const after = aServer();
    const reloaded = createOutbox(shelf, after.send, () => true);
    void reloaded.flush();
    expect(after.calls.map((call) => call.commandId)).toEqual(['c1']);
    after.calls[0]?.answer(shown('m1'));
    await until(() => expect(shelf.kept()).toBeUndefined());
  });

  it('leaves another tab’s stored texts alone', async () => {
    const shelf = aShelf();
    const here = aServer();
    const thisTab = createOutbox(shelf, here.send, () => true);
    const otherTab = createOutbox(shelf, aServer().send, () => true);
    thisTab.post(said('c1'));
    otherTab.post(said('c2'));
    expect(shelf.kept()).toEqual([said('c1'), said('c2')]);
    here.calls[0]?.answer(shown('m1'));
    await until(() => expect(shelf.kept()).toEqual([said('c2')]));
  });

  it('waits without a connection and sends once when it is back', async () => {
    let online = false;
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => online);
    outbox.post(said('c1'));
    await outbox.flush();
    expect(calls).toEqual([]);
    expect(outbox.posts()).toMatchObject([{ state: 'waiting' }]);
    online = true;
    void outbox.flush();
    void outbox.flush();
    expect(calls).toHaveLength(1);
    calls[0]?.answer(shown('m1'));
    await until(() => expect(outbox.posts()[0]?.state).toBe('sent'));
    expect(calls).toHaveLength(1);
  });

  it('waits again when the connection goes in the middle of a post', async () => {
    let online = true;
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => online);
    outbox.post(said('c1'));
    online = false;
    calls[0]?.answer(lost);
    await until(() => expect(outbox.posts()).toMatchObject([{ state: 'waiting' }]));
  });

  it('reports a failed post, and retries with the same id', async () => {
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => true);
    outbox.post(said('c1'));
    calls[0]?.answer(lost);
    await until(() => expect(outbox.posts()).toMatchObject([{ state: 'failed', message: 'Try again.' }]));
    void outbox.flush();
    expect(calls.map((call) => call.commandId)).toEqual(['c1', 'c1']);
  });

  it('immediately drops a text that an earlier attempt may have posted long ago', async () => {
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf([said('c1')]), send, () => true);
    outbox.post(said('c2'));
    calls[0]?.answer(shown('m1'));
    await until(() => expect(calls).toHaveLength(2));
    expect(outbox.posts()).toMatchObject([{ commandId: 'c2', state: 'sending' }]);
    calls[1]?.answer(lost);
    await until(() => expect(outbox.posts()).toMatchObject([{ state: 'failed' }]));
    void outbox.flush();
    calls[2]?.answer(shown('m2'));
    await until(() => expect(outbox.posts()).toEqual([]));
  });

  it('sends one after the other, to keep the order', async () => {
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => true);
    outbox.post(said('c1'));
    outbox.post(said('c2'));
    expect(calls.map((call) => call.commandId)).toEqual(['c1']);
    calls[0]?.answer(shown('m1'));
    await until(() => expect(calls.map((call) => call.commandId)).toEqual(['c1', 'c2']));
  });

  it('never loses a text sent just as an earlier round ends', () => {
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => true);
    void outbox.flush();
    outbox.post(said('c1'));
    expect(calls.map((call) => call.commandId)).toEqual(['c1']);
  });

  it('says when a round is over, and whether all of its words arrived', async () => {
    let isOnline = true;
    const { send, calls } = aServer();
    const outbox = createOutbox(aShelf(), send, () => isOnline);
    await expect(outbox.flush()).resolves.toBe(true);

    outbox.post(said('c1'));
    outbox.post(said('c2'));
    const after = vi.fn<(haveArrived: boolean) => void>();
    void outbox.flush().then(after);
    calls[0]?.answer(shown('m1'));
    await until(() => expect(calls).toHaveLength(2));
    expect(after).not.toHaveBeenCalled();
    calls[1]?.answer(shown('m2'));
    await until(() => expect(after).toHaveBeenCalledWith(true));

    outbox.post(said('c3'));
    calls[2]?.answer(refused);
    await expect(outbox.flush()).resolves.toBe(false);
    outbox.post(said('c4'));
    calls[3]?.answer(lost);
    await expect(outbox.flush()).resolves.toBe(false);
    const retried = outbox.flush();
    calls[4]?.answer(shown('m4'));
    await expect(retried).resolves.toBe(true);
    isOnline = false;
    outbox.post(said('c5'));
    await expect(outbox.flush()).resolves.toBe(false);
  });

  it('gives a refused text back with the reason and does not send it after a reload', async () => {
    const shelf = aShelf();
    const { send, calls } = aServer();
    const outbox = createOutbox(shelf, send, () => true);
    outbox.post(said('c1', 'Too late'));
    calls[0]?.answer(refused);
    await until(() =>
      expect(outbox.posts()).toMatchObject([
        { state: 'refused', text: 'Too late', message: 'The time is over.' },
      ]),
    );
    expect(shelf.kept()).toBeUndefined();
    outbox.remove('c1');
    expect(outbox.posts()).toEqual([]);
  });

  it('notifies its listeners of every change', () => {
    const { send } = aServer();
    const outbox = createOutbox(aShelf(), send, () => true);
    const listener = vi.fn<() => void>();
    const stop = outbox.subscribe(listener);
    outbox.post(said('c1'));
    expect(listener).toHaveBeenCalled();
    stop();
    const seen = listener.mock.calls.length;
    outbox.remove('c1');
    expect(listener).toHaveBeenCalledTimes(seen);
  });
});
