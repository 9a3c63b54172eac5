import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RecordView } from './record-view.tsx';

const slider = () => screen.getByRole('slider', { name: 'Position in the debate' });
const floor = () => screen.getByRole('region', { name: 'The floor at this moment' });

function open(record = aRecord()) {
  renderPage(<RecordView record={record} />);
  return userEvent.setup();
}

describe('a replay', () => {
  it('begins before anybody has spoken, with the clock of the first step', () => {
    open();
    expect(slider()).toHaveAttribute('aria-valuetext', 'no time in, Opening, For');
    expect(within(floor()).queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveAccessibleName('Opening, For, 2 minutes left');
    expect(screen.getByText('Ada Marsh has the floor')).toBeVisible();
  });

  it('goes from message to message: everything up to then is visible, nothing later', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Next message' }));
    expect(slider()).toHaveAttribute('aria-valuetext', '10 seconds in, Opening, For');
    expect(within(floor()).getByText('Free buses bring people to work.')).toBeVisible();
    expect(within(floor()).queryByText('Somebody pays.')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next message' }));
    expect(within(floor()).getByText('Somebody pays.')).toBeVisible();
    expect(within(floor()).getByText('Ben has the floor.')).toBeVisible();
    expect(screen.getByText('Ben Okafor has the floor')).toBeVisible();
    expect(screen.getByRole('button', { name: /Next message/ })).toHaveAttribute('aria-disabled', 'true');

    await user.click(screen.getByRole('button', { name: 'Previous message' }));
    expect(within(floor()).queryByText('Somebody pays.')).not.toBeInTheDocument();
  });

  it('goes to the start of a step, and names the current one', async () => {
    const user = open();
    const step = screen.getByRole('button', { name: /^Opening, Against/ });
    await user.click(step);
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(slider()).toHaveAttribute('aria-valuetext', '40 seconds in, Opening, Against');
  });

  it('ends with the debate: everything said, nobody on the floor', async () => {
    const user = open();
    slider().focus();
    await user.keyboard('{End}');
    expect(within(floor()).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('The debate is over')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible();
  });

  it('counts who had spoken how much by then', async () => {
    const user = open();
    const people = () => screen.getByRole('list', { name: 'Debaters' });
    await user.click(screen.getByRole('button', { name: 'Next message' }));
    expect(people()).toHaveTextContent('100%');
    slider().focus();
    await user.keyboard('{End}');
    expect(people()).toHaveTextContent('25%');
    expect(people()).toHaveTextContent('75%');
  });
});

describe('a transcript', () => {
  it('has everything at once, under its steps', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Transcript' }));
    const transcript = screen.getByRole('region', { name: 'Transcript' });
    expect(within(transcript).getAllByRole('article')).toHaveLength(2);
    expect(
      within(transcript)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Opening, For', 'Opening, Against']);
  });

  it('marks the moderator’s words with the language of the debate, and nobody else’s', async () => {
    const user = open(aRecord({ language: 'es' }));
    await user.click(screen.getByRole('radio', { name: 'Transcript' }));
    expect(screen.getByText('Ben has the floor.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Somebody pays.').closest('[lang]')).toBeNull();
  });

  it('leaves out held messages, and the moderator’s private words', async () => {
    const record = aRecord();
    const held = { ...record.messages[0]!, id: 'm3', state: 'held' as const, text: 'Only for me' };
    const whisper = { ...record.interventions[0]!, id: 'i2', to: 'ben', says: 'Only for Ben' };
    const user = open({
      ...record,
      messages: [...record.messages, held],
      interventions: [...record.interventions, whisper],
    });
    await user.click(screen.getByRole('radio', { name: 'Transcript' }));
    expect(screen.queryByText(/Only for/)).not.toBeInTheDocument();
  });

  it('marks edits and speakers from the audience, and shows what they answer', async () => {
    const record = aRecord();
    const [first, second] = record.messages;
    const quote = { messageId: first!.id, authorName: 'Ada Marsh', text: 'Free buses' };
    const messages = [
      { ...first!, edits: [{ text: 'Before', atMs: 0 }] },
      { ...second!, side: null, kind: 'question' as const, quote },
    ];
    const user = open({ ...record, messages });
    await user.click(screen.getByRole('radio', { name: 'Transcript' }));
    const [edited, asked] = screen.getAllByRole('article');
    expect(edited).toHaveTextContent('edited');
    expect(edited).not.toHaveTextContent('Before');
    expect(asked).toHaveTextContent('from the audience, question');
    expect(asked).toHaveTextContent('Free buses');
  });
});
