import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Search, type SearchProps } from './search.tsx';

type Palette = Awaited<ReturnType<NonNullable<SearchProps['fetchPart']>>>;

const closed = vi.fn<() => void>();
let fetched: { resolve: (part: Palette) => void; reject: (error: Error) => void };

/** Replaces the palette, and prints its props. */
const Arrived: Palette = ({ initialText, isEntered }) => <p>{`${initialText}|${isEntered}`}</p>;
const arrive = () => act(async () => fetched.resolve(Arrived));

function open(initialText = '') {
  const promise = new Promise<Palette>((resolve, reject) => {
    fetched = { resolve, reject };
  });
  const fetchPart = () => promise;
  const props = { initialText, roomCommandsAt: () => [], onClose: closed, fetchPart };
  renderPage(<Search {...props} />);
}
const field = () => screen.getByRole('combobox', { name: 'Search or enter a command' });

beforeEach(() => closed.mockClear());

test('the field is there before the palette, and keeps typed text', async () => {
  open('f');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Opening the search.');
  await userEvent.keyboard('eexb{Backspace}{Backspace}db');
  await arrive();
  expect(screen.getByText('feedb|false')).toBeInTheDocument();
});

test('Enter is kept too, but only for words, and not past the next letter', async () => {
  open();
  await userEvent.keyboard('{Enter}people{Enter}');
  await arrive();
  expect(screen.getByText('people|true')).toBeInTheDocument();
});

test("an Enter's keyup presses nothing that has the focus by then", async () => {
  open('people');
  expect(fireEvent.keyDown(field(), { key: 'Enter' }), 'whether it goes on').toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true);
});

test('a word that continues after Enter is not entered', async () => {
  open();
  await userEvent.keyboard('peop{Enter}l');
  await arrive();
  expect(screen.getByText('peopl|false')).toBeInTheDocument();
});

test('a word that an input method is putting together is finished first, and its Enter is no Enter', async () => {
  open();
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'とう' } });
  await arrive();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.change(field(), { target: { value: '討論' } });
  fireEvent.compositionEnd(field());
  expect(screen.getByText('討論|false')).toBeInTheDocument();
});

test('closes before the palette is here', async () => {
  open('lear');
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('says when the palette did not come, and what to do', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open();
  await act(async () => fetched.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(screen.getByRole('status')).toHaveTextContent('The search didn’t load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
