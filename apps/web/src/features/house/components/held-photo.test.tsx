import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReportedWords } from './reported-words.tsx';

const data = vi.hoisted(() => ({ sent: [] as unknown[], webp: null as string | null }));
vi.mock('@rostrum/data', () => ({
  newCommandId: () => 'command-1',
  commands: {
    house: async (command: unknown) => {
      data.sent.push(command);
      return { status: 'done', value: { webp: data.webp } };
    },
  },
}));

beforeEach(() => Object.assign(data, { sent: [], webp: 'UklGRg==' }));
const show = (kind: 'photo' | 'person', photoRemovedBy?: string) =>
  render(<ReportedWords subject={{ kind, uid: 'ben' }} name="Ben" text="/photo" {...{ photoRemovedBy }} />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show the removed photo' }));
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

test.each(['photo', 'person'] as const)('of a %s, a removed photo is shown on request', async (kind) => {
  show(kind, 'd1');
  expect(pictures()).toEqual([]);
  await press();
  expect(data.sent).toEqual([{ type: 'seePhoto', decisionId: 'd1' }]);
  expect(pictures()).toEqual(['data:image/webp;base64,UklGRg==']);
});

test('a photo that is kept no longer is said to be gone', async () => {
  data.webp = null;
  show('photo', 'd1');
  await press();
  expect(screen.getByText('The photo has been deleted.')).toBeVisible();
});

test('a visible photo is there at once', () => {
  show('photo');
  expect(pictures()).toEqual([new URL('/photo', location.href).href]);
  expect(screen.queryByRole('button')).toBeNull();
});
