import type { ArgumentMap, MapNode } from '@rostrum/domain';
import { linesOfArgument } from '@rostrum/moderator/map';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MapView, type MapViewProps } from './map-view.tsx';
import type { Correct } from './node-dialog.tsx';

const node = (id: string, side: MapNode['side'], text: string): MapNode => ({
  id,
  kind: 'claim',
  messageId: `m-${id}`,
  start: 0,
  end: text.length,
  text,
  authorId: 'ada',
  side,
  stepIndex: 0,
  atMs: Number(id) * 60_000,
  fate: 'open',
  unmet: 'open',
});
const MAP: ArgumentMap = {
  nodes: [
    node('1', 'for', 'It lifts turnout.'),
    node('2', 'against', 'Turnout is not consent.'),
    node('3', 'for', 'Tenants never turn up.'),
  ],
  edges: [{ from: '2', to: '1', relation: 'rebuttal', basis: 'words', score: 1 }],
  removed: [],
};

function view(map: ArgumentMap, changes: Partial<MapViewProps> = {}) {
  return (
    <MapView
      map={map}
      lines={linesOfArgument(map)}
      firstWay="sheet"
      hasEnded
      nameOf={() => 'Ada Marsh'}
      timeOf={(atMs) => `${atMs / 60_000}:00`}
      go={{ label: 'Read it', onGo: () => undefined }}
      {...changes}
    />
  );
}
const claim = (words: RegExp) => screen.getByRole('button', { name: words });

describe('an argument map', () => {
  it('is gone through with the arrow keys: beside it what answers it, below it the next line', async () => {
    render(view(MAP));
    claim(/^It lifts/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(claim(/^Turnout is not/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(claim(/^Tenants/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(claim(/^Tenants/)).toHaveFocus();
  });

  it('is drawn larger and smaller, as far as it goes', async () => {
    render(view(MAP));
    const size = screen.getByRole('status', { name: 'Size of the map' });
    expect(size).toHaveTextContent('100%');
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(size).toHaveTextContent('125%');
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(screen.getByRole('button', { name: 'Larger' })).toHaveAccessibleDescription(
      'This is as large as it gets',
    );
  });

  it('is a list as well, with the same words', async () => {
    render(view(MAP));
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.getByRole('list', { name: 'Lines of argument' })).toBeVisible();
    await userEvent.click(claim(/^Turnout is not/));
    expect(screen.getByRole('dialog', { name: 'Ada Marsh, 2:00' })).toHaveTextContent('It lifts turnout.');
  });

  it('closes the words of a correction that arrives, at the first try or at a later one', async () => {
    const correct = vi.fn<Correct>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    render(view(MAP, { correct }));
    await userEvent.click(claim(/^Turnout is not/));
    await userEvent.click(screen.getByRole('button', { name: 'Correct the map' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    const [[correction, again] = []] = correct.mock.calls;
    expect(correction).toEqual({ from: '2', to: '1', relation: 'rebuttal' });
    act(() => again?.());
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(correct).toHaveBeenCalledTimes(2);
  });

  it('closes words that are no longer in it', async () => {
    const { rerender } = render(view(MAP, { firstWay: 'list' }));
    await userEvent.click(claim(/^Tenants/));
    rerender(view({ ...MAP, nodes: MAP.nodes.slice(0, 2) }, { firstWay: 'list' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
