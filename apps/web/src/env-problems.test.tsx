import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnvProblems } from './env-problems.tsx';
import { readEnv } from './env.ts';

test('missing variables are on the page, one by one', () => {
  const result = readEnv({ VITE_CLERK_PUBLISHABLE_KEY: 'pk_test_abc' });
  render(<EnvProblems problems={result.ok ? [] : result.problems} />);
  expect(screen.getByRole('heading', { name: 'Rostrum cannot start' })).toBeVisible();
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toHaveLength(10);
  expect(lines).toContain('VITE_CONTACT_EMAIL needs an email address');
});
