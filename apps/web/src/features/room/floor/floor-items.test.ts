import { QUICK_CLASH, type Intervention, type Message } from '@rostrum/domain';
import { ADA, aCareCard, aMessage, anIntervention, BEN, NOON_MS } from '@rostrum/domain/testing';
import type { Post } from '@rostrum/data';
import { describe, expect, it } from 'vitest';
import { floorItems, isSameItem, type FloorItem } from './floor-items.ts';

const said = (id: string, changes: Partial<Message> = {}): Message => ({ ...aMessage(), id, ...changes });
const act = (id: string, changes: Partial<Intervention> = {}): Intervention => ({
  ...anIntervention({ act: 'personAttack' }),
  id,
  ...changes,
});
const post = (changes: Partial<Post> = {}) =>
  ({ commandId: 'c1', text: 'Hear me', replaces: null, afterMs: 0, state: 'sending', ...changes }) as Post;

const readers = 'youAndHost';

function keys(source: { messages?: Message[]; acts?: Intervention[]; posts?: Post[] }) {
  const { messages = [], acts = [], posts = [] } = source;
  return floorItems({ format: QUICK_CLASH, messages, acts, posts, uid: ADA, side: 'for', readers }).map(
    ({ key }) => key,
  );
}

describe('who sees what is kept back', () => {
  const kept = (state: 'held' | 'hidden', kind: Intervention['act']) =>
    floorItems({
      format: QUICK_CLASH,
      messages: [said('m1', { state }), said('m2')],
      acts: [act('a1', { act: kind, to: ADA, messageId: 'm2' })],
      posts: [],
      uid: ADA,
      side: 'for',
      readers: 'you',
      hiddenReaders: 'youAndHost',
    }).flatMap((item) => (item.type === 'held' || item.type === 'note' ? [item.readers] : []));

  it('is told apart for held and hidden words, and for the reasons of both', () => {
    expect(kept('held', 'personAttack')).toEqual(['you', 'you']);
    expect(kept('hidden', 'severe')).toEqual(['youAndHost', 'youAndHost']);
  });
});

describe('the floor as one person sees it', () => {
  it('begins every step with its name', () => {
    const [step] = floorItems({
      format: QUICK_CLASH,
      messages: [said('m1')],
      acts: [],
      posts: [],
      uid: ADA,
      side: 'for',
      readers,
    });
    expect(step).toMatchObject({ type: 'step', name: 'Opening, For', seconds: 120 });
  });

  it('knows which waiting words wait for earlier ones, and which for the connection', () => {
    const behind = (...states: ('sending' | 'waiting' | 'failed')[]) => {
      const posts = states.map((state, index) =>
        post({ commandId: `c${index}`, state, message: '' } as Partial<Post>),
      );
      const items = floorItems({
        format: QUICK_CLASH,
        messages: [],
        acts: [],
        posts,
        uid: ADA,
        side: 'for',
        readers,
      });
      return items.map((item) => item.type === 'post' && item.isBehind);
    };
    expect(behind('sending', 'waiting', 'waiting')).toEqual([false, true, true]);
    expect(behind('failed', 'waiting')).toEqual([false, true]);
    expect(behind('waiting', 'waiting')).toEqual([false, false]);
  });

  it('leaves the bells to the clock and to the log', () => {
    const acts = [
      act('bell', { act: 'time', atMs: NOON_MS + 1 }),
      act('next', { act: 'handover', atMs: NOON_MS + 2 }),
    ];
    expect(keys({ messages: [said('m1')], acts })).toEqual(['step-0', 'said-m1', 'step-1', 'act-next']);
  });

  it('puts a held message together with the reason', () => {
    const note = act('a1', { messageId: 'm1', to: ADA });
    const items = floorItems({
      format: QUICK_CLASH,
      messages: [said('m1', { state: 'held' })],
      acts: [note],
      posts: [],
      uid: ADA,
      side: 'for',
      readers,
    });
    expect(items.slice(1)).toEqual([expect.objectContaining({ type: 'held', note, readers })]);
  });

  it('puts care after the message that it is about, and beside the reason why the message is held', () => {
    const card = aCareCard({ atMs: NOON_MS + 2 });
    const message = said('m1', { state: 'held', createdAtMs: NOON_MS });
    const note = act('a1', { messageId: 'm1', to: ADA, atMs: NOON_MS + 1 });
    const items = floorItems({
      format: QUICK_CLASH,
      messages: [message],
      acts: [note],
      care: [{ card, readers: 'you' }],
      posts: [],
      uid: ADA,
      side: 'for',
      readers,
    });
    expect(items.slice(1)).toEqual([
      expect.objectContaining({ type: 'held', note }),
      expect.objectContaining({ type: 'care', card, readers: 'you', isOnFloor: true }),
    ]);
  });

  it('shows care about words that are not on the floor, as in the backchannel', () => {
    const care = [{ card: aCareCard({ messageId: 'chat-1' }), readers: 'you' as const }];
    const items = floorItems({
      format: QUICK_CLASH,
      messages: [],
      acts: [],
      care,
      posts: [],
      uid: ADA,
      side: undefined,
      readers,
    });
    expect(items.at(-1)).toMatchObject({ type: 'care', isOnFloor: false });
  });

  it('keeps a note about a message that was sent unchanged', () => {
    expect(keys({ messages: [said('m1')], acts: [act('a1', { messageId: 'm1' })] })).toEqual([
      'step-0',
      'said-m1',
      'act-a1',
    ]);
  });

  it('leaves out a note about a message that was replaced or withdrawn', () => {
    expect(keys({ acts: [act('a1', { messageId: 'gone' })] })).toEqual([]);
  });

  it('shows a text that is on its way at the end', () => {
    expect(keys({ messages: [said('m1')], posts: [post()] })).toEqual(['step-0', 'said-m1', 'post-c1']);
  });

  it('shows it once when the floor has it before the answer comes', () => {
    const mine = said('m2', { authorId: ADA, text: 'Hear me', createdAtMs: NOON_MS + 1 });
    expect(keys({ messages: [mine], posts: [post({ text: ' Hear me ', afterMs: NOON_MS })] })).toEqual([
      'step-0',
      'said-m2',
    ]);
  });

  it('does not confuse it with equal words said before, or by another person', () => {
    const posts = [post({ afterMs: NOON_MS })];
    const before = said('m1', { authorId: ADA, text: 'Hear me', createdAtMs: NOON_MS });
    const other = said('m2', { authorId: BEN, text: 'Hear me', createdAtMs: NOON_MS + 1 });
    expect(keys({ messages: [before, other], posts })).toContain('post-c1');
  });

  it('waits for the floor after the answer, then shows it once', () => {
    const sent = post({ state: 'sent', messageId: 'm1' });
    expect(keys({ posts: [sent] })).toEqual(['post-c1']);
    expect(keys({ messages: [said('m1')], posts: [sent] })).toEqual(['step-0', 'said-m1']);
  });

  describe('for a returning visitor', () => {
    const floor = [
      said('m1', { authorId: BEN, createdAtMs: NOON_MS }),
      said('m2', { authorId: ADA, createdAtMs: NOON_MS + 1 }),
      said('m3', { authorId: BEN, createdAtMs: NOON_MS + 2 }),
      said('m4', { authorId: BEN, createdAtMs: NOON_MS + 3, stepIndex: 1 }),
    ];
    const keysSince = (fromMs: number | undefined, hasEarlier = false, untilMs = NOON_MS + 10) =>
      floorItems({
        format: QUICK_CLASH,
        messages: floor,
        acts: [],
        posts: [],
        uid: ADA,
        side: 'for',
        readers,
        away: fromMs === undefined ? undefined : { fromMs, untilMs },
        hasEarlier,
      }).map(({ key }) => key);

    it('marks news, without their own words', () => {
      const marked = ['step-0', 'said-m1', 'said-m2', 'unread', 'said-m3', 'step-1', 'said-m4'];
      expect(keysSince(NOON_MS)).toEqual(marked);
      expect(keysSince(NOON_MS + 1)).toEqual(marked);
    });

    it('marks it above the step that it begins', () => {
      expect(keysSince(NOON_MS + 2).slice(-3)).toEqual(['unread', 'step-1', 'said-m4']);
    });

    it.each([
      ['nothing is new', NOON_MS + 3],
      ['everything is', NOON_MS - 1],
      ['they never were', undefined],
    ])('marks nothing if %s', (_, fromMs) => {
      expect(keysSince(fromMs)).not.toContain('unread');
    });

    it('does not mark arrivals while they are here', () => {
      expect(keysSince(NOON_MS + 1, false, NOON_MS + 1)).not.toContain('unread');
    });

    it('does not put a step’s name over its middle', () => {
      expect(keysSince(undefined, true).slice(0, 2)).toEqual(['said-m1', 'said-m2']);
    });
  });

  it('hides the held message while the text that replaces it is on its way, and brings it back if that fails', () => {
    const held = said('m1', { state: 'held' });
    expect(keys({ messages: [held], posts: [post({ replaces: 'm1' })] })).toEqual(['post-c1']);
    const failed = post({ replaces: 'm1', state: 'failed', message: 'Try again.' });
    expect(keys({ messages: [held], posts: [failed] })).toEqual(['step-0', 'held-m1', 'post-c1']);
  });

  it('are the same lines when they are made again of the same things, but for what changed', () => {
    const lines = (messages: Message[]) =>
      floorItems({ format: QUICK_CLASH, messages, acts: [], posts: [], uid: ADA, side: 'for', readers });
    const [one, two] = [said('m1'), said('m2')];
    const before = lines([one, two]);
    const after = lines([one, { ...two, text: 'Edited.' }, said('m3')]);
    expect(before.map((item, at) => isSameItem(item, after[at] ?? item))).toEqual([true, true, false]);
  });

  it('becomes another line when a note joins a held message', () => {
    const held: FloorItem = { type: 'held', key: 'held-m', message: said('m'), note: undefined, readers };
    expect(isSameItem(held, { ...held })).toBe(true);
    expect(isSameItem(held, { ...held, note: act('n1') })).toBe(false);
  });
});
