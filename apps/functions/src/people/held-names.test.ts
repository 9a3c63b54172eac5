import { expect, test } from 'vitest';
import { isHeldName } from './held-names.ts';

test.each(['Ben Okafor', 'BEN okafór', 'B e n Okafor', 'Bеn Okаfor', 'ben_okafor', '8en 0kafor'])(
  'a held name stays held as "%s"',
  (name) => {
    expect(isHeldName(['ben okafor'], name)).toBe(true);
    expect(isHeldName(['ben okafor'], undefined, name)).toBe(true);
  },
);

test.each(['Bela Okoye', 'Ben', 'Ken Okafor', '李雷'])('"%s" is another name', (name) => {
  expect(isHeldName(['ben okafor', '韩梅'], name)).toBe(false);
});

test('a name in another script is held as written', () => {
  expect(isHeldName(['李雷'], '李雷')).toBe(true);
});
