import { SPEECH_STORAGE_KEYS, type Message } from '@rostrum/domain';
import { ADA, aMessage, BEN } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRoom } from '../session/testing/in-room.tsx';
import { ReadAloudButton, SpeechProvider } from './index.ts';
import { stubVoices, type FakeVoices } from './testing/fake-voices.ts';

let voices: FakeVoices;
beforeEach(() => {
  localStorage.clear();
  voices = stubVoices();
});
afterEach(() => vi.unstubAllGlobals());

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  ...aMessage(),
  id,
  authorId: BEN,
  text: `Words of ${id}.`,
  createdAtMs: Number(id),
  ...changes,
});

function Floor({ messages }: { messages: Message[] }) {
  return inRoom(
    <SpeechProvider>
      {messages.map((one) => (
        <ReadAloudButton key={one.id} message={one} whose={one.id} />
      ))}
    </SpeechProvider>,
    { uid: ADA, floor: { status: 'ready', value: { messages, acts: [] }, stale: false } },
  );
}
const readAll = () => localStorage.setItem(SPEECH_STORAGE_KEYS.readAloud, 'true');

describe('reading aloud', () => {
  it('has no button in a browser without voices', () => {
    vi.stubGlobal('SpeechSynthesisUtterance', undefined);
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
    render(<Floor messages={[message('1')]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads one speech on a press, in its language, and stops on the next', async () => {
    render(<Floor messages={[message('1', { language: 'de' })]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Read 1 aloud' }));
    expect(voices.spoken[0]).toMatchObject({ text: 'Words of 1.', lang: 'de-DE' });
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
    expect(voices.cancelled).toBe(1);
  });

  it('talks over nobody by default', () => {
    const { rerender } = render(<Floor messages={[message('1')]} />);
    rerender(<Floor messages={[message('1'), message('2')]} />);
    expect(voices.spoken).toEqual([]);
  });

  it('reads new speeches of others where the person wants it: not old ones, not own ones, no held ones', () => {
    readAll();
    const { rerender } = render(<Floor messages={[message('1')]} />);
    const more = [message('2', { authorId: ADA }), message('3', { state: 'held' }), message('4')];
    rerender(<Floor messages={[message('1'), ...more]} />);
    expect(voices.texts).toEqual(['Words of 4.']);
  });

  it('stops when the person leaves', () => {
    readAll();
    const { rerender, unmount } = render(<Floor messages={[message('1')]} />);
    rerender(<Floor messages={[message('1'), message('2')]} />);
    unmount();
    expect(voices.cancelled).toBe(1);
  });
});
