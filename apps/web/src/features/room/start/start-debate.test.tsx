import type { fetchCase, Sender } from '@rostrum/data';
import { dismiss, Toaster } from '@rostrum/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { useCommand, type Run } from '../../../shared/commands/use-command.ts';
import { typedOpening } from './opening-time.ts';
import { StartDebate } from './start-debate.tsx';
import { useStartDebate } from './use-start-debate.ts';

function aRun(answer: { roomId: string; code: string } | undefined) {
  const commands: unknown[] = [];
  const run = (async (command: unknown) => {
    commands.push(command);
    return answer;
  }) as unknown as Run<'rooms'>;
  return { commands, run };
}

type PageProps = {
  run: Run<'rooms'>;
  motion?: string | null;
  topicId?: string | null;
  isByLink?: boolean;
  isPractice?: boolean;
  onOpened?: (roomId: string) => void;
  askForCase?: typeof fetchCase;
};

function Page({
  run,
  motion = null,
  topicId = null,
  isByLink = false,
  isPractice = false,
  onOpened = () => undefined,
  askForCase = async () => undefined,
}: PageProps) {
  const wish = { motion, topicId, isByLink, isPractice };
  return <StartDebate {...useStartDebate('ada', wish, run, onOpened)} busy={false} askForCase={askForCase} />;
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the room' }));

describe('starting a debate', () => {
  it('asks for an AI opponent in a private room, and only in formats for two', async () => {
    const { commands, run } = aRun({ roomId: 'room-9', code: 'ABC234' });
    render(<Page run={run} />);
    await userEvent.type(screen.getByLabelText('Motion'), 'This house would practise more');
    await choose('Format', 'Public Forum');
    await choose('Debate with', 'AI opponent, strong');
    expect(screen.getByRole('combobox', { name: 'Format' })).toHaveTextContent('Quick clash');
    expect(screen.queryByRole('radio', { name: 'Public' })).toBeNull();
    expect(screen.queryByRole('switch', { name: /Restate first/ })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Format' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await open();
    await expect
      .poll(() => commands)
      .toMatchObject([{ formatId: 'quick-clash', visibility: 'private', practice: { level: 'strong' } }]);
  });

  it('starts with the AI opponent if the address asks for practice', async () => {
    const { run } = aRun(undefined);
    render(<Page run={run} isPractice />);
    expect(screen.getByRole('combobox', { name: 'Debate with' })).toHaveTextContent('AI opponent, fair');
  });

  it('is for people with its link if the address asks for that', async () => {
    const { commands, run } = aRun({ roomId: 'room-9', code: 'ABC234' });
    const motion = 'This house would practise more';
    render(<Page run={run} isByLink motion={motion} />);
    await open();
    await expect.poll(() => commands).toMatchObject([{ motion, visibility: 'unlisted' }]);
  });

  it('says before one submits whether the AI opponent has a case, and takes a near motion that has one', async () => {
    const asked: unknown[] = [];
    const NEAR = 'This house would close all zoos';
    const askForCase: typeof fetchCase = async (motion, topicId) => {
      asked.push([motion, topicId]);
      return motion === NEAR ? { hasCase: true, near: [] } : { hasCase: false, near: [NEAR] };
    };
    const { commands, run } = aRun({ roomId: 'r', code: 'c' });
    const motion = 'This house would paint zoos blue';
    render(<Page run={run} isPractice motion={motion} topicId="t1" askForCase={askForCase} />);
    expect(await screen.findByText(/It has none for this motion. It has one for these:/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Practise this: ${NEAR}` }));
    expect(
      await screen.findByText('The AI opponent has a case for both sides of this motion.'),
    ).toBeVisible();
    expect(asked).toEqual([
      [motion, 't1'],
      [NEAR, undefined],
    ]);
    await open();
    await expect.poll(() => commands).toMatchObject([{ motion: NEAR, practice: { level: 'fair' } }]);
    expect(commands[0]).not.toHaveProperty('topicId');
  });

  it('offers motions for practice if none is written, and is silent if the server does not answer', async () => {
    const { unmount } = render(
      <Page
        run={aRun(undefined).run}
        isPractice
        askForCase={async () => ({ hasCase: false, near: ['This house would close all zoos'] })}
      />,
    );
    expect(await screen.findByText(/needs a motion that it has a case for/)).toBeVisible();
    unmount();
    localStorage.clear();
    const silent = vi.fn<typeof fetchCase>(async () => undefined);
    render(<Page run={aRun(undefined).run} isPractice askForCase={silent} />);
    await expect.poll(() => silent.mock.calls).toHaveLength(1);
    expect(screen.queryByText(/The AI opponent/)).toBeNull();
  });

  it('opens the room with the chosen settings', async () => {
    const { commands, run } = aRun({ roomId: 'room-9', code: 'ABC234' });
    const onOpened = vi.fn<(roomId: string) => void>();
    render(<Page run={run} onOpened={onOpened} />);
    await userEvent.type(screen.getByLabelText('Motion'), 'This house would  fix the form ');
    await userEvent.click(screen.getByRole('radio', { name: 'Against' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Private' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Strict' }));
    await choose('Language', 'Deutsch');
    expect(screen.getByText(watchedWords('de'))).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: /Restate first/ }));
    await userEvent.click(screen.getByRole('switch', { name: /Tell me if someone may need help/ }));
    await open();
    await expect.poll(() => onOpened.mock.calls).toEqual([['room-9']]);
    expect(commands).toEqual([
      {
        type: 'create',
        motion: 'This house would fix the form',
        formatId: 'quick-clash',
        pace: 'written',
        side: 'against',
        visibility: 'private',
        strictness: 'strict',
        language: 'de',
        steelmanGate: true,
        safeguarding: 'host',
      },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['', 'Write the motion in words'],
    ['🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', 'Write the motion in words'],
    ['Ban cars', 'Write at least 10 characters'],
  ])('does not send the motion "%s" and gives the reason', async (motion, sentence) => {
    const { commands, run } = aRun(undefined);
    render(<Page run={run} />);
    if (motion) await userEvent.type(screen.getByLabelText('Motion'), motion);
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Motion'));
    expect(commands).toEqual([]);
  });

  it('says at once how long a motion of 5,000 characters is', async () => {
    render(<Page run={aRun(undefined).run} />);
    await userEvent.click(screen.getByLabelText('Motion'));
    await userEvent.paste('a'.repeat(5_000));
    expect(screen.getByText(/Keep the motion to 300 characters: it has 5,000/)).toBeVisible();
  });

  it('sends the lengths that were changed, and none that are wrong', async () => {
    const { commands, run } = aRun({ roomId: 'r', code: 'c' });
    render(<Page run={run} motion="This house would edit lengths" />);
    await userEvent.click(screen.getByText('Lengths'));
    const opening = screen.getByLabelText('Opening, For');
    await userEvent.clear(opening);
    await userEvent.type(opening, '9');
    await open();
    expect(await screen.findByText('Enter 0:10 to 120:00')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(opening);
    expect(commands).toEqual([]);
    await userEvent.clear(opening);
    await userEvent.type(opening, '1:30');
    expect(screen.getByText('custom')).toBeVisible();
    await open();
    await expect.poll(() => commands).toMatchObject([{ lengths: { 'opening-for': 90 } }]);
  });

  it('shows the steps of the format that was chosen, and goes back to its own lengths', async () => {
    render(<Page run={aRun(undefined).run} />);
    await userEvent.click(screen.getByText('Lengths'));
    await userEvent.clear(screen.getByLabelText('Opening, For'));
    await choose('Format', 'Policy');
    expect(screen.queryByLabelText('Opening, For')).toBeNull();
    expect(screen.getByLabelText('First affirmative constructive')).toHaveValue('36:00');
    expect(screen.getByLabelText('Prep time for each side')).toHaveValue('8:00');
    expect(screen.getByText(/Source: National Speech & Debate Association, Policy/)).toBeVisible();
    expect(screen.queryByText('custom')).toBeNull();
  });

  it('has the lengths of people who type, of speeches once that is chosen, and no restating without rebuttals', async () => {
    render(<Page run={aRun(undefined).run} />);
    await userEvent.click(screen.getByText('Lengths'));
    expect(screen.getByRole('radio', { name: 'Written' })).toBeChecked();
    expect(screen.getByLabelText('Opening, For')).toHaveValue('9:00');
    await userEvent.click(screen.getByRole('radio', { name: 'Spoken' }));
    expect(screen.getByLabelText('Opening, For')).toHaveValue('2:00');
    expect(screen.getByText('12 min', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText('custom')).toBeNull();
    expect(screen.getByRole('switch', { name: /Restate first/ })).toBeVisible();
    await choose('Format', 'British Parliamentary');
    expect(screen.queryByRole('switch', { name: /Restate first/ })).toBeNull();
  });

  it('has days and no lengths by correspondence', async () => {
    const { commands, run } = aRun({ roomId: 'r', code: 'c' });
    render(<Page run={run} motion="This house would write letters" />);
    await userEvent.click(screen.getByRole('radio', { name: 'By correspondence' }));
    expect(screen.queryByText('Lengths')).toBeNull();
    expect(screen.getByText('5 steps, a day each')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '3 days' }));
    expect(screen.getByText('5 steps, 3 days each')).toBeVisible();
    await open();
    await expect.poll(() => commands).toMatchObject([{ pace: 'correspondence', stepHours: 72 }]);
  });

  it('explains that a coin decides the sides', async () => {
    render(<Page run={aRun(undefined).run} />);
    expect(screen.queryByText(/A coin decides side or order/)).toBeNull();
    await choose('Format', 'Public Forum');
    expect(screen.getByText(/A coin decides side or order/)).toBeVisible();
  });

  it('schedules a debate, and refuses a time that is over', async () => {
    const { commands, run } = aRun({ roomId: 'r', code: 'c' });
    render(<Page run={run} motion="This house would wait a while" />);
    const opening = screen.getByLabelText(/Opening time/);
    fireEvent.change(opening, { target: { value: '2020-01-01T18:00' } });
    await open();
    expect(await screen.findByText(/That time has passed/)).toBeVisible();
    expect(commands).toEqual([]);
    const tomorrow = typedOpening(Date.now() + 86_400_000);
    fireEvent.change(opening, { target: { value: tomorrow } });
    expect(await screen.findByText(/Starts tomorrow/)).toBeVisible();
    await open();
    await expect.poll(() => commands).toMatchObject([{ opensAtMs: new Date(tomorrow).getTime() }]);
  });

  it('survives a reload, until the room is open', async () => {
    const { unmount } = render(<Page run={aRun(undefined).run} />);
    await userEvent.type(screen.getByLabelText('Motion'), 'This house would reload');
    await userEvent.click(screen.getByRole('radio', { name: 'For' }));
    unmount();
    render(<Page run={aRun(undefined).run} />);
    expect(screen.getByLabelText('Motion')).toHaveValue('This house would reload');
    expect(screen.getByRole('radio', { name: 'For' })).toBeChecked();
  });

  it('begins with the motion of the address', () => {
    render(<Page run={aRun(undefined).run} motion="This house would link" />);
    expect(screen.getByLabelText('Motion')).toHaveValue('This house would link');
  });

  it('keeps the words when the server refuses', async () => {
    const { commands, run } = aRun(undefined);
    render(<Page run={run} motion="This house would be refused" />);
    await open();
    await expect.poll(() => commands).toHaveLength(1);
    expect(screen.getByLabelText('Motion')).toHaveValue('This house would be refused');
  });

  it('counts for the topic whose motion it has, and not once the motion is changed', async () => {
    const { commands, run } = aRun(undefined);
    render(<Page run={run} motion="This house would ban cars" topicId="t1" />);
    await open();
    await expect.poll(() => commands).toEqual([expect.objectContaining({ topicId: 't1' })]);
    await userEvent.type(screen.getByLabelText('Motion'), ' and planes');
    await open();
    await expect.poll(() => commands).toHaveLength(2);
    expect(commands[1]).not.toHaveProperty('topicId');
  });
});

describe('a room whose answer was lost', () => {
  const LOST = { status: 'failed', fault: 'unreachable', message: 'The server didn’t answer.' };
  const OPENED = { status: 'done', value: { roomId: 'room-9', code: 'ABC234' } };
  beforeEach(() => dismiss());

  /** The form with a server that answers in turn; the request ids, and the opened rooms. */
  function aForm(...replies: object[]) {
    const ids: string[] = [];
    const opened: string[] = [];
    const send = (async (_: object, id: string) => {
      ids.push(id);
      return replies.shift() ?? OPENED;
    }) as unknown as Sender<'rooms'>;
    function Form() {
      const { run } = useCommand('rooms', send);
      return <Page run={run} onOpened={(roomId) => void opened.push(roomId)} />;
    }
    const show = () => render(<Form />).unmount;
    return { ids, opened, show };
  }
  const name = (motion: string) => userEvent.type(screen.getByLabelText('Motion'), motion);

  it('is requested under the same id when one presses again, so that there is one room', async () => {
    const { ids, opened, show } = aForm(LOST, LOST, OPENED);
    const leave = show();
    await name('This house would keep one room');
    await open();
    await expect.poll(() => ids).toHaveLength(1);
    await open();
    await expect.poll(() => ids).toHaveLength(2);
    leave();
    show();
    await open();
    await expect.poll(() => opened).toEqual(['room-9']);
    expect(new Set(ids).size).toBe(1);
  });

  it('is another room if the form was changed in the meantime', async () => {
    const { ids, show } = aForm(LOST, OPENED);
    show();
    await name('This house would keep one room');
    await open();
    await expect.poll(() => ids).toHaveLength(1);
    await name(' or two');
    await open();
    await expect.poll(() => new Set(ids).size).toBe(2);
  });

  it('opens by "Try again" too, and one is led into it', async () => {
    const { ids, opened, show } = aForm(LOST, OPENED);
    render(<Toaster />);
    show();
    await name('This house would try again');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect.poll(() => opened).toEqual(['room-9']);
    expect(new Set(ids).size).toBe(1);
  });
});
