import type { Live } from '@rostrum/data';
import type { FeedbackCommandInput, Suggestion } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NotesView } from './notes-section.tsx';
import type { Run } from '../../../shared/commands/use-command.ts';

type Done = Record<string, never> | undefined;
const DONE: Done = {};

const note: Suggestion = {
  id: 'n1',
  by: 'ada',
  kind: 'problem',
  text: 'The bell is too loud',
  page: '/app/feedback',
  screenshot: null,
  state: 'received',
  answer: '',
  atMs: Date.UTC(2026, 10, 2),
  changedAtMs: 1,
};

function show(notes: Live<Suggestion[]>) {
  const run = vi.fn<(command: FeedbackCommandInput, hearers: object) => Promise<Done>>(async () => DONE);
  render(<NotesView notes={notes} isBusy={false} run={run as Run<'feedback'>} />);
  return run;
}
const ready = (value: Suggestion[]): Live<Suggestion[]> => ({ status: 'ready', value, stale: false });

describe('notes from people', () => {
  it('are answered, and nothing is sent without a change', async () => {
    const run = show(ready([note]));
    expect(screen.getByText(/A problem · 2 November · from \/app\/feedback/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'Softer from next week.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(run).toHaveBeenCalledWith(
      {
        type: 'answerSuggestion',
        suggestionId: 'n1',
        state: 'received',
        answer: 'Softer from next week.',
      },
      expect.anything(),
    );
  });

  it('explain their origin when there are none', () => {
    show(ready([]));
    expect(screen.getByText(/No one has written yet/)).toBeVisible();
  });

  it('can be reloaded', async () => {
    const retry = vi.fn<() => void>();
    show({ status: 'error', problem: 'failed', message: 'No luck.', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
