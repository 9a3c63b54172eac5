import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

function Pages() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePageFocus();
  return (
    <>
      <h1>{pathname}</h1>
      <section id="privacy" aria-label="Privacy" />
      {['/settings', '/settings#privacy', '/settings#nowhere', '/settings#%'].map((to) => (
        <button key={to} type="button" onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
}
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>,
  );
const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));
const privacy = () => screen.getByRole('region', { name: 'Privacy' });

test('a page that is opened leaves the focus alone', () => {
  open('/settings#privacy');
  expect(document.body).toHaveFocus();
});

test('the focus goes to the heading of the next page, or to the part its address names', async () => {
  open('/help');
  await go('/settings');
  expect(screen.getByRole('heading')).toHaveFocus();
  await go('/settings#privacy');
  expect(privacy()).toHaveFocus();
});

test('a part of another page takes the focus from its heading', async () => {
  open('/help');
  await go('/settings#privacy');
  expect(privacy()).toHaveFocus();
});

test.each(['/settings#nowhere', '/settings#%'])('%s leaves it at the heading', async (address) => {
  open('/help');
  await go(address);
  expect(screen.getByRole('heading')).toHaveFocus();
});
