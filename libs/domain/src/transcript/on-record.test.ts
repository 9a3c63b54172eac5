import { describe, expect, it } from 'vitest';
import { aMessage, anIntervention, BEN, NOON_MS } from '../testing/index.ts';
import { onRecord } from './on-record.ts';

const said = (id: string, changes: Parameters<typeof aMessage>[0] = {}) => ({ ...aMessage(changes), id });
const did = (id: string, changes: Parameters<typeof anIntervention>[0] = {}) => ({
  ...anIntervention(changes),
  id,
});
const idsOf = (messages: ReturnType<typeof said>[], interventions: ReturnType<typeof did>[] = []) => {
  const { messages: shown, acts } = onRecord({ messages, interventions });
  return [...shown, ...acts].map(({ id }) => id);
};

describe('the record', () => {
  it('is what everybody saw, in chronological order', () => {
    const later = said('later', { createdAtMs: NOON_MS + 5 });
    expect(idsOf([later, said('first')], [did('bell')])).toEqual(['first', 'later', 'bell']);
  });

  it.each(['held', 'replaced', 'withdrawn'] as const)('never contains a message that is %s', (state) => {
    expect(idsOf([said('m1', { state })])).toEqual([]);
  });

  it('never contains what the moderator said to one person', () => {
    expect(idsOf([], [did('to-ben', { to: BEN })])).toEqual([]);
  });

  it('contains no act about a message that nobody saw, but one about a shown message', () => {
    const messages = [said('shown'), said('held', { state: 'held' })];
    const acts = [did('about-held', { messageId: 'held' }), did('about-shown', { messageId: 'shown' })];
    expect(idsOf(messages, acts)).toEqual(['shown', 'about-shown']);
  });

  it('contains no quotation from a message that is no longer visible', () => {
    const quote = { messageId: 'gone', authorName: 'Ben', text: 'A secret' };
    const messages = [said('m1', { quote }), said('gone', { state: 'withdrawn' })];
    expect(onRecord({ messages, interventions: [] }).messages[0]?.quote).toBeNull();
  });
});
