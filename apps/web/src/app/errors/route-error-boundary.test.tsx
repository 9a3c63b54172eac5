import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CAUGHT_FAULT } from '../../shared/faults/tell-fault.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

const page = { error: null as Error | null };

function Page() {
  if (page.error) throw page.error;
  return <h1>All is well</h1>;
}

beforeEach(() => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page.error = new Error('The page has a fault');
});

describe('a page that breaks', () => {
  test('is announced, with the detail for support folded away', () => {
    renderPage(
      <RouteErrorBoundary>
        <Page />
      </RouteErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
    expect(screen.getByText(/The page has a fault/)).toBeInTheDocument();
  });

  test('is told to the script that reports errors', () => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    addEventListener(CAUGHT_FAULT, hear);
    renderPage(
      <RouteErrorBoundary>
        <Page />
      </RouteErrorBoundary>,
    );
    removeEventListener(CAUGHT_FAULT, hear);
    expect(heard).toEqual([page.error]);
  });

  test('starts over after “Try again”', async () => {
    renderPage(
      <RouteErrorBoundary>
        <Page />
      </RouteErrorBoundary>,
    );
    page.error = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'All is well' })).toBeVisible();
  });

  test('that could not be fetched says that instead', () => {
    page.error = new TypeError('Failed to fetch dynamically imported module: /assets/room.js');
    renderPage(
      <RouteErrorBoundary>
        <Page />
      </RouteErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  });

  test('is silent if the page can do without the part', () => {
    const { container } = renderPage(
      <RouteErrorBoundary quiet>
        <Page />
      </RouteErrorBoundary>,
    );
    expect(container).toHaveTextContent('');
  });
});
