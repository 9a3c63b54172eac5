import { FORMATS, QUICK_CLASH, type Format } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import {
  changedLengths,
  lengthProblem,
  readLength,
  typedLength,
  usualLengths,
  withTyped,
} from './lengths.ts';

const formats: [string, Format][] = [...FORMATS];

describe('a length', () => {
  it.each(['0:10', '120:00', '10', '7200', ' 2:00 '])('may be %s', (typed) => {
    expect(lengthProblem('opening-for', typed)).toBeUndefined();
  });

  it.each(['', '0', '0:09', '9', '120:01', '7201', '-5', '1.5', '2:7', '2:75', 'two minutes', '1e3'])(
    'may not be "%s"',
    (typed) => expect(lengthProblem('opening-for', typed)).toBeDefined(),
  );

  it('may be zero only for the preparation and the prep bank', () => {
    expect(lengthProblem('preparation', '0')).toBeUndefined();
    expect(lengthProblem('prepBank', '0:00')).toBeUndefined();
    expect(lengthProblem('preparation', '5')).toBe('Enter 0:00, or 0:10 to 120:00');
  });

  it('is read in minutes and seconds, or in whole seconds', () => {
    expect([readLength('2:30'), readLength('150'), readLength('x')]).toEqual([150, 150, undefined]);
    expect([typedLength(150), typedLength(9), typedLength(7_200)]).toEqual(['2:30', '0:09', '120:00']);
  });
});

describe('the lengths of a format', () => {
  it.each(formats)('%s is not custom without a change', (_, format) => {
    expect(changedLengths(usualLengths(format), format)).toBeUndefined();
    expect(withTyped(format, usualLengths(format)).custom).toBe(false);
  });

  it.each(formats)('every step of %s has its own length, and both preparations', (_, format) => {
    expect(Object.keys(usualLengths(format))).toHaveLength(format.steps.length + 2);
  });

  it('are sent only if they differ, and then the format becomes custom', () => {
    const lengths = { ...usualLengths(QUICK_CLASH), 'rebuttal-for': ' 060 ', prepBank: '1:00' };
    expect(changedLengths(lengths, QUICK_CLASH)).toEqual({ 'rebuttal-for': 60, prepBank: 60 });
    expect(withTyped(QUICK_CLASH, lengths).custom).toBe(true);
  });

  it('leave out lengths of another format, and incomplete ones', () => {
    const typed = { '1ac': '9:00', 'opening-for': '2:', 'rebuttal-for': '0:07' };
    const lengths = { ...usualLengths(QUICK_CLASH), ...typed };
    expect(changedLengths(lengths, QUICK_CLASH)).toBeUndefined();
  });
});
