import { expect, test } from 'vitest';
import { attackIn } from './check-motion.ts';

test.each([
  'This house would jail coastguards who leave refugees to drown',
  'This house would boycott clubs that ban Jews from their courses',
  'This house would sanction officers who ordered the shooting of migrants',
  'This house would bulldoze the fences that keep Roma out of the park',
  'This house would outlaw the forced sterilisation of women',
  'This house would withhold grants until the city stops evicting Travellers',
  'This house would let refugees from Syria take a year off from their studies',
  'This house would let Sikhs in the army take their feasts off',
  'This house would let the old die when they ask for it',
  'This house would keep trans women out of women’s boxing',
  'THBT women should not have to cover their hair at work',
])('a protest or a permission attacks nobody: “%s”', (motion) => {
  expect(attackIn(motion)).toBeUndefined();
});

test.each([
  'This house would jail judges who forbid us to deport Muslims',
  'This house would leave refugees to drown',
  'This house would let refugees drown',
  'This house would let the old die',
  'THBT women should not have jobs',
  'This house would ban Jews from golf clubs',
  'This house would suspend the law that forbids shooting refugees',
  'This house would order the forced sterilisation of women',
  'This house would end the law and start evicting Travellers',
  'This house would punish doctors, and sterilise women with HIV',
])('the same words without it do: “%s”', (motion) => {
  expect(attackIn(motion)).toBeDefined();
});
