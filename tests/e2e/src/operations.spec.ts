import { dayOf, faultDayPath, faultDaySchema, modelShardPath, type ModelShard } from '@rostrum/domain';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { database, withClaim } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** A day that no other test counts in. */
const EARLIER_MS = 12 * 86_400_000;
const USAGE: ModelShard = {
  inputTokens: 412_000,
  cachedTokens: 100_000,
  outputTokens: 9_000,
  costMicros: 44_800,
  calls: { classify: 640 },
  failures: { timedOut: 3 },
  waits: { '500': 600, '2000': 40 },
  served: { calls: 900, reads: 4_000, writes: 1_200, deletes: 30, openReads: 0 },
};

test('the operator’s page leads nowhere for everybody else', async ({ people }) => {
  const { page } = await people.open('ada', { at: '/app/operations' });
  await expect(page.getByRole('heading', { level: 1, name: 'No one sits here' })).toBeVisible();
  await expect(page.getByText('Operations')).toHaveCount(0);
});

test('an operator sees that there is no model, and the cost of an earlier one', async ({ people }) => {
  test.setTimeout(180_000);
  await people.open('fay');
  const shard = database().doc(modelShardPath(dayOf(Date.now() - EARLIER_MS), 0));
  try {
    await withClaim('fay', 'operator', async () => {
      const { page } = await people.open('fay', { at: '/app/operations' });
      await expect(page.getByText('No language model is configured')).toBeVisible();
      await shard.set(USAGE);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('row', { name: /640 3 .*\$0\.04/ })).toBeVisible();
      await expectAccessibleIn(LOOKS, page);
    });
  } finally {
    await shard.delete();
  }
});

/** The page is one of those that report: the first chance that is drawn decides. */
const REPORTS = `(() => {
  const { random } = Math;
  Math.random = () => ((Math.random = random), 0);
})()`;

test('an operator sees an error of somebody’s browser, and none of their words', async ({
  people,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.allow(/elephant is not a function/, 'the test throws it');
  const day = database().doc(faultDayPath(dayOf(Date.now())));
  const { page: visitor } = await people.visitor({ script: REPORTS });
  await visitor.goto('/debates/no-such-debate?secret=tiger');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  await visitor.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('elephant is not a function');
    });
  });
  const reported = async () => faultDaySchema.safeParse((await day.get()).data()).data?.faults ?? [];
  const fault = { kind: 'error', what: 'TypeError:no-function', route: '/debates/:id' };
  await expect.poll(reported, { timeout: 30_000 }).toContainEqual(expect.objectContaining(fault));
  expect(JSON.stringify(await reported())).not.toMatch(/elephant|tiger|no-such-debate/);
  await people.open('fay');
  await withClaim('fay', 'operator', async () => {
    const { page } = await people.open('fay', { at: '/app/operations' });
    const part = page.getByRole('region', { name: 'Errors in browsers' });
    await expect(
      part.getByRole('row', { name: /TypeError:no-function.*\/debates\/:id Chrome/ }),
    ).toBeVisible();
  });
});
