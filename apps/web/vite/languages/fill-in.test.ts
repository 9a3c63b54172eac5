import { expect, test } from 'vitest';
import { fillIn, inFolderOf } from './fill-in.ts';

const A = '__W0123456789ab';
const B = '__Wba9876543210';

test('each placeholder becomes its text, and the language its name', () => {
  const texts = { [A]: '"Schließen $&"', [B]: '((name)=>`Hallo ${name}`)' };
  expect(fillIn(`let a=()=>${A},b=e=>${B}(e),l=__WLANGUAGE;`, 'de', texts)).toBe(
    'let a=()=>"Schließen $&",b=e=>((name)=>`Hallo ${name}`)(e),l="de";',
  );
});

test('a placeholder without a text is an error', () => {
  expect(() => fillIn(A, 'de', {})).toThrow(`No text for ${A}`);
});

test('paths lead to the programs in the same language, and other files stay where they are', () => {
  const programs = new Set(['assets/page-a_1.js', 'assets/index-b.js']);
  const code = 'import("./page-a_1.js");d=["assets/page-a_1.js","assets/page-c.css","assets/theme-d.js"]';
  expect(inFolderOf('de', programs, code)).toBe(
    'import("./page-a_1.js");d=["assets/de/page-a_1.js","assets/page-c.css","assets/theme-d.js"]',
  );
});
