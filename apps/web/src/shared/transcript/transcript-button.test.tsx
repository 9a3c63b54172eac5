import { aDebate, aDebateLog, aMessage, aRoom, playLog } from '@rostrum/domain/testing';
import * as ui from '@rostrum/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TranscriptButton, type Spoken } from './transcript-button.tsx';

const saved = vi.hoisted(() => ({ text: '' }));
vi.mock('@rostrum/ui', async (importOriginal) => ({
  ...(await importOriginal<typeof ui>()),
  downloadText: (_: string, text: string) => (saved.text = text),
}));

const room = aRoom({ debate: aDebate({ phase: 'debrief' }) });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Download the transcript' }));

describe('the transcript', () => {
  it('includes the words before the loaded part', async () => {
    const first = { ...aMessage({ text: 'The very first words' }), id: 'm1' };
    const readAll = async () => ({ messages: [first], acts: [] });
    render(<TranscriptButton room={room} readAll={readAll} readRecord={async () => undefined} />);
    await press();
    await waitFor(() => expect(saved.text).toContain('The very first words'));
  });

  it('says how a finished debate was run', async () => {
    const opened = aDebateLog({ phase: 'live', hostId: 'cleo' });
    const ended = playLog(opened.state, { type: 'nextStep', by: 'cleo' }, { type: 'end', by: 'cleo' });
    const events = [...opened.events, ...ended.events];
    const record = { room, events, messages: [], interventions: [], decision: null };
    const readAll = vi.fn<() => Promise<Spoken>>();
    render(<TranscriptButton room={room} readAll={readAll} readRecord={async () => record} />);
    await press();
    await waitFor(() => expect(saved.text).toContain('ended the step before time was up'));
    expect(readAll).not.toHaveBeenCalled();
  });

  it('reports a failed load, and retries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const readAll = vi.fn<() => Promise<Spoken>>().mockRejectedValue(new Error('No connection'));
    render(
      <>
        <TranscriptButton room={room} readAll={readAll} readRecord={async () => undefined} />
        <ui.Toaster />
      </>,
    );
    await press();
    expect(await screen.findByText(/couldn’t load the transcript/)).toBeInTheDocument();
    await press();
    expect(readAll).toHaveBeenCalledTimes(2);
  });
});
