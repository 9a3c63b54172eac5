import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnvContext } from '../../env-context.ts';
import { testEnv } from '../../testing/render-page.tsx';
import { EncoderUse } from './encoder-use.tsx';

test('people read nothing about an encoder if our own server reads their words', () => {
  const { container } = render(
    <EnvContext value={testEnv}>
      <EncoderUse />
    </EnvContext>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('people read who turns their sentences into numbers, if somebody else does', () => {
  render(
    <EnvContext value={{ ...testEnv, sentenceEncoder: 'OpenAI' }}>
      <EncoderUse />
    </EnvContext>,
  );
  expect(screen.getByText(/OpenAI turns sentences into numbers/)).toBeVisible();
});
