import { describe, expect, test } from 'vitest';
import { allowOrigins, emulatorOrigins, hostingHeaders } from './preview-headers.ts';

const POLICY =
  "default-src 'self'; connect-src 'self' https://example.com; img-src 'self'; report-to faults; upgrade-insecure-requests";

describe('the headers of a preview', () => {
  test('are those that hosting sends with every file, and no others', () => {
    const firebaseJson = JSON.stringify({
      hosting: {
        headers: [
          { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
          { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
        ],
      },
    });
    expect(hostingHeaders(firebaseJson)).toEqual({ 'X-Frame-Options': 'DENY' });
  });

  test('stay as they are without a local stack', () => {
    expect(emulatorOrigins(undefined)).toEqual([]);
  });

  test('let a local build call the emulators and show their images, and nothing more', () => {
    const origins = emulatorOrigins('{"auth":"http://127.0.0.1:9099/","storage":"127.0.0.1:9199"}');
    expect(allowOrigins({ 'Content-Security-Policy': POLICY, 'X-Other': 'x' }, origins)).toEqual({
      'Content-Security-Policy':
        "default-src 'self'; connect-src 'self' https://example.com http://127.0.0.1:9099 http://127.0.0.1:9199; img-src 'self' http://127.0.0.1:9099 http://127.0.0.1:9199",
      'X-Other': 'x',
    });
  });
});
