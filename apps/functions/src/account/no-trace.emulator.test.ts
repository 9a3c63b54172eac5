import { readFileSync } from 'node:fs';
import { logger } from 'firebase-functions/v2';
import { expect, test, vi } from 'vitest';
import { call, setting } from '../testing/emulator.ts';
import { aLife, testBucket, type Life } from './testing/a-life.ts';
import { begin, eraseWhole, expectGone, LONG } from './testing/an-erasure.ts';
import { leaveEveryTrace } from './testing/every-trace.ts';
import { mentionsOf, placesWith, type Place } from './testing/mentions.ts';

/**
 * Every place of the database, by what it can hold of a person. `name`: their name, their address or words that only they or the house
 * may read; nothing of it stays. `said`: words that they said to others, which stay without a name. `id`: the id alone. `nobody`: nothing
 * of any person. A new place without a row here is a type error.
 */
const HOLDS: Record<Place, 'name' | 'said' | 'id' | 'nobody'> = {
  'users/*': 'name',
  'profiles/*': 'name',
  'usernames/*': 'name',
  'findable/*': 'id',
  'follows/*': 'id',
  'blocks/*': 'name',
  'apart/*': 'id',
  'invitations/*': 'name',
  'people/*/notices/*': 'name',
  'people/*/private/welcome': 'id',
  'people/*/private/identity': 'name',
  'people/*/private/standing': 'id',
  'people/*/private/heldNames': 'name',
  'people/*/private/reporting': 'id',
  'people/*/private/reach': 'name',
  'people/*/devices/*': 'name',
  'people/*/deliveries/*': 'id',
  'people/*/calls/*': 'said',
  'people/*/commands/*': 'id',
  'erasures/*': 'id',
  'webhookMessages/*': 'nobody',
  'progress/*/lessons/*': 'id',
  'topics/*': 'name',
  'topics/*/votes/*': 'id',
  'topics/*/server/turn': 'nobody',
  'topics/*/server/counted': 'nobody',
  'cases/*': 'name',
  'cases/*/filed/*': 'name',
  'receipts/*': 'id',
  'decisions/*': 'name',
  'decisions/*/private/record': 'name',
  'houseAppeals/*': 'name',
  'houseLog/*': 'id',
  'house/logHead': 'nobody',
  'topicMotions/*': 'nobody',
  'catalogue/*': 'said',
  'seekers/*': 'name',
  'rooms/*': 'name',
  'rooms/*/members/*': 'name',
  'rooms/*/messages/*': 'name',
  'rooms/*/messages/*/reactions/*': 'id',
  'rooms/*/messages/*/hidden/words': 'name',
  'rooms/*/interventions/*': 'name',
  'rooms/*/interventions/*/unfair/*': 'id',
  'rooms/*/captions/*': 'name',
  'rooms/*/care/*': 'name',
  'rooms/*/drafts/*': 'name',
  'rooms/*/events/*': 'id',
  'rooms/*/backchannel/*': 'name',
  'rooms/*/backchannel/*/hidden/words': 'name',
  'rooms/*/votes/*': 'id',
  'rooms/*/flags/*': 'id',
  'rooms/*/appeals/*': 'said',
  'rooms/*/report/debate': 'said',
  'rooms/*/report/map': 'said',
  'rooms/*/report/decision': 'said',
  'rooms/*/judgeBallots/*': 'name',
  'rooms/*/corrections/*': 'id',
  'rooms/*/feedback/*': 'id',
  'rooms/*/ballots/*': 'name',
  'rooms/*/received/*': 'name',
  'rooms/*/server/counts': 'said',
  'rooms/*/server/moderator': 'said',
  'rooms/*/commands/*': 'id',
  'roomCodes/*': 'nobody',
  'comparisons/*': 'nobody',
  'suggestions/*': 'name',
  'unclaimedFiles/*': 'id',
  'rateLimits/*': 'id',
  'modelUsage/*/shards/*': 'nobody',
  'modelUsage/breaker': 'nobody',
  'modelBudgets/*': 'id',
  'browserFaults/*': 'nobody',
  'serverFaults/*': 'nobody',
  'lastRuns/*': 'nobody',
  'signIns/*': 'nobody',
  'unreadable/*': 'id',
};
const PLACES = Object.keys(HOLDS) as Place[];

test(
  'a deleted person’s name and words are in no collection, in no file and in no line of the log',
  LONG,
  async () => {
    const lines = vi.spyOn(logger, 'write');
    const life = await aLife();
    await leaveEveryTrace(life);
    // Something that the functions write to their log.
    await call('exchangeToken', { token: `no.token.${life.mark}` });
    await expectFilled(life);

    await begin(life.gina.uid);
    await eraseWhole(life.gina.uid);

    await expectGone(life);
    for (const trace of tracesOf(life)) expect(await mentionsOf(trace)).toEqual([]);
    expect(await filesWith(life)).toEqual([]);
    const logOfFunctions = () => readFileSync(setting('ROSTRUM_FUNCTIONS_LOG'), 'utf8');
    await vi.waitFor(() => expect(logOfFunctions()).toContain('"line":"tokenRefused"'), { timeout: 30_000 });
    const written = [JSON.stringify(lines.mock.calls), logOfFunctions()];
    for (const text of written) expect(tracesOf(life).filter((trace) => text.includes(trace))).toEqual([]);
  },
);

/** Without these the search would find nothing because nothing was there. */
async function expectFilled(life: Life): Promise<void> {
  const filled = new Set<Place>();
  for (const trace of tracesOf(life)) for (const place of await placesWith(trace)) filled.add(place);
  const named = PLACES.filter((place) => HOLDS[place] === 'name');
  expect(named.filter((place) => !filled.has(place))).toEqual([]);
  expect(await filesWith(life)).not.toEqual([]);
}

/** Strings that are in their names and in every text that must not stay. */
const tracesOf = ({ gina, mark, username }: Life) => [mark, gina.email, username];

/** Names of files that lead to the person, or whose content or description has a trace of them. */
async function filesWith(life: Life): Promise<string[]> {
  const [files] = await testBucket().getFiles();
  const found = await Promise.all(
    files.map(async (file) => {
      const [bytes] = await file.download();
      const known = `${file.name} ${JSON.stringify(file.metadata)} ${bytes.toString('latin1')}`;
      return [life.gina.uid, ...tracesOf(life)].some((trace) => known.includes(trace)) ? [file.name] : [];
    }),
  );
  return found.flat();
}
