import type { Sender } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import { ADA, aMessage } from '@rostrum/domain/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useWords } from './use-words.ts';

type SpeakCommand = { text: string; replaces?: string; quotes?: string };

/** A server with this answer, and its requests. */
function aServer(reply: object) {
  const sent: SpeakCommand[] = [];
  const send = (async (command: SpeakCommand) => {
    sent.push(command);
    return reply;
  }) as unknown as Sender<'rooms'>;
  return { sent, send };
}

const said = (id: string, changes: Partial<Message> = {}): Message => ({ ...aMessage(), id, ...changes });
const NO_MESSAGES: Message[] = [];
type Known = { floor: Message[]; holdsMore?: boolean };

function start(reply: object, messages: Message[] = NO_MESSAGES) {
  const server = aServer(reply);
  const initialProps: Known = { floor: messages };
  const hook = renderHook(
    ({ floor, ...more }: Known) => useWords(ADA, 'r1', { messages: floor, ...more }, server.send),
    { initialProps },
  );
  return { ...hook, ...server };
}

describe('a person’s writing', () => {
  it('leaves the draft when it is sent, and the outbox when the floor shows it', async () => {
    const { result, rerender, sent } = start({ status: 'done', value: { messageId: 'm9', state: 'shown' } });
    act(() => result.current.setDraft({ text: 'Hear me', replaces: null }));
    act(() => result.current.send(result.current.draft));
    expect(result.current.draft.text).toBe('');
    await waitFor(() => expect(result.current.posts).toMatchObject([{ state: 'sent' }]));
    expect(sent).toEqual([{ type: 'speak', roomId: 'r1', text: 'Hear me' }]);
    rerender({ floor: [said('m9')] });
    await waitFor(() => expect(result.current.posts).toEqual([]));
  });

  it('names the held message that it replaces', async () => {
    const held = [said('m1', { state: 'held' })];
    const { result, sent } = start({ status: 'done', value: { messageId: 'm2', state: 'shown' } }, held);
    act(() => result.current.setDraft({ text: 'Better words', replaces: 'm1' }));
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(sent).toMatchObject([{ replaces: 'm1' }]));
  });

  it('includes the words it answers, and restores them with the text after a refusal', async () => {
    const quotes = { messageId: 'm3', authorName: 'Ben Okafor', text: 'Who pays?' };
    const { result, sent } = start({ status: 'refused', refusal: 'quote-unknown', message: 'It is gone.' });
    act(() => result.current.send({ text: 'You do.', replaces: null, quotes }));
    await waitFor(() => expect(result.current.draft).toEqual({ text: 'You do.', replaces: null, quotes }));
    expect(sent).toMatchObject([{ quotes: 'm3' }]);
  });

  it('returns to the draft with the reason when it is refused', async () => {
    const { result } = start({ status: 'refused', refusal: 'too-late', message: 'The time is over.' });
    act(() => result.current.send({ text: 'Too late', replaces: null }));
    await waitFor(() => expect(result.current.draft.text).toBe('Too late'));
    expect(result.current.posts).toEqual([]);
  });

  it('does not overwrite a draft begun in the meantime', async () => {
    const { result } = start({ status: 'refused', refusal: 'too-late', message: 'The time is over.' });
    act(() => {
      result.current.send({ text: 'Too late', replaces: null });
      result.current.setDraft({ text: 'Something new', replaces: null });
    });
    await waitFor(() => expect(result.current.posts).toMatchObject([{ state: 'refused' }]));
    expect(result.current.draft.text).toBe('Something new');
    const [post] = result.current.posts;
    act(() => result.current.takeBack(post!));
    expect(result.current.draft.text).toBe('Too late');
  });

  it('goes out as new words if the held message is gone', async () => {
    const { result, rerender } = start({}, [said('m1', { state: 'held' })]);
    act(() => result.current.setDraft({ text: 'Better words', replaces: 'm1' }));
    rerender({ floor: [] });
    await waitFor(() => expect(result.current.draft).toEqual({ text: 'Better words', replaces: null }));
  });

  it('keeps to a held message that is too old to be at hand', async () => {
    const { result, rerender, sent } = start({ status: 'done', value: { messageId: 'm2', state: 'shown' } });
    rerender({ floor: [], holdsMore: true });
    act(() => result.current.setDraft({ text: 'Better words', replaces: 'm1' }));
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(sent).toMatchObject([{ replaces: 'm1' }]));
  });
});
