import { ADA, aMessage, BEN, NOON_MS } from '@rostrum/domain/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNREAD_KEY, type FloorItem } from './floor-items.ts';
import { Floor } from './floor.tsx';

const said = (id: string): FloorItem => ({
  type: 'said',
  key: `said-${id}`,
  message: { ...aMessage({ authorId: BEN, text: id, createdAtMs: NOON_MS }), id },
});
const nothing = () => undefined;
const actions = {
  roomId: 'room-1',
  onTryAgain: nothing,
  onTakeBack: nothing,
  onDiscard: nothing,
  onGo: nothing,
};

/** The distance of the news line from the top of a 500 px floor. */
let unreadAtPx = 0;
beforeEach(() => {
  unreadAtPx = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isUnread = this.getAttribute('data-line') === UNREAD_KEY;
    return isUnread ? new DOMRect(0, unreadAtPx, 300, 20) : new DOMRect(0, 0, 300, 500);
  });
});

function show(...items: FloorItem[]) {
  render(<Floor items={items} uid={ADA} newsSinceMs={0} actions={actions} />);
  return screen.getByRole('region', { name: 'What was said' });
}
const jump = () => screen.queryByRole('button', { name: 'Jump to unread' });
const UNREAD: FloorItem = { type: 'unread', key: UNREAD_KEY };

describe('the way to the news', () => {
  it('is a button if the news begins above the visible part, and leads there', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    unreadAtPx = -900;
    const floor = show(said('m1'), UNREAD, said('m2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Jump to unread' }));
    const line = floor.querySelector(`[data-line="${UNREAD_KEY}"]`);
    await waitFor(() => expect(line).toHaveFocus());
    unreadAtPx = 200;
    fireEvent.scroll(floor);
    expect(jump()).toBeNull();
  });

  it('is not offered again to a person who has been there', async () => {
    unreadAtPx = -900;
    const floor = show(said('m1'), UNREAD, said('m2'));
    await screen.findByRole('button', { name: 'Jump to unread' });
    unreadAtPx = 100;
    fireEvent.scroll(floor);
    unreadAtPx = -900;
    fireEvent.scroll(floor);
    expect(jump()).toBeNull();
  });

  it('is not needed if the beginning is visible', () => {
    unreadAtPx = 300;
    const floor = show(said('m1'), UNREAD, said('m2'));
    fireEvent.scroll(floor);
    expect(jump()).toBeNull();
  });

  it('is absent without news', () => {
    fireEvent.scroll(show(said('m1')));
    expect(jump()).toBeNull();
  });
});
