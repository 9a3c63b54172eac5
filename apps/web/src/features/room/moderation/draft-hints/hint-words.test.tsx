import { inLanguage } from '@rostrum/words';
import { attackKind } from '@rostrum/words/moderator-policy';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HintWords } from './hint-words.tsx';
import type { DraftHint } from '../../../../shared/engine/jobs/judge-draft.ts';

const HINT: DraftHint = { act: 'personAttack', quote: 'you', spans: [], kind: undefined, holds: true };

const said = (changes: Partial<DraftHint> = {}, isHost = false) =>
  render(<HintWords hint={{ ...HINT, ...changes }} isHost={isHost} />).container.textContent;

describe('the words of a hint', () => {
  it('quote the draft, and say what would happen to it', () => {
    expect(said()).toBe(
      'you speaks about a person, not about a claim. If you send it like this, it’ll be held until you edit it.',
    );
    expect(said({ holds: false })).toContain('It would go out, with a private note to you.');
  });

  it('are whole without a quotation', () => {
    expect(said({ act: 'privacy', quote: null })).toContain('This looks like someone’s private details.');
    expect(said({ act: 'heat', quote: null }).trim()).toBe(
      'Things are getting heated. A calmer sentence is more likely to get an answer.',
    );
  });

  it('name what a danger reads as, and that the debate stops', () => {
    expect(said({ act: 'severe', kind: 'a threat' })).toBe(
      'you reads as a threat. If you send it like this, it’ll be hidden, and the debate will stop until the host has looked at it.',
    );
    expect(said({ act: 'severe' }, true)).toContain('the debate will stop until you’ve looked at it.');
    expect(said({ act: 'severe' })).toContain('you reads as something that could hurt someone.');
  });

  it.each(['en', 'de', 'es'] as const)('tell a group from a person, in %s', (language) =>
    inLanguage(language, () => {
      const group = said({ kind: attackKind({ kind: 'group' }) });
      const person = said({ kind: attackKind({ kind: 'other' }) });
      expect(group).toMatch(/group|Gruppe|grupo/);
      expect(person).not.toMatch(/group|Gruppe|grupo/);
    }),
  );
});
