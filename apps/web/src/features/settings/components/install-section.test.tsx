import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepInstallOffer } from '../../../shared/offline/install.ts';
import { InstallSection } from './install-section.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeAll(keepInstallOffer);

/** The browser offers to install the product. */
function offer() {
  const prompted: string[] = [];
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void prompted.push('asks'),
  });
  act(() => void dispatchEvent(event));
  return { prompted, event };
}

test('the browser’s offer waits for a press, and is taken once', async () => {
  render(<InstallSection />);
  expect(screen.queryByRole('button')).toBeNull();
  const { prompted, event } = offer();
  expect(event.defaultPrevented, 'whether the browser’s own banner stays away').toBe(true);
  expect(prompted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Install Rostrum' }));
  expect(prompted).toEqual(['asks']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('once it is installed there is nothing to offer', () => {
  render(<InstallSection />);
  offer();
  expect(screen.getByRole('button', { name: 'Install Rostrum' })).toBeVisible();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});

test('Safari on an iPhone says how; another browser there says nothing', () => {
  const { rerender } = render(<InstallSection agent={IPHONE} />);
  expect(screen.getByText('In Safari, tap Share, then “Add to Home Screen”.')).toBeVisible();
  rerender(<InstallSection agent={IPHONE.replace('Version/18.0', 'CriOS/130.0')} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the open app offers nothing', () => {
  const media = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('standalone') }) as MediaQueryList,
    );
  render(<InstallSection agent={IPHONE} />);
  expect(screen.queryByRole('region')).toBeNull();
  media.mockRestore();
});
