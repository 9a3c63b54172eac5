import { NO_DRAFT, type Live } from '@rostrum/data';
import { FORMATS, type DebateState, type Intervention, type Message } from '@rostrum/domain';
import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  BEN,
  CLEO,
  NAMES,
  play,
  wait,
} from '@rostrum/domain/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Run } from '../use-room-commands.ts';
import { RoomView, type RoomViewProps } from './room-view.tsx';
import type { Words } from './use-words.ts';

type Floor = { messages: readonly Message[]; acts: readonly Intervention[] };

/** Debates of these tests are opened now, so that their clocks run by the clock of the page. */
let nowMs = 0;
beforeEach(() => (nowMs = Date.now()));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const debateIn = (phase: DebateState['phase']) => aDebate({ phase, atMs: nowMs });
const floorOf = (messages: Message[] = [], acts: Intervention[] = []): Live<Floor> => ({
  status: 'ready',
  value: { messages, acts },
  stale: false,
});

function show(debate: DebateState, uid: string, changes: Partial<RoomViewProps> & { draft?: string } = {}) {
  const { draft = '', ...props } = changes;
  const words: Words = {
    draft: { ...NO_DRAFT, text: draft },
    setDraft: vi.fn<Words['setDraft']>(),
    posts: [],
    send: vi.fn<Words['send']>(),
    tryAgain: vi.fn<() => void>(),
    takeBack: vi.fn<Words['takeBack']>(),
    discard: vi.fn<Words['discard']>(),
  };
  const run = vi.fn<(command: object) => Promise<object>>().mockResolvedValue({});
  const onLeave = vi.fn<() => void>();
  render(
    <RoomView
      room={aRoom({ debate })}
      uid={uid}
      floor={floorOf()}
      members={[]}
      present={undefined}
      audience={{ status: 'unasked' }}
      onAskAudience={() => undefined}
      words={words}
      run={run as unknown as Run}
      busy={null}
      isOnline
      isStale={false}
      onLeave={onLeave}
      {...props}
    />,
  );
  return { words, run, onLeave };
}

const composer = () => screen.queryByLabelText('Your words');

describe('the room of who has the floor', () => {
  it('says so in the title, and sends with Ctrl and Enter', async () => {
    const { words } = show(debateIn('live'), ADA, { draft: 'Hear me' });
    expect(document.title).toMatch(/^Your turn: /);
    screen.getByLabelText('Your words').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(words.send).toHaveBeenCalledWith({ text: 'Hear me', replaces: null });
  });

  it('counts what may still be said, and yields', async () => {
    const spoken = play(debateIn('live'), { type: 'speak', by: ADA, messageId: 'm', characters: 800 });
    const { run } = show(spoken, ADA);
    expect(screen.getByText('0 of 1,000 characters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yield' }));
    expect(run).toHaveBeenCalledWith({ type: 'yield', roomId: 'room-1' });
  });

  it('hints at words about a person before they are sent', async () => {
    show(debateIn('live'), ADA, { draft: 'You are an idiot.' });
    expect(await screen.findByText(/Sent like this, it is held/)).toBeVisible();
  });
});

describe('the room of the other side', () => {
  it('lets them write ahead and says that it would be held', () => {
    show(debateIn('live'), BEN, { draft: 'One moment' });
    expect(document.title).not.toMatch(/Your turn/);
    expect(screen.getByText(/Ada Marsh has the floor. Write ahead/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send to hold/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: 'Yield' })).toBeNull();
  });

  it('has no host bar', () => {
    show(debateIn('live'), BEN);
    expect(screen.queryByRole('toolbar', { name: 'Host' })).toBeNull();
  });
});

describe('the room of who watches', () => {
  it('has no composer, and says who speaks', () => {
    show(debateIn('live'), CLEO);
    expect(composer()).toBeNull();
    expect(screen.getByText('Ada Marsh has the floor. You are watching.')).toBeVisible();
  });

  it('is left without a question', async () => {
    const { onLeave } = show(debateIn('live'), CLEO);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('the host', () => {
  it('pauses at once, and ends only after a question', async () => {
    const { run } = show(debateIn('live'), ADA);
    const bar = screen.getByRole('toolbar', { name: 'Host' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Pause' }));
    expect(run).toHaveBeenCalledWith({ type: 'pause', roomId: 'room-1' });
    await userEvent.click(within(bar).getByRole('button', { name: 'End the debate' }));
    const question = screen.getByRole('alertdialog', { name: 'End this debate now?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep going' }));
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.click(within(bar).getByRole('button', { name: 'End the debate' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End the debate' }),
    );
    expect(run).toHaveBeenLastCalledWith({ type: 'end', roomId: 'room-1' });
  });

  it('resumes a paused debate', () => {
    show(debateIn('paused'), ADA);
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

describe('the host before the start', () => {
  it('words the motion anew, and is told what is wrong with it', async () => {
    const { run } = show(debateIn('lobby'), ADA);
    await userEvent.click(screen.getByRole('button', { name: 'Edit the motion' }));
    const motion = screen.getByLabelText('Motion');
    await userEvent.clear(motion);
    await userEvent.type(motion, 'Short');
    const save = screen.getByRole('button', { name: 'Save the motion' });
    expect(save).toHaveAccessibleDescription('Write at least 10 characters');
    await userEvent.clear(motion);
    await userEvent.type(motion, 'This house would plant trees');
    await userEvent.click(save);
    expect(run).toHaveBeenCalledWith({
      type: 'editMotion',
      roomId: 'room-1',
      motion: 'This house would plant trees',
    });
    expect(screen.queryByLabelText('Motion')).toBeNull();
  });

  it('is alone in that, and no longer once all seats are taken', () => {
    show(debateIn('lobby'), BEN);
    show(debateIn('readyCheck'), ADA);
    expect(screen.queryByRole('button', { name: 'Edit the motion' })).toBeNull();
  });
});

describe('what waits for an answer', () => {
  it('stands above the composer with its buttons, and is answered by them', async () => {
    const format = FORMATS.get('british-parliamentary')!;
    const speech = aDebate({ phase: 'live', format, atMs: nowMs - 90_000 });
    const { run } = show(play(speech, wait(89_000), { type: 'offerPoi', by: BEN }), ADA);
    const ask = screen.getByRole('group', { name: 'Point of information' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Take the point' }));
    expect(run).toHaveBeenCalledWith({ type: 'acceptPoi', roomId: 'room-1' });
    expect(screen.getByText('POIs open', { selector: '.aside *' })).toBeVisible();
  });

  it('can be asked for from the menu: to end early', async () => {
    const { run } = show(debateIn('live'), BEN);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ask to end early' }));
    expect(run).toHaveBeenCalledWith({ type: 'proposeEnd', roomId: 'room-1' });
  });
});

describe('the keys of a room', () => {
  it('do what the buttons of the moment do', async () => {
    const { run } = show(debateIn('live'), ADA);
    await userEvent.keyboard('y');
    expect(run.mock.calls).toEqual([[{ type: 'yield', roomId: 'room-1' }]]);
    await userEvent.keyboard('h');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are listed with a question mark, and switched off there', async () => {
    const { run } = show(debateIn('live'), ADA);
    await userEvent.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keys of this room' });
    expect(within(list).getByText('Yield the floor')).toBeVisible();
    await userEvent.click(within(list).getByRole('switch', { name: /Single keys/ }));
    await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('y');
    expect(run).not.toHaveBeenCalled();
  });

  it('put the cursor where one writes', async () => {
    show(debateIn('live'), ADA);
    await userEvent.keyboard('w');
    await expect.poll(() => document.activeElement).toBe(composer());
  });
});

describe('a paused AI', () => {
  it('is said to everybody for as long as it is', () => {
    show(play(debateIn('live'), { type: 'pauseModerator', by: ADA }), CLEO);
    expect(screen.getByText('AI paused by the host')).toBeVisible();
  });
});

describe('leaving with a seat', () => {
  it('asks, leaves the seat, then the room', async () => {
    const { run, onLeave } = show(debateIn('live'), BEN);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave my seat' }));
    expect(run).toHaveBeenCalledWith({ type: 'leave', roomId: 'room-1' });
    await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  });

  it('stays when the server did not let go', async () => {
    const run = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
    const { onLeave } = show(debateIn('live'), BEN, { run: run as unknown as Run });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave my seat' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('the floor', () => {
  const message = {
    ...aMessage({ authorName: NAMES[ADA]!, text: 'Free buses bring people to work.' }),
    id: 'm1',
  };

  it('is a log of what was said and done, by steps', () => {
    show(debateIn('live'), CLEO, {
      floor: floorOf([message], [{ ...anIntervention({ act: 'open' }), id: 'open' }]),
    });
    const log = screen.getByRole('log', { name: 'Floor' });
    expect(within(log).getByRole('heading', { name: 'Opening, For' })).toBeVisible();
    expect(within(log).getByText('Free buses bring people to work.')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const retry = vi.fn<() => void>();
    show(debateIn('live'), CLEO, {
      floor: { status: 'error', problem: 'failed', message: 'No luck.', retry },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a room out of reach', () => {
  it('says that one is offline and that nothing is lost', () => {
    show(debateIn('live'), ADA, { isOnline: false });
    expect(screen.getByText(/You are offline. What you write is kept/)).toBeVisible();
  });

  it('says that it is not up to date', () => {
    show(debateIn('live'), ADA, { isStale: true });
    expect(screen.getByText(/Not up to date/)).toBeVisible();
  });
});

describe('after the debate', () => {
  it.each([
    ['debrief', 'The host has ended the debate'],
    ['abandoned', 'The debate was abandoned'],
    ['cancelled', 'This debate was called off'],
  ] as const)('in the phase %s says how it ended and what comes next', (phase, title) => {
    show(debateIn(phase), ADA);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start another' })).toBeVisible();
    expect(composer()).toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Host' })).toBeNull();
  });

  it('shows who spoke how much and gives the transcript', async () => {
    const debate = play(
      debateIn('live'),
      { type: 'speak', by: ADA, messageId: 'm', characters: 10 },
      { type: 'end', by: ADA },
    );
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (blobs.push(blob), 'blob:transcript');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(debate, ADA, { room: aRoom({ debate, startedAtMs: nowMs }) });
    expect(screen.getByRole('row', { name: /Ada Marsh For 10 100%/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download the transcript' }));
    expect(await blobs[0]?.text()).toContain('# This house would make public transport free');
  });
});
