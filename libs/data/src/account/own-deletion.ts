let isUnderWay = false;

/** Whether this browser is deleting the account: its session is meant to end, and no other takes its place. */
export const isDeletingAccount = (): boolean => isUnderWay;

/** Runs a deletion; it still counts as running once it is done. */
export async function asOwnDeletion<Reply extends { status: string }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  isUnderWay = true;
  const reply = await ask();
  isUnderWay = reply.status === 'done';
  return reply;
}
