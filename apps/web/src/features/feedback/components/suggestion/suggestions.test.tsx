import type { Live } from '@rostrum/data';
import type { FeedbackCommandInput, Suggestion } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SuggestionsView } from './suggestions.tsx';
import type { Run } from '../../../../shared/commands/use-command.ts';

type Done = Record<string, never> | undefined;
const DONE: Done = {};

const told: Suggestion = {
  id: 's1',
  by: 'ada',
  kind: 'idea',
  text: 'Show prep time to the audience',
  page: '/app',
  screenshot: null,
  state: 'underWay',
  answer: 'In the next version.',
  atMs: Date.UTC(2026, 10, 2),
  changedAtMs: 0,
};
const ready = (value: Suggestion[]): Live<Suggestion[]> => ({ status: 'ready', value, stale: false });

function show(suggestions: Live<Suggestion[]> = ready([]), isAccepted = true) {
  const run = vi.fn<(command: FeedbackCommandInput, hearers: object) => Promise<Done>>(async () =>
    isAccepted ? DONE : undefined,
  );
  const { unmount } = render(
    <SuggestionsView uid="ada" suggestions={suggestions} run={run as Run<'feedback'>} />,
  );
  return { run, unmount };
}

beforeEach(() => localStorage.clear());

describe('a suggestion to the makers', () => {
  it('is sent with its kind and its page, and the form is cleared', async () => {
    const { run } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'A problem' }));
    await userEvent.type(screen.getByRole('textbox'), 'The bell is too loud');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(run).toHaveBeenCalledWith(
      {
        type: 'suggest',
        kind: 'problem',
        text: 'The bell is too loud',
        page: globalThis.location.pathname,
        screenshot: null,
      },
      expect.anything(),
    );
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is asked for by its kind', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'An idea' }));
    expect(screen.getByPlaceholderText('What would you change?')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'A problem' }));
    expect(screen.getByPlaceholderText('What got in your way?')).toBeVisible();
  });

  it('is not sent without words', async () => {
    const { run } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Tell us what we should know')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });

  it('survives a refusal and a reload', async () => {
    const { unmount } = show(ready([]), false);
    await userEvent.type(screen.getByRole('textbox'), 'Keep me');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox')).toHaveValue('Keep me');
    unmount();
    show();
    expect(screen.getByRole('textbox')).toHaveValue('Keep me');
  });

  it('takes no file that is not a picture', async () => {
    const { run } = show();
    await userEvent.type(screen.getByRole('textbox'), 'Look at this');
    const file = new File(['<svg/>'], 'evil.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('A picture of the screen'), file);
    expect(screen.getByText('evil.png')).toBeVisible();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    vi.unstubAllGlobals();
    expect(screen.getByText(/can’t read that file as a picture/)).toBeVisible();
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('appears below with its outcome', () => {
    show(ready([told]));
    expect(screen.getByText('“Show prep time to the audience”')).toBeVisible();
    expect(screen.getByText(/Sent on 2 November/)).toHaveTextContent('We’re working on it.');
    expect(screen.getByText('In the next version.')).toBeVisible();
  });
});
