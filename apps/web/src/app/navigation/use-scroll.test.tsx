import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useScroll } from './use-scroll.ts';

const went: unknown[] = [];

/** A link to everywhere, and the way back. */
function Page() {
  const navigate = useNavigate();
  useScroll();
  return (
    <>
      <section id="pricing" />
      {['/help', '/#pricing', '/app/topics?sort=new'].map((to) => (
        <button key={to} type="button" onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

/** As a browser loads an address: its entry of the history has no key of its own. */
const renderLoaded = (pathname: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname, key: 'default' }]}>
      <Page />
    </MemoryRouter>,
  );

/** The reader scrolls the page to `y`. */
function readTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  went.length = 0;
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => went.push(top));
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    went.push(this.id);
  };
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  return () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  };
});

describe('scrolling', () => {
  test('a new page starts at its top', async () => {
    renderAt('/faq');
    went.length = 0;
    await go('/help');
    expect(went).toEqual([0]);
  });

  test('an address with a part goes to that part', async () => {
    renderAt('/');
    went.length = 0;
    await go('/#pricing');
    expect(went).toEqual(['pricing']);
  });

  test('a part that is not there yet is waited for', async () => {
    renderAt('/#contact');
    const late = document.createElement('section');
    late.id = 'contact';
    document.body.append(late);
    await waitFor(() => expect(went).toContain('contact'));
    late.remove();
  });

  test('a change of the query alone keeps the scroll position', async () => {
    renderAt('/app/topics');
    went.length = 0;
    await go('/app/topics?sort=new');
    expect(went).toEqual([]);
  });

  test('a reloaded page starts at its last position, and another page at its top', async () => {
    sessionStorage.clear();
    const { unmount } = renderLoaded('/faq');
    readTo(640);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    went.length = 0;
    renderLoaded('/help');
    expect(went).not.toContain(640);
    renderLoaded('/faq');
    await waitFor(() => expect(went).toContain(640));
  });

  test('going back restores the scroll position', async () => {
    renderAt('/faq');
    readTo(1_200);
    await go('/help');
    readTo(0);
    went.length = 0;
    await go('back');
    expect(went).toEqual([1_200]);
  });
});
