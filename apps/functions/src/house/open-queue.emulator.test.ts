import { caseIdOf, casePath } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { aPerson, emulatedDatabase } from '../testing/emulator.ts';
import { aMember, askHouse, decisionOf, readCase, reportOf } from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';

test('opening the queue notifies reporters whom a broken call left out, and one bad case stops no others', async () => {
  const [mo, ada, ben] = await Promise.all([aMember('Mo Reyes'), aPerson('Ada Vale'), aPerson('Ben Okafor')]);
  const subject = { kind: 'person', uid: ben.uid } as const;
  const number = (await askHouse(ada, reportOf(subject))).result?.value?.['number'];
  await askHouse(mo, decisionOf(subject));
  const db = emulatedDatabase();
  const { decisionId } = await readCase(subject);
  const notices = await db.collection(`people/${ada.uid}/notices`).get();
  await Promise.all(notices.docs.map(({ ref }) => ref.delete()));
  await db.doc(casePath(caseIdOf(subject))).update({ untold: decisionId });
  const bad = db.doc(casePath('person-unreadable'));
  await bad.set({ untold: '0' });

  const opened = await askHouse(mo, { type: 'openQueue' });
  await bad.delete();
  expect(opened.result).toMatchObject({ ok: true, value: { isMore: false } });
  expect(await noticesOf(ada)).toMatchObject([{ kind: 'reportDecided', receipt: number }]);
  expect((await readCase(subject)).untold).toBeNull();
});
