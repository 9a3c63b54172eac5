import { describe, expect, test } from 'vitest';
import { leanDependencies, withoutMarks, withPureCalls } from './lean-dependencies.ts';
import { RE2JS } from './no-regex-engine.ts';
import useSWR, { SWRConfig, useSWRConfig } from './no-request-cache.ts';

describe('unreachable code of dependencies', () => {
  test('the router’s unused components can be dropped', () => {
    const code =
      'var Form = React3.forwardRef(draw);\nForm.displayName = "Form";\nvar used = React3.use(Form);';
    expect(withoutMarks(code)).toBe(
      'var Form = /*#__PURE__*/ React3.forwardRef(draw);\n\nvar used = React3.use(Form);',
    );
  });

  test('the router is taken in its production build, which exists', async () => {
    const { existsSync } = await import('node:fs');
    const plugin = leanDependencies();
    const resolveId = plugin.resolveId as (source: string) => string | null;
    expect(existsSync(resolveId('react-router') ?? '')).toBe(true);
    expect(existsSync(resolveId('react-router/dom') ?? '')).toBe(true);
    expect(resolveId('react')).toBeNull();
  });

  test('Clerk’s unused components can be dropped', () => {
    const code =
      'var Waitlist = withClerk(\n  draw\n);\nvar UserButton = Object.assign(_UserButton, {});\nstart(withClerk(draw));';
    expect(withPureCalls(code)).toBe(
      'var Waitlist = /* @__PURE__ */ withClerk(\n  draw\n);\nvar UserButton = /* @__PURE__ */ Object.assign(_UserButton, {});\nstart(withClerk(draw));',
    );
  });

  test('Clerk’s hooks about organisations throw instead of reading nothing', () => {
    expect(SWRConfig({ children: 'the user' })).toBe('the user');
    expect(() => useSWR()).toThrow('organisations');
    expect(() => useSWRConfig()).toThrow('organisations');
  });

  test('the omitted regular expressions throw instead of failing to match', () => {
    expect(() => RE2JS.compile()).toThrow('left out of this build');
  });
});
