import type { Earlier, FloorView, Live } from '@rostrum/data';
import type { Message, MessageDocument, Room } from '@rostrum/domain';
import { ADA, aDebate, aMessage, aRoom, BEN } from '@rostrum/domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { withPageWorker } from '../../../testing/page-worker.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LiveMap, type LiveMapProps } from './live-map.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

withPageWorker();

const said = (id: string, changes: Partial<MessageDocument>): Message => ({ ...aMessage(changes), id });
const CLAIM = said('m1', {
  authorId: ADA,
  side: 'for',
  text: 'A duty to vote lifts turnout to nine in ten, as Australia has shown since 1924.',
  createdAtMs: 1,
});
const REPLY = said('m2', {
  authorId: BEN,
  side: 'against',
  text: 'Turnout is not consent: a vote under threat of a fine says nothing about what people want.',
  createdAtMs: 2,
});
const live = aRoom({ debate: aDebate({ phase: 'live' }) });
/** The first drawing decodes the figures of the engine. */
const SLOW = { timeout: 60_000 };

type MapChanges = Partial<LiveMapProps> & { earlier?: Earlier; room?: Room };

function showMap(messages: Message[], changes: MapChanges = {}) {
  const { earlier, room = live, ...props } = changes;
  const onGo = vi.fn<(messageId: string) => void>();
  const floor: Live<FloorView> = {
    status: 'ready',
    value: { messages, acts: [], earlier },
    stale: false,
  };
  renderPage(inRoom(<LiveMap onGo={onGo} isTab={false} {...props} />, { room, floor }));
  return { onGo };
}

describe('the argument map while people debate', () => {
  it('is drawn from the messages, and leads to the words on the floor', async () => {
    const { onGo } = showMap([CLAIM, REPLY]);
    const list = await screen.findByRole('list', { name: 'Lines of argument' }, SLOW);
    expect(screen.getByText('1 line of argument: 1 answered')).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: /^Turnout is not consent/ }));
    const dialog = screen.getByRole('dialog', { name: /^Ben/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Read it in the debate' }));
    expect(onGo).toHaveBeenCalledWith('m2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is there as large as the screen too, and closes on the way to the words', async () => {
    const { onGo } = showMap([CLAIM]);
    await userEvent.click(await screen.findByRole('button', { name: 'View larger' }, SLOW));
    const sheet = screen.getByRole('region', { name: 'The map as a sheet' });
    expect(within(sheet).getByRole('columnheader', { name: 'So far' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: /^A duty to vote/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Read it in the debate' }));
    expect(onGo).toHaveBeenCalledWith('m1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has nothing in it that is held, hidden or withdrawn', async () => {
    const other = { text: 'Fines hit the poor first, because they cannot take a day off.', createdAtMs: 3 };
    const kept = (['held', 'hidden', 'withdrawn', 'replaced'] as const).map((state, at) =>
      said(`k${at}`, { ...other, authorId: ADA, side: 'for', state }),
    );
    showMap([CLAIM, ...kept]);
    expect(await screen.findByText(/^1 line of argument/, {}, SLOW)).toBeVisible();
    expect(screen.queryByText(/Fines hit the poor/)).toBeNull();
  });

  it('says that it is empty if all words are held', () => {
    showMap([{ ...CLAIM, state: 'held' }]);
    expect(screen.getByText('Nothing to draw yet')).toBeVisible();
    expect(screen.queryByText(/A duty to vote/)).toBeNull();
  });

  it('says from when on it is drawn, and asks for more', async () => {
    const load = vi.fn<() => void>();
    showMap([CLAIM], { earlier: { isLoading: false, problem: undefined, load } });
    await userEvent.click(await screen.findByRole('button', { name: 'Draw earlier messages too' }, SLOW));
    expect(screen.getByText(/What was said before that isn’t on it yet/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leads to the map in the report once the debate is over', async () => {
    showMap([CLAIM], { room: aRoom({ debate: aDebate({ phase: 'archived' }) }) });
    expect(await screen.findByRole('link', { name: 'The map in the report' }, SLOW)).toBeVisible();
  });
});
