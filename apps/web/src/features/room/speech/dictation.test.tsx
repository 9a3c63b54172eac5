import { NO_DRAFT, type Draft } from '@rostrum/data';
import { ADA, aDebate, aRoom, BEN, NOON_MS, play } from '@rostrum/domain/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRoom, someWords, type RoomChanges } from '../session/testing/in-room.tsx';
import { DictateButton, DictationNote, SpeechProvider } from './index.ts';
import { FakeRecognition } from './testing/fake-recognition.ts';

const sent = vi.hoisted(() => vi.fn<(command: unknown) => Promise<unknown>>());
vi.mock('@rostrum/data', async (original) => ({
  ...(await original<typeof import('@rostrum/data')>()),
  commands: { rooms: sent },
}));
const notes = vi.hoisted(() => vi.fn<(notice: { text: string }) => void>());
vi.mock('@rostrum/ui', async (original) => ({
  ...(await original<typeof import('@rostrum/ui')>()),
  notify: notes,
}));

beforeEach(() => {
  FakeRecognition.reset();
  localStorage.clear();
  sent.mockReset().mockResolvedValue({ status: 'done', value: { state: 'shown' } });
  notes.mockReset();
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => vi.unstubAllGlobals());

const live = aDebate({ phase: 'live' });

function Composer({ changes }: { changes: RoomChanges }) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const words = { ...someWords({ draft: { ...draft, id: 'draft-of-ada' }, setDraft }), ...changes.words };
  return inRoom(
    <SpeechProvider>
      <textarea
        aria-label="Your words"
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
      />
      <DictateButton />
      <DictationNote />
    </SpeechProvider>,
    { room: aRoom({ debate: live }), ...changes, words },
  );
}

const show = (changes: RoomChanges = {}) => render(<Composer changes={changes} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const draft = () => screen.getByRole('textbox', { name: 'Your words' });
async function dictate(changes: RoomChanges = {}) {
  const shown = show(changes);
  await press('Dictate');
  await press('Start dictating');
  return shown;
}
const hear = (...texts: string[]) => act(() => FakeRecognition.last.hears(...texts));
const captions = () => sent.mock.calls.map(([command]) => command);

describe('the button', () => {
  it('is not there in a browser without recognition', () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says where the sound goes before the first use, and listens to nothing if the person says no', async () => {
    show();
    await press('Dictate');
    expect(screen.getByRole('dialog', { name: 'Where your voice goes' })).toHaveTextContent(
      /its maker’s speech service/u,
    );
    await press('Not now');
    expect(FakeRecognition.all).toEqual([]);
  });

  it('asks once in this browser', async () => {
    const first = await dictate();
    first.unmount();
    show();
    await press('Dictate');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(FakeRecognition.all).toHaveLength(2);
  });

  it('asks again when the sound begins to leave the device', async () => {
    FakeRecognition.available = async () => 'available';
    const first = show();
    await press('Dictate');
    expect(screen.getByRole('dialog')).toHaveTextContent(/never leaves it/u);
    await press('Start dictating');
    expect(FakeRecognition.last.processLocally).toBe(true);
    first.unmount();
    FakeRecognition.available = async () => 'unavailable';
    show();
    await press('Dictate');
    expect(screen.getByRole('dialog')).toHaveTextContent(/its maker’s speech service/u);
  });

  it('downloads the language if the person wants, and says so if that fails', async () => {
    FakeRecognition.available = async () => 'downloadable';
    FakeRecognition.install = () => Promise.reject(new Error('no space'));
    show();
    await press('Dictate');
    await press('Download and dictate');
    expect(screen.getByRole('dialog')).toHaveTextContent(/its maker’s speech service/u);
    expect(FakeRecognition.all).toEqual([]);
  });
});

describe('dictation', () => {
  it('writes into the draft, and shows everybody the words as captions', async () => {
    await dictate();
    hear('voting is a duty');
    expect(draft()).toHaveValue('Voting is a duty');
    expect(screen.getByText(/Everyone sees your words as captions/u)).toBeVisible();
    expect(captions()).toEqual([
      { type: 'caption', roomId: 'room-1', saidInStep: expect.any(Number), text: 'Voting is a duty' },
    ]);
  });

  it('keeps two results that come before the screen is drawn', async () => {
    await dictate();
    act(() => {
      FakeRecognition.last.hears('voting');
      FakeRecognition.last.hears('voting is');
    });
    expect(draft()).toHaveValue('Voting is');
  });

  it('keeps what the person types meanwhile', async () => {
    await dictate();
    hear('voting is');
    await userEvent.type(draft(), ' really');
    hear('voting is', 'a duty');
    expect(draft()).toHaveValue('Voting is really a duty');
  });

  it('sends no captions of words that are written ahead', async () => {
    await dictate({ uid: BEN });
    hear('my answer');
    expect(draft()).toHaveValue('My answer');
    expect(screen.getByText(/Only you see your words/u)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('says privately that the moderator keeps words back', async () => {
    sent.mockResolvedValue({ status: 'done', value: { state: 'kept' } });
    await dictate();
    hear('you are an idiot');
    expect(await screen.findByText(/The moderator is keeping your latest words out/u)).toBeVisible();
  });

  it('says privately that captions are off for everybody', async () => {
    sent.mockResolvedValue({ status: 'done', value: { state: 'off' } });
    await dictate();
    hear('voting is a duty');
    expect(
      await screen.findByText(/Captions are off for today, for everyone: only you see your words/u),
    ).toBeVisible();
  });

  it.each([
    ['not-allowed', /won’t let this page use the microphone/u],
    ['network', /didn’t answer/u],
    ['language-not-supported', /choose another one/u],
  ])('ends after %s, says what to do, and keeps the words', async (error, words) => {
    await dictate();
    hear('voting is');
    act(() => FakeRecognition.last.fails(error));
    expect(notes.mock.calls.at(-1)?.[0].text).toMatch(words);
    expect(draft()).toHaveValue('Voting is');
    expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible();
    await vi.waitFor(() => expect(captions().at(-1)).toMatchObject({ text: null }));
  });

  it('offers another language after one that the browser cannot understand', async () => {
    await dictate();
    act(() => FakeRecognition.last.fails('language-not-supported'));
    await press('Dictate');
    expect(screen.getByRole('combobox', { name: 'You speak' })).toBeVisible();
  });

  it('ends with the step, and the words so far are the draft', async () => {
    const shown = await dictate();
    hear('voting is');
    const after = aRoom({ debate: play(live, { type: 'yield', by: ADA }) });
    shown.rerender(<Composer changes={{ room: after }} />);
    expect(FakeRecognition.last.isAborted).toBe(true);
    hear('voting is', 'a late word');
    expect(draft()).toHaveValue('Voting is');
    await vi.waitFor(() => expect(captions().at(-1)).toMatchObject({ text: null }));
  });

  it('continues when the host extends the step', async () => {
    const shown = await dictate();
    hear('voting is');
    const longer = aRoom({ debate: play(live, { type: 'extend', by: ADA }) });
    shown.rerender(<Composer changes={{ room: longer }} />);
    hear('voting is', 'a duty');
    expect(draft()).toHaveValue('Voting is a duty');
  });

  it('ends when the words are posted, and takes no caption away that is gone already', async () => {
    const shown = await dictate();
    hear('voting is a duty');
    const post = {
      commandId: 'c1',
      text: 'Voting is a duty',
      replaces: null,
      state: 'sending',
      afterMs: NOON_MS,
    };
    shown.rerender(<Composer changes={{ words: { ...someWords(), posts: [post as never] } }} />);
    expect(FakeRecognition.last.isAborted).toBe(true);
    expect(captions()).toHaveLength(1);
  });

  it('ends when the person leaves', async () => {
    const shown = await dictate();
    hear('voting is a duty');
    shown.unmount();
    expect(FakeRecognition.last.isAborted).toBe(true);
    await vi.waitFor(() => expect(captions().at(-1)).toMatchObject({ text: null }));
  });
});
