import { expect, test } from 'vitest';
import { faultsProxy } from './faults-proxy.ts';

test('reports go to the function of this stack, and nothing else does', () => {
  const proxy = faultsProxy('{"functions":"http://127.0.0.1:5001"}', 'demo-rostrum');
  const [[pattern, options] = ['', {}]] = Object.entries(proxy);
  expect(['/faults', '/faults/x', '/faq'].map((path) => new RegExp(pattern).test(path))).toEqual([
    true,
    false,
    false,
  ]);
  expect(options?.target).toBe('http://127.0.0.1:5001');
  expect(options?.rewrite?.('/faults')).toBe('/demo-rostrum/europe-west1/browserFaults');
});

test('a build without a stack passes nothing on', () => {
  expect(faultsProxy(undefined, 'demo-rostrum')).toEqual({});
});
