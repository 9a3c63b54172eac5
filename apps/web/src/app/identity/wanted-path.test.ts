// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetWantedPath, rememberWantedPath, wantedPath } from './wanted-path.ts';

afterEach(() => sessionStorage.clear());

describe('a person who was sent to sign in', () => {
  test.each([
    '/app/room/r1',
    '/app/room?join',
    '/app/topics/community?sort=new#top',
    '/onboarding',
    '/onboarding/rules',
  ])('comes back to %s', (path) => {
    rememberWantedPath(path);
    expect(wantedPath()).toBe(path);
  });

  test('goes to the dashboard when nothing was remembered', () => {
    expect(wantedPath()).toBe('/app/dashboard');
  });

  test('goes to the dashboard once the memory was used', () => {
    rememberWantedPath('/app/people');
    forgetWantedPath();
    expect(wantedPath()).toBe('/app/dashboard');
  });

  test('goes to the dashboard if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(wantedPath()).toBe('/app/dashboard');
  });
});

const hostile = [
  'https://evil.example/app/room',
  '//evil.example/app/room',
  '/\\evil.example/app',
  '\\\\evil.example\\app',
  '/\t/evil.example/app',
  'javascript:alert(1)',
  '/app/../../evil',
  '/app/%2e%2e/sign-in',
  '/application',
  '/sign-in',
  '/',
  '',
  '/app',
  '/app/',
  '/app?redirect_url=/app',
];

describe('a path that leads elsewhere', () => {
  test.each(hostile)('is not remembered: %j', (path) => {
    rememberWantedPath(path);
    expect(wantedPath()).toBe('/app/dashboard');
  });

  test.each(hostile)('is not followed even if something else stored it: %j', (path) => {
    sessionStorage.setItem('wanted-path', path);
    expect(wantedPath()).toBe('/app/dashboard');
  });

  test('under /app stays on this site', () => {
    rememberWantedPath('/app/@evil.example');
    expect(new URL(wantedPath(), location.origin).origin).toBe(location.origin);
  });
});
