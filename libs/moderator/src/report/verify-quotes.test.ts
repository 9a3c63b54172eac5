import { describe, expect, it } from 'vitest';
import { linkQuote, verifyQuotes } from './verify-quotes.ts';
import { withModelLines } from './with-model.ts';
import { report, source, written } from './testing.ts';

describe('a quote that was made up', () => {
  const [line] = report.summary.for;
  const forged = (changes: object) => ({
    ...report,
    summary: { ...report.summary, for: [{ ...line, ...changes }] },
  });

  it.each([
    ['of words that nobody said', { text: 'Voting is for fools.' }, 'other words stand there'],
    ['at another place', { start: 1 }, 'other words stand there'],
    ['of a message that is not there', { messageId: 'm99' }, 'no such message'],
    ['of nothing', { start: 0, end: 0, text: '' }, 'nothing is quoted'],
  ])('%s is found in a report', (_, changes, problem) => {
    expect(verifyQuotes(forged(changes), source.messages)).toEqual([
      { at: 'summary.for[0]', messageId: expect.any(String), problem },
    ]);
  });

  it('is found in feedback and in a map as well', () => {
    const [first] = written.feedback;
    const quote = { messageId: 'm1', start: 0, end: 5, text: 'Never' };
    const feedback = { ...first!, dimensions: first!.dimensions.map((one) => ({ ...one, quote })) };
    expect(verifyQuotes(feedback, source.messages)).toHaveLength(7);
    const nodes = written.map.nodes.map((node) => ({ ...node, text: `${node.text}!` }));
    expect(verifyQuotes({ ...written.map, nodes }, source.messages)).toHaveLength(nodes.length);
  });

  it('by a model is refused with all of its lines, and the engine’s own stay', () => {
    const real = { messageId: 'm1', quote: 'A duty to vote lifts turnout to nine in ten' };
    const other = { messageId: 'm2', quote: 'Turnout is  not consent' };
    const invented = { messageId: 'm2', quote: 'Turnout is everything' };
    const good = withModelLines(report, { for: [real], against: [other] }, source.messages);
    expect(good).toMatchObject({ ok: true, value: { summary: { engine: 'model' } } });
    expect(good.ok && verifyQuotes(good.value, source.messages)).toEqual([]);
    expect(withModelLines(report, { for: [real], against: [invented] }, source.messages)).toEqual({
      ok: false,
      refusal: 'other words stand there',
    });
    expect(withModelLines(report, { for: [], against: [] }, source.messages).ok).toBe(false);
  });

  it('is no pattern: signs of a quote mean themselves', () => {
    const messages = [{ id: 'a', text: 'It costs (about) $5.00 a day.' }];
    expect(linkQuote({ messageId: 'a', quote: '(about) $5.00' }, messages).ok).toBe(true);
    expect(linkQuote({ messageId: 'a', quote: '.*' }, messages).ok).toBe(false);
  });
});
