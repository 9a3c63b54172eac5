import { expect, test } from 'vitest';
import { minified } from './minified.ts';

test('a program means the same when it is minified, and exports the same', async () => {
  const code =
    'const text = "Sign in first";\nexport function greet(name) { const unused = 1; return text + ", " + name; }';
  const short = minified('greet.js', code);
  expect(short.length).toBeLessThan(code.length);
  const program = (await import(`data:text/javascript,${encodeURIComponent(short)}`)) as {
    greet(name: string): string;
  };
  expect(program.greet('Ada')).toBe('Sign in first, Ada');
});

test('texts that make no program are reported with their file', () => {
  expect(() => minified('greet.js', 'export const text = "')).toThrow(
    'greet.js is no program with its texts',
  );
});
