import { readdirSync, readFileSync } from 'node:fs';
import { LOG_LINES } from '@rostrum/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentWork, inRequest, log } from './log.ts';

const logger = vi.hoisted(() => ({ write: vi.fn<(entry: Record<string, unknown>) => void>() }));
vi.mock('firebase-functions/v2', () => ({ logger }));
beforeEach(() => logger.write.mockClear());
const [written, messageOf] = [
  () => logger.write.mock.calls[0]?.[0],
  () => String(logger.write.mock.calls[0]?.[0]['message']),
];

test('an entry has the name of its line, its severity, the id and function of the request, and the fields', () => {
  const id = inRequest('rooms', () => {
    log('breakerChanged', { state: 'open' });
    return currentWork().requestId;
  });
  expect(written()).toEqual({
    severity: 'WARNING',
    message: 'The breaker of the language model changed',
    line: 'breakerChanged',
    requestId: id,
    function: 'rooms',
    state: 'open',
  });
  expect(id).toMatch(/^[0-9a-f]{8}$/);
});

test('an error is told with its causes, and without the fields that a library keeps on it', () => {
  const cause = Object.assign(new Error('The provider refused'), { requestBody: 'Words of a person' });
  log('fault', { error: new Error('No answer came', { cause }) });
  expect(messageOf()).toMatch(/^A request or a task failed: Error: No answer came/);
  expect(messageOf()).toContain('because of Error: The provider refused');
  expect(messageOf()).toContain('log.test.ts');
  expect(messageOf()).not.toContain('Words of a person');
});

test('the text that could not be parsed stays out', () => {
  try {
    JSON.parse('Words of a person');
  } catch (error) {
    log('fault', { error });
  }
  expect(messageOf()).toContain('SyntaxError');
  expect(messageOf()).not.toContain('Words');
});

test('the operators’ page of the docs names lines that there are', () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const table = docs.slice(docs.indexOf('| `line` | means'), docs.indexOf('A token itself is never logged'));
  const named = table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1]?.split(/ of | with /)[0] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, line = '']) => line);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((line) => !Object.hasOwn(LOG_LINES, line))).toEqual([]);
});

test('nothing else writes to the log, and every line is written somewhere', () => {
  const sources = new URL('../', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.includes('.test.ts') && !path.includes('testing/'),
  );
  const texts = files.map((path) => ({ path, text: readFileSync(new URL(path, sources), 'utf8') }));
  const others = texts
    .filter(({ text }) => /\bconsole\.(?!debug)|\blogger\b/.test(text))
    .map(({ path }) => path);
  // Run by hand, on a terminal.
  const onTerminals = ['models/check/main.ts', 'storing/measure-checks.ts'];
  expect(others.toSorted()).toEqual(['logging/log.ts', ...onTerminals].toSorted());
  const whole = texts.map(({ text }) => text).join('\n');
  expect(Object.keys(LOG_LINES).filter((line) => !whole.includes(`log('${line}'`))).toEqual([]);
});
