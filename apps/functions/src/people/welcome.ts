import { NEW_WELCOME, welcomePath, welcomeSchema, type Welcome } from '@rostrum/domain';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Records that a step of the first visit was done or skipped. */
export const passStep: PeopleHandler<'passStep'> = async (context, { step }) => {
  const before = await readWelcome(context);
  if (!before.done.includes(step)) store(context, { ...before, done: [...before.done, step] });
  return done();
};

/** Records when a person accepted the house rules; only the first time counts. */
export const acceptRules: PeopleHandler<'acceptRules'> = async (context) => {
  const before = await readWelcome(context);
  if (before.rulesAcceptedAtMs === null) store(context, { ...before, rulesAcceptedAtMs: context.atMs });
  return done();
};

async function readWelcome({ db, tx, uid }: PeopleContext): Promise<Welcome> {
  const stored = await tx.get(db.doc(welcomePath(uid)));
  return readIfReadable(welcomeSchema, stored) ?? NEW_WELCOME;
}

function store({ db, tx, uid }: PeopleContext, welcome: Welcome): void {
  tx.set(db.doc(welcomePath(uid)), welcome);
}
