import { ADA, aDebate, aMessage, aRoom, BEN } from '@rostrum/domain/testing';
import type { Message } from '@rostrum/domain';
import { inLanguage } from '@rostrum/words';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmation, redacted } from './offer-words.ts';
import { aJudgement } from './testing/a-judgement.ts';
import { useRulings } from './use-rulings.ts';
import { aRun, inRoom, someWords } from '../session/testing/in-room.tsx';

afterEach(() => localStorage.clear());

const held: Message = {
  ...aMessage({ state: 'held', text: 'Write to ada@example.com or call.', spans: [{ start: 9, end: 24 }] }),
  id: 'm1',
};

const nobodyAppeals = () => undefined;

function showRulings(uid = ADA, isDone = true) {
  const run = aRun(isDone);
  const words = someWords();
  const room = aRoom({ debate: aDebate({ phase: 'live', atMs: Date.now() }) });
  const view = renderHook(() => useRulings(nobodyAppeals), {
    wrapper: ({ children }) => inRoom(children, { room, uid, words, run }),
  });
  const offer = (which: Parameters<NonNullable<ReturnType<typeof useRulings>['onOffer']>>[0]) =>
    act(() => view.result.current.onOffer?.(which, aJudgement(), held));
  return { run, words, view, offer };
}

describe('calling an act unfair', () => {
  it('asks the server, and is remembered in this browser', async () => {
    const { run, view } = showRulings();
    const judgement = aJudgement();
    expect(view.result.current.isUnfair(judgement.id)).toBe(false);
    await act(async () => view.result.current.onUnfair(judgement));
    expect(run).toHaveBeenCalledWith(
      { type: 'callUnfair', roomId: 'room-1', interventionId: judgement.id },
      expect.anything(),
    );
    expect(view.result.current.isUnfair(judgement.id)).toBe(true);
    expect(showRulings().view.result.current.isUnfair(judgement.id)).toBe(true);
    expect(showRulings(BEN).view.result.current.isUnfair(judgement.id)).toBe(false);
  });

  it('is not remembered if the server refused it', async () => {
    const { view } = showRulings(ADA, false);
    await act(async () => view.result.current.onUnfair(aJudgement()));
    expect(view.result.current.isUnfair('personAttack-m1')).toBe(false);
  });
});

describe('the ways on', () => {
  it('send held words without the details, instead of the held ones', () => {
    const { words, offer } = showRulings();
    offer('redact');
    expect(words.send).toHaveBeenCalledWith({ text: 'Write to [removed] or call.', replaces: 'm1' });
    expect(
      redacted(
        {
          text: 'a b c',
          spans: [
            { start: 4, end: 5 },
            { start: 0, end: 1 },
          ],
        },
        {},
      ),
    ).toBe('[removed] b [removed]');
  });

  it('speak the language of the debate, whatever that of the page', () => {
    const spans = [{ start: 0, end: 1 }];
    inLanguage('es', () => {
      expect(redacted({ text: 'a b', spans }, { language: 'de' })).toBe('[entfernt] b');
      expect(confirmation({ language: 'de' })).toBe('Ja, das gibt fair wieder, was ich gesagt habe.');
      expect(confirmation({ language: 'fr' })).toBe('Yes, that is a fair restatement of what I said.');
    });
  });

  it('confirm a restatement at once for the holder of the floor, and as a draft for others', () => {
    const speaker = showRulings(ADA);
    speaker.offer('confirm');
    expect(speaker.words.send).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Yes, that is a fair restatement of what I said.' }),
    );
    const other = showRulings(BEN);
    other.offer('confirm');
    expect(other.words.send).not.toHaveBeenCalled();
    expect(other.words.setDraft).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Yes, that is a fair restatement of what I said.' }),
    );
  });

  it('answer with the words that are answered', () => {
    const { words, offer } = showRulings();
    offer('reply');
    expect(words.setDraft).toHaveBeenCalledWith(
      expect.objectContaining({ quotes: expect.objectContaining({ messageId: 'm1' }) }),
    );
  });

  it('ask for nothing that the debate does not allow now', () => {
    const { run, offer } = showRulings();
    offer('poi');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('taking an act back', () => {
  it('is the host’s alone', () => {
    const { run, view } = showRulings(ADA);
    view.result.current.onUndo?.(aJudgement());
    expect(run).toHaveBeenCalledWith({
      type: 'undoAct',
      roomId: 'room-1',
      interventionId: 'personAttack-m1',
    });
    expect(showRulings(BEN).view.result.current.onUndo).toBeUndefined();
  });
});
