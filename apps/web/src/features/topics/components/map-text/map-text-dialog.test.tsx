import type { TopicContent } from '@rostrum/domain';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { OWN_CARD } from '../../logic/topic-draft.ts';
import { readyTopic } from '../../logic/ready-topic.ts';
import { TopicForm } from '../topic-form.tsx';
import type { MapTextRead } from '../../../../shared/engine/jobs/read-map-text.ts';
import { withPageWorker } from '../../../../testing/page-worker.ts';
import { useMapText } from '../../hooks/use-map-text.ts';

withPageWorker();

const KIALO = [
  'Discussion Title: This house would make all buses free',
  '',
  '1. Buses should be free.',
  '1.1. Pro: The air would be cleaner.',
  '1.1.1. Con: Most buses burn diesel.',
  '1.2. Con: Someone has to pay.',
  `1.3. Pro: ${'Far too long. '.repeat(30)}`,
].join('\n');

function Form({
  begin,
  onChange,
}: {
  begin: Partial<TopicContent>;
  onChange: (topic: TopicContent) => void;
}) {
  const [content, setContent] = useState<TopicContent>({ ...OWN_CARD, ...begin });
  const change = (topic: TopicContent) => {
    setContent(topic);
    onChange(topic);
  };
  return <TopicForm topic={content} onChange={change} />;
}

/** The dialog over a topic's form, and the resulting topic. */
async function open(begin: Partial<TopicContent> = {}) {
  const changes: TopicContent[] = [];
  render(<Form begin={begin} onChange={(topic) => changes.push(topic)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start from an argument map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start from an argument map' });
  return { dialog, changes };
}

async function paste(text: string) {
  screen.getByRole('textbox', { name: 'Argument map' }).focus();
  await userEvent.paste(text);
}

describe('a topic that begins with an argument map', () => {
  it('shows what was read and left out, and accepts it with its title', async () => {
    const { dialog, changes } = await open();
    await paste(KIALO);
    expect(await within(dialog).findByText('Kialo text: 1 for, 2 against')).toBeVisible();
    expect(within(dialog).getByText('Left out: 1 longer than 300 characters.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use 3 arguments' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const topic = changes.at(-1);
    expect(topic).toMatchObject({
      motion: 'This house would make all buses free',
      arguments: {
        for: ['The air would be cleaner.'],
        against: ['Someone has to pay.', 'Most buses burn diesel.'],
      },
    });
    expect(topic && readyTopic(topic).ok).toBe(true);
  });

  it('keeps a written motion, and names what the map replaces', async () => {
    const { dialog, changes } = await open({
      motion: 'This house would ride',
      arguments: { for: ['Old', ''], against: ['Older'] },
    });
    await paste(KIALO);
    expect(await within(dialog).findByText('The 2 arguments in your topic will be replaced.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use 3 arguments' }));
    expect(changes.at(-1)?.motion).toBe('This house would ride');
  });

  it('explains the problem of anything else, and accepts nothing', async () => {
    const { dialog, changes } = await open();
    await paste('Buses should be free, because the air would be cleaner.');
    expect(
      await within(dialog).findByText(/^This isn’t an argument map\. Paste a text export from Kialo/),
    ).toBeVisible();
    expect(changes).toEqual([]);
    expect(within(dialog).getByRole('button', { name: 'Use the arguments' })).toHaveAccessibleDescription(
      'Paste a map with arguments first',
    );
  });

  it('explains why a map without sides is unusable', async () => {
    const { dialog } = await open();
    await paste('[One]: Buses are red.\n\n[Two]: Trains are long.');
    expect(await within(dialog).findByText('Argdown: 0 for, 0 against')).toBeVisible();
    expect(within(dialog).getByText('Left out: 2 on neither side.')).toBeVisible();
    expect(within(dialog).getByText(/A statement needs a side/)).toBeVisible();
  });

  it('keeps a long text out of the field, and reads it all the same', async () => {
    const { dialog } = await open();
    await paste(`${KIALO}\n${'\n'.repeat(60_000)}`);
    expect(await within(dialog).findByText('Kialo text: 1 for, 2 against')).toBeVisible();
    expect(screen.getByText(/^You pasted 60,\d{3} characters\. They’re not shown here/)).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Argument map' });
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('refuses one that is too long, and is ready for another one', async () => {
    const { dialog } = await open();
    await paste('x'.repeat(2_000_001));
    expect(await within(dialog).findByText(/and at most 2,000,000 are read\. Paste part/)).toBeVisible();
    await paste(KIALO);
    expect(await within(dialog).findByText('Kialo text: 1 for, 2 against')).toBeVisible();
  });
});

describe('a pasted text', () => {
  it('is reread as it changes, and reported if the reader cannot load', () => {
    const asked: { text: string; onRead: (read: MapTextRead) => void }[] = [];
    let fail = () => {};
    const start: Parameters<typeof useMapText>[1] = (onFault) => {
      fail = onFault;
      return { ask: (text, onRead) => void asked.push({ text, onRead }), stop: () => {} };
    };
    const { result, rerender } = renderHook(({ text }) => useMapText(text, start), {
      initialProps: { text: ' ' },
    });
    expect(result.current).toEqual({ status: 'idle' });
    rerender({ text: 'one' });
    rerender({ text: 'other' });
    act(() => asked[0]?.onRead({ ok: false, refusal: 'No' }));
    expect(result.current).toEqual({ status: 'reading' });
    act(() => asked[1]?.onRead({ ok: false, refusal: 'No' }));
    expect(result.current).toEqual({ status: 'read', read: { ok: false, refusal: 'No' } });
    act(() => fail());
    expect(result.current).toEqual({ status: 'failed' });
  });
});
