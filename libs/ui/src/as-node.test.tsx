import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asNode } from './as-node.ts';

test('pieces keep their order, and need no keys', () => {
  const complaints = vi.spyOn(console, 'error');
  const { container } = render(
    asNode([
      'Read the ',
      <a key="rules" href="/rules">
        {asNode(['rules'])}
      </a>,
      '.',
    ]),
  );
  expect(container.innerHTML).toBe('Read the <a href="/rules">rules</a>.');
  expect(complaints).not.toHaveBeenCalled();
});
