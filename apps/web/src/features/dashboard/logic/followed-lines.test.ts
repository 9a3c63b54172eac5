import { ADA, aDebate, aRoom, aTopic, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { followedLines } from './followed-lines.ts';
import { suggestedTopics } from './suggested-topics.ts';

describe('news from followed people', () => {
  it('is a line for each debate and topic, newest first', () => {
    const lines = followedLines({
      uids: [BEN],
      rooms: [aRoom({ id: 'r', debate: aDebate({ phase: 'live' }), startedAtMs: NOON_MS })],
      topics: [aTopic({ id: 't', authorName: 'Ben Okafor', createdAtMs: NOON_MS + 1 })],
    });
    expect(lines.map(({ names, did }) => `${names.join()} ${did}`)).toEqual([
      'Ben Okafor published',
      'Ben Okafor debating',
    ]);
  });

  it('names both if one follows both, and nobody else', () => {
    const room = aRoom({ debate: aDebate({ phase: 'debrief' }) });
    const who = (...uids: string[]) => followedLines({ uids, rooms: [room], topics: [] })[0]?.names;
    expect(who(ADA, BEN)).toEqual(['Ada Marsh', 'Ben Okafor']);
    expect(who(BEN, CLEO)).toEqual(['Ben Okafor']);
  });

  it('leaves out cancelled debates', () => {
    const room = aRoom({ debate: aDebate({ phase: 'cancelled' }) });
    expect(followedLines({ uids: [ADA], rooms: [room], topics: [] })).toEqual([]);
  });
});

describe('suggested topics', () => {
  it('are of one’s interests first, otherwise as they came', () => {
    const topics = ['Sport', 'Justice', 'Media'].map((category) => aTopic({ id: category, category }));
    expect(suggestedTopics(topics, ['law']).map(({ id }) => id)).toEqual(['Justice', 'Sport', 'Media']);
    expect(suggestedTopics(topics, [])).toEqual(topics);
  });
});
