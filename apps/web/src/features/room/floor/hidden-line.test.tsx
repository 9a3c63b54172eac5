import { ADA, aMessage, BEN } from '@rostrum/domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as rostrumData from '@rostrum/data';
import { renderPage } from '../../../testing/render-page.tsx';
import type { FloorActions } from './floor-actions.ts';
import { FloorLine } from './floor-lines.tsx';

const data = vi.hoisted(() => ({ asked: [] as (string | null)[] }));
vi.mock('@rostrum/data', async (original) => ({
  ...(await original<typeof rostrumData>()),
  useHiddenWords: (path: string | null) => {
    data.asked.push(path);
    if (path === null) return { status: 'loading' };
    return {
      status: 'ready',
      value: { authorId: ADA, by: 'host', text: 'Ties for all.', edits: [] },
      stale: false,
    };
  },
}));

const nothing = () => undefined;
function show(by: 'house' | 'host', uid: string, actions: Partial<FloorActions> = {}) {
  const hidden = { by, atMs: 1, decisionId: 'd1', characters: 13 };
  const text = `The ${by} has hidden this message.`;
  const message = { ...aMessage({ authorId: ADA, text, hidden }), id: 'm1' };
  const all = {
    roomId: 'room-1',
    onTryAgain: nothing,
    onTakeBack: nothing,
    onDiscard: nothing,
    onGo: nothing,
  };
  renderPage(
    <FloorLine
      item={{ type: 'said', key: 'k', message }}
      uid={uid}
      actions={{ ...all, ...actions }}
      joins={false}
    />,
  );
}

beforeEach(() => void (data.asked = []));

describe('a message that was hidden after people had read it', () => {
  it.each(['house', 'host'] as const)(
    'by the %s is a line for everybody else, who send no further request',
    (by) => {
      show(by, BEN);
      expect(screen.getByText(`The ${by} has hidden this message.`)).toBeVisible();
      expect(screen.queryByText('Ties for all.')).not.toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(data.asked).toEqual([null]);
    },
  );

  it('is still read by its author, who learns why and how to appeal', () => {
    show('house', ADA);
    expect(screen.getByText('Ties for all.')).toBeVisible();
    expect(screen.getByText('hidden by the house; only you and the house can read it')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Why, and how to appeal' })).toHaveAttribute(
      'href',
      '/app/decisions/d1',
    );
    expect(data.asked).toEqual(['rooms/room-1/messages/m1']);
    show('host', ADA);
    expect(
      screen.getByText('hidden by the host; only you, the host and the house can read it'),
    ).toBeVisible();
  });

  it('is shown again by the host who hid it, and by no host whom the house overruled', async () => {
    const onShow = vi.fn<FloorActions['onShow'] & object>();
    show('host', BEN, { onShow });
    expect(screen.getByText('Ties for all.')).toBeVisible();
    expect(screen.getByText('hidden; only you, its author and the house can read it')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1' }));
    show('house', BEN, { onShow });
    expect(screen.getAllByRole('button', { name: 'Show again' })).toHaveLength(1);
  });
});
