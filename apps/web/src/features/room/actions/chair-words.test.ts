import { ADA, aDebate, aRoom, BEN, CLEO, DARA, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { chairWords } from './chair-words.ts';

const waiting = aDebate({ phase: 'readyCheck', hostId: CLEO });
const left = play(waiting, { type: 'goOut', by: CLEO, to: BEN, present: [ADA, BEN] });
const away = play(waiting, { type: 'reportMissing', by: ADA, uid: CLEO });
const words = (debate: typeof left, uid: string) =>
  chairWords(
    aRoom({
      debate,
      hostId: debate.hostId,
      people: {
        [ADA]: { displayName: 'Ada', photoURL: '' },
        [BEN]: { displayName: 'Ben', photoURL: '' },
        [CLEO]: { displayName: 'Cleo', photoURL: '' },
      },
    }),
    uid,
  );

describe('the chair of a debate that has not begun', () => {
  it('is nothing to speak of while its host has it', () => {
    expect(words(waiting, CLEO)).toBeUndefined();
  });

  it('is explained to everybody after its host has left', () => {
    expect(words(left, BEN)).toBe('Cleo has left, so you’re hosting this debate now.');
    expect(words(left, DARA)).toBe('Cleo has left, so Ben is hosting this debate now.');
  });

  it('is explained kindly to a host who returns', () => {
    expect(words(left, CLEO)).toBe(
      'You left, so Ben is hosting this debate now. You’re welcome to take part.',
    );
    expect(words(away, CLEO)).toBe(
      'You were away for a while, so Ada is hosting this debate now. You’re welcome to take part.',
    );
  });
});
