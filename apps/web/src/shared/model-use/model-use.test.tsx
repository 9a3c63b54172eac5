import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnvContext } from '../../env-context.ts';
import { ModelUse } from './model-use.tsx';
import { testEnv } from '../../testing/render-page.tsx';

test('people read that no model receives their words, if there is none', () => {
  render(
    <EnvContext value={testEnv}>
      <ModelUse none="Your words aren’t sent to any language model." />
    </EnvContext>,
  );
  expect(screen.getByText('Your words aren’t sent to any language model.')).toBeVisible();
});

test('people read who receives their words, if there is a model', () => {
  render(
    <EnvContext value={{ ...testEnv, languageModel: 'Google Gemini' }}>
      <ModelUse none="Your words aren’t sent to any language model." />
    </EnvContext>,
  );
  expect(screen.getByText(/a language model from Google Gemini is sent its words/)).toBeVisible();
  expect(screen.queryByText(/No language model/)).not.toBeInTheDocument();
});
