import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dismiss } from '../components/notices.ts';
import { resetSystemTheme } from './system-theme.ts';

// Typing and opening may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Tests of the bundle have no document. */
const hasDocument = typeof document !== 'undefined';

/** A component that logs an error is broken, whatever the test says otherwise. */
beforeEach(() => {
  resetSystemTheme();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls;
  if (hasDocument) leaveNothing();
  if (said.length > 0) throw new Error(`The console was told of an error: ${String(said[0]?.[0])}`);
});

function leaveNothing() {
  cleanup();
  dismiss();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
}
