import type { ArgumentMap, MapNode } from '@rostrum/domain';
import { linesOfArgument } from '@rostrum/moderator/map';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MapView, type MapViewProps } from './map-view.tsx';

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

function view(map: ArgumentMap, firstWay: MapViewProps['firstWay'] = 'sheet') {
  return (
    <MapView
      map={map}
      lines={linesOfArgument(map)}
      firstWay={firstWay}
      hasEnded
      nameOf={() => 'Ada Marsh'}
      timeOf={(atMs) => `${atMs / 60_000}:00`}
      go={{ label: 'Read it', onGo: () => undefined }}
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
      'It is as large as it gets',
    );
  });

  it('is a list as well, with the same words', async () => {
    render(view(MAP));
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.getByRole('list', { name: 'Lines of argument' })).toBeVisible();
    await userEvent.click(claim(/^Turnout is not/));
    expect(screen.getByRole('dialog', { name: 'Ada Marsh, 2:00' })).toHaveTextContent('It lifts turnout.');
  });

  it('closes words that are no longer in it', async () => {
    const { rerender } = render(view(MAP, 'list'));
    await userEvent.click(claim(/^Tenants/));
    rerender(view({ ...MAP, nodes: MAP.nodes.slice(0, 2) }, 'list'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
