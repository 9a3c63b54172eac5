import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';

const data = vi.hoisted(() => ({
  house: [] as [command: unknown, id: unknown][],
  room: [] as [command: unknown, id: unknown][],
  desk: [] as unknown[],
  deskIds: [] as unknown[],
  reply: undefined as unknown,
  ids: 0,
}));
vi.mock('@rostrum/data', () => ({
  newCommandId: () => `command-${(data.ids += 1)}`,
  commands: {
    house: async (command: unknown, id: unknown) => {
      data.house.push([command, id]);
      return data.reply;
    },
    rooms: async (command: unknown, id: unknown) => {
      data.room.push([command, id]);
      return data.reply;
    },
    desk: async (command: unknown, id: unknown) => {
      data.desk.push(command);
      data.deskIds.push(id);
      return data.reply;
    },
  },
}));

const onClose = vi.fn<() => void>();
const show = (props: Partial<ReportDialogProps> = {}) =>
  renderPage(
    <ReportDialog
      reporting={{ as: 'member', subject: { kind: 'room', roomId: 'room-1' } }}
      what="this debate"
      onClose={onClose}
      {...props}
    />,
  );
const VISITOR = {
  reporting: { as: 'visitor', subject: { kind: 'room', roomId: 'room-1' } },
} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text);

beforeEach(() => {
  onClose.mockReset();
  Object.assign(data, { house: [], room: [], desk: [], deskIds: [], ids: 0 });
  data.reply = { status: 'done', value: { number: 'R-7KQ2M9XHTB', caseId: 'room-room-1' } };
});

describe('a call of a host', () => {
  test('goes out through their room, and leads to its page', async () => {
    const said = { kind: 'message', messageId: 'm1' } as const;
    show({ reporting: { as: 'host', roomId: 'room-1', said }, what: 'this message' });
    expect(screen.getByRole('dialog', { name: 'Call the house about this message' })).toBeVisible();
    await write('What happened', 'He knows her street.');
    await press('Call the house');
    expect(data.room).toEqual([
      [
        { type: 'callHouse', roomId: 'room-1', said, reason: 'harassment', text: 'He knows her street.' },
        'command-1',
      ],
    ]);
    expect(data.house).toEqual([]);
    expect(await screen.findByText('R-7KQ2M9XHTB')).toBeVisible();
  });
});

describe('a report of a signed-in person', () => {
  test('sends the reason and the description, and leads to its page', async () => {
    show();
    expect(screen.queryByRole('textbox', { name: /Your name/ })).not.toBeInTheDocument();
    await write('What happened', 'They sell ties.');
    await press('Send the report');
    expect(data.house.map(([command]) => command)).toEqual([
      {
        type: 'report',
        subject: { kind: 'room', roomId: 'room-1' },
        reason: 'harassment',
        text: 'They sell ties.',
      },
    ]);
    expect(screen.getByText('R-7KQ2M9XHTB')).toBeVisible();
    expect(screen.getByText(/A notice will tell you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'your report’s page' })).toHaveAttribute(
      'href',
      '/app/reports/R-7KQ2M9XHTB',
    );
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is not sent without words', async () => {
    show();
    await press('Send the report');
    expect(screen.getByText('Say what happened.')).toBeVisible();
    expect(data.house).toEqual([]);
  });

  test('keeps the text after a refusal, and is the same when resent', async () => {
    data.reply = { status: 'refused', message: 'You have reported a lot at once.' };
    show();
    await write('What happened', 'Ties.');
    await press('Send the report');
    expect(screen.getByRole('alert')).toHaveTextContent('You have reported a lot at once.');
    expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('Ties.');
    await press('Send the report');
    await write('What happened', ' Many.');
    await press('Send the report');
    expect(data.house.map(([, id]) => id)).toEqual(['command-1', 'command-1', 'command-2']);
  });
});

describe('a report of a visitor', () => {
  test('needs good faith, but neither a name nor an address', async () => {
    data.reply = { status: 'done', value: { number: 'R-7KQ2M9XHTB', secret: 'k'.repeat(22), atMs: 1 } };
    show(VISITOR);
    await write('What happened', 'They sell ties.');
    await press('Send the report');
    expect(screen.getByText('Confirm that what you say is accurate and complete.')).toBeVisible();
    expect(data.desk).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /good faith/ }));
    await press('Send the report');
    expect(data.desk).toEqual([
      {
        type: 'report',
        subject: { kind: 'room', roomId: 'room-1' },
        reason: 'harassment',
        text: 'They sell ties.',
        name: '',
        email: '',
        isGoodFaith: true,
      },
    ]);
    expect(data.house).toEqual([]);
    expect(screen.getByText('k'.repeat(22))).toBeVisible();
    expect(screen.getByText(/we don’t send email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'your report’s page' })).toHaveAttribute(
      'href',
      `/reports/R-7KQ2M9XHTB#${'k'.repeat(22)}`,
    );
  });

  test('is the same when sent again, until something of it is changed', async () => {
    data.reply = { status: 'failed', message: 'The server didn’t answer.' };
    show(VISITOR);
    await write('What happened', 'Ties.');
    await userEvent.click(screen.getByRole('checkbox', { name: /good faith/ }));
    await press('Send the report');
    await press('Send the report');
    await write('What happened', ' Many.');
    await press('Send the report');
    expect(data.deskIds).toEqual(['command-1', 'command-1', 'command-2']);
  });

  test('may name who sends it', async () => {
    show(VISITOR);
    await write('What happened', 'Ties.');
    await write(/Your name/, 'Vera');
    await write(/Your email address/, 'vera@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send the report');
    expect(data.desk).toEqual([expect.objectContaining({ name: 'Vera', email: 'vera@example.com' })]);
  });

  test('copies number and key, or explains that the browser does not allow it', async () => {
    data.reply = { status: 'done', value: { number: 'R-7KQ2M9XHTB', secret: 'k'.repeat(22), atMs: 1 } };
    const user = userEvent.setup();
    show(VISITOR);
    await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'Ties.');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    await user.click(screen.getByRole('button', { name: 'Copy: Number' }));
    expect(await navigator.clipboard.readText()).toBe('R-7KQ2M9XHTB');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy: Key' }));
    expect(await screen.findByText(/Your browser didn’t allow it/)).toBeVisible();
  });
});
