import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisibleHeight } from './use-visible-height.ts';

/** The part of the window above the keyboard. */
class View extends EventTarget {
  height = 844;
  scale = 1;
}

let view: View;
const field = document.createElement('textarea');
const root = document.documentElement;
const resize = (height: number, scale = 1) => {
  Object.assign(view, { height, scale });
  view.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  view = new View();
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('scrollTo', () => undefined);
  document.body.append(field);
  field.focus();
});
afterEach(() => {
  field.remove();
  vi.unstubAllGlobals();
});

describe('the page above a keyboard', () => {
  it('is as high as what can be seen, until the keyboard closes', () => {
    renderHook(() => useVisibleHeight());
    resize(508);
    expect(root.style.getPropertyValue('--visible-height')).toBe('508px');
    expect(root.dataset['keyboard']).toBe('open');
    resize(844);
    expect(root.style.getPropertyValue('--visible-height')).toBe('');
    expect(root.dataset['keyboard']).toBeUndefined();
  });

  it('has its whole height again when the field or the room is left', () => {
    const { unmount } = renderHook(() => useVisibleHeight());
    resize(508);
    field.blur();
    expect(root.dataset['keyboard']).toBeUndefined();
    field.focus();
    resize(500);
    unmount();
    expect(root.dataset['keyboard']).toBeUndefined();
  });

  it.each([
    ['a bar of the browser', 780, 1],
    ['zooming in', 422, 2],
  ])('does not take %s for a keyboard', (_, height, scale) => {
    renderHook(() => useVisibleHeight());
    resize(height, scale);
    expect(root.dataset['keyboard']).toBeUndefined();
  });
});
