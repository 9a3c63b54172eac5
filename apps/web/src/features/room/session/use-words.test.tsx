import type { Sender } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import { ADA, aMessage } from '@rostrum/domain/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWords } from './use-words.ts';

beforeEach(() => localStorage.clear());

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
    await waitFor(() =>
      expect(result.current.draft).toMatchObject({ text: 'You do.', replaces: null, quotes }),
    );
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

  it('has one id from the first key to the floor, so that it never appears twice', async () => {
    const server: string[] = [];
    const send = (async (_: object, commandId: string) => {
      server.push(commandId);
      return { status: 'done', value: { messageId: 'm9', state: 'shown' } };
    }) as unknown as Sender<'rooms'>;
    const { result } = renderHook(() => useWords(ADA, 'r1', { messages: NO_MESSAGES }, send));
    act(() => result.current.setDraft({ text: 'Hear me', replaces: null }));
    const { id } = result.current.draft;
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(server).toEqual([id]));
    expect(result.current.draft.id).not.toBe(id);
  });

  it('stays in the composer while other words are sent', async () => {
    const { result, sent } = start({ status: 'done', value: { messageId: 'm9', state: 'shown' } });
    act(() => result.current.setDraft({ text: 'My speech', replaces: null }));
    act(() => result.current.send({ text: 'Yes, that is fair.', replaces: null }));
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Yes, that is fair.' }]));
    expect(result.current.draft.text).toBe('My speech');
  });

  it('keeps what is in the composer as another draft when words are taken back', async () => {
    const { result } = start({}, [said('m1', { state: 'held' })]);
    act(() => result.current.setDraft({ text: 'Something new', replaces: null }));
    act(() => result.current.takeDraft({ text: 'A held message', replaces: 'm1' }));
    expect(result.current.draft).toMatchObject({ text: 'A held message', replaces: 'm1' });
    expect(result.current.others).toMatchObject([{ text: 'Something new' }]);
  });

  it('goes out as new words if the held message is gone', async () => {
    const { result, rerender } = start({}, [said('m1', { state: 'held' })]);
    act(() => result.current.setDraft({ text: 'Better words', replaces: 'm1' }));
    rerender({ floor: [] });
    await waitFor(() => expect(result.current.draft).toMatchObject({ text: 'Better words', replaces: null }));
  });

  it('keeps to a held message that is too old to be at hand', async () => {
    const { result, rerender, sent } = start({ status: 'done', value: { messageId: 'm2', state: 'shown' } });
    rerender({ floor: [], holdsMore: true });
    act(() => result.current.setDraft({ text: 'Better words', replaces: 'm1' }));
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(sent).toMatchObject([{ replaces: 'm1' }]));
  });
});

describe('a draft that went out by itself', () => {
  const sentBy = (draft: string, text: string) => said('m9', { authorId: ADA, text, draft });
  const write = (text: string) => {
    const hook = start({ status: 'refused', refusal: 'too-late', message: 'The time is over.' });
    act(() => hook.result.current.setDraft({ text, replaces: null }));
    return hook;
  };

  it('leaves the composer once the floor shows it', async () => {
    const { result, rerender } = write('Trees cool a street, ');
    rerender({ floor: [sentBy(result.current.draft.id, 'Trees cool a street,')] });
    await waitFor(() => expect(result.current.draft.text).toBe(''));
    expect(result.current.others).toEqual([]);
  });

  it('leaves in the composer what was written after the last copy of it', async () => {
    const { result, rerender } = write('Trees cool a street, and they drink');
    rerender({ floor: [sentBy(result.current.draft.id, 'Trees cool a street,')] });
    await waitFor(() => expect(result.current.draft.text).toBe('and they drink'));
  });

  it('leaves in the composer all words if their beginning was changed', async () => {
    const { result, rerender } = write('Every tree cools a street');
    rerender({ floor: [sentBy(result.current.draft.id, 'Trees cool a street,')] });
    await waitFor(() => expect(result.current.draft.text).toBe('Every tree cools a street'));
    expect(result.current.draft.replaces).toBeNull();
  });

  it('leaves the composer also if its author’s own copy came too late', async () => {
    const { result, rerender } = write('Trees cool a street');
    const { id } = result.current.draft;
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(result.current.draft.text).toBe('Trees cool a street'));
    rerender({ floor: [sentBy(id, 'Trees cool a street')] });
    await waitFor(() => expect(result.current.draft.text).toBe(''));
  });

  it('is somebody else’s, and nothing happens here', () => {
    const { result, rerender } = write('Trees cool a street');
    rerender({ floor: [{ ...sentBy('other-draft', 'Trees cool a street'), authorId: 'ben' }] });
    expect(result.current.draft.text).toBe('Trees cool a street');
  });

  it('keeps the end of words that were sent at the last moment', async () => {
    const { result, rerender } = start({ status: 'done', value: { messageId: 'm9', state: 'shown' } });
    act(() => result.current.setDraft({ text: 'Trees cool a street, and they drink', replaces: null }));
    const { id } = result.current.draft;
    act(() => result.current.send(result.current.draft));
    await waitFor(() => expect(result.current.posts).toMatchObject([{ state: 'sent' }]));
    rerender({ floor: [sentBy(id, 'Trees cool a street,')] });
    await waitFor(() => expect(result.current.others).toMatchObject([{ text: 'and they drink' }]));
    expect(result.current.posts).toEqual([]);
  });
});
