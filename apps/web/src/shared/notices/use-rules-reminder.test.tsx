import { screen } from '@testing-library/react';
import { Toaster } from '@rostrum/ui';
import { NEW_WELCOME, type Welcome } from '@rostrum/domain';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useRulesReminder } from './use-rules-reminder.ts';

const data = vi.hoisted(() => ({ welcome: undefined as unknown }));
vi.mock('@rostrum/data', () => ({ useWelcome: () => data.welcome }));

function Page() {
  useRulesReminder('ada');
  return <Toaster />;
}

const show = (welcome: Welcome | null) => {
  data.welcome = { status: 'ready', value: welcome, stale: false };
  renderPage(<Page />);
};
const REMINDER = /accept the house rules first/;

test.each([null, NEW_WELCOME])(
  'leads people who have not accepted the house rules to them: %j',
  async (welcome) => {
    show(welcome);
    expect(await screen.findByText(REMINDER)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read the rules' })).toBeVisible();
  },
);

test('is silent for a person who has', () => {
  show({ done: [], rulesAcceptedAtMs: 1 });
  expect(screen.queryByText(REMINDER)).not.toBeInTheDocument();
});
