import { DELETED_NAME, OPPONENT, type Message } from '@rostrum/domain';
import { ADA, aMessage, anIntervention, BEN, NOON_MS } from '@rostrum/domain/testing';
import { inLanguage } from '@rostrum/words';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FloorItem } from './floor-items.ts';
import { FloorVoice } from './floor-voice.tsx';

const theirs = (id: string, changes: Partial<Message> = {}): FloorItem => ({
  type: 'said',
  key: `said-${id}`,
  message: {
    ...aMessage({ authorId: BEN, authorName: 'Ben Okafor', side: 'against', text: id }),
    id,
    ...changes,
  },
});

const readers = 'youAndHost';

/** Announcements for a person who came at noon. */
function heard(...items: FloorItem[]) {
  const { container } = render(<FloorVoice items={items} uid={ADA} sinceMs={NOON_MS} />);
  return [...container.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent);
}

describe('the voice of the floor', () => {
  it('announces the speaker, the side and the words', () => {
    expect(heard(theirs('Who pays?', { createdAtMs: NOON_MS + 1 }))).toEqual([
      'Ben Okafor, Against: Who pays?',
    ]);
  });

  it('says the names of the opponent and of deleted people in the language of the page', () => {
    const at = { createdAtMs: NOON_MS + 1 };
    const names = inLanguage('de', () =>
      heard(
        theirs('Wer zahlt?', { ...at, authorName: OPPONENT.displayName }),
        theirs('Wir alle.', { ...at, authorName: DELETED_NAME }),
      ).map((words) => words?.split(',')[0]),
    );
    expect(names).toEqual(['KI-Gegenüber', 'Gelöschtes Konto']);
  });

  it('does not repeat earlier lines, wherever somebody scrolls', () => {
    expect(heard(theirs('Old', { createdAtMs: NOON_MS - 1 }))).toEqual([]);
  });

  it('does not repeat one’s own words', () => {
    expect(heard(theirs('Mine', { authorId: ADA, createdAtMs: NOON_MS + 1 }))).toEqual([]);
  });

  it('announces the moderator’s acts', () => {
    const act = { ...anIntervention({ act: 'handover', says: 'Ben speaks.', atMs: NOON_MS + 1 }), id: 'a1' };
    expect(heard({ type: 'note', key: 'act-a1', act, readers })).toEqual([
      'Moderator hands over: Ben speaks.',
    ]);
  });

  it('is empty at first: a live region announces what changes in it, and nothing that it began with', () => {
    const lines = [theirs('Who pays?', { createdAtMs: NOON_MS + 1 })];
    expect(renderToString(<FloorVoice items={lines} uid={ADA} sinceMs={NOON_MS} />)).not.toContain(
      'Who pays?',
    );
  });

  it('announces who can see one’s own held words', () => {
    const message = { ...aMessage({ state: 'held', createdAtMs: NOON_MS + 1 }), id: 'm1' };
    const held = { type: 'held', key: 'held-m1', message, note: undefined } as const;
    expect(heard({ ...held, readers })).toEqual(['Held, only you and the host see this. ']);
    expect(heard({ ...held, readers: 'you' })).toEqual(['Held, only you see this. ']);
  });

  it('says that words did not get through', () => {
    const post = { commandId: 'c1', text: 'Hear me', replaces: null, afterMs: 0 };
    const lost = { ...post, state: 'failed' as const, message: 'No answer.' };
    expect(heard({ type: 'post', key: 'post-c1', side: 'for', isBehind: false, post: lost })).toEqual([
      'Your words weren’t sent. No answer.',
    ]);
  });
});
