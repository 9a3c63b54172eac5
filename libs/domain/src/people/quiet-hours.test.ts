import { describe, expect, it } from 'vitest';
import { isTimeZone, nextDigestMs, quietUntilMs } from './quiet-hours.ts';

const at = (hour: number, minute = 0, day = 20) => Date.UTC(2026, 10, day, hour, minute);
const NIGHT = { fromHour: 22, toHour: 7 };
const LONDON = 'Europe/London';

describe('quiet hours', () => {
  it('end at their last hour, across midnight too', () => {
    expect(quietUntilMs(NIGHT, LONDON, at(22))).toBe(at(7, 0, 21));
    expect(quietUntilMs(NIGHT, LONDON, at(3, 20))).toBe(at(7));
    expect(quietUntilMs({ fromHour: 9, toHour: 17 }, LONDON, at(16, 59))).toBe(at(17));
  });

  it('do not run a minute before and from their last minute on', () => {
    expect(quietUntilMs(NIGHT, LONDON, at(21, 59))).toBeNull();
    expect(quietUntilMs(NIGHT, LONDON, at(7))).toBeNull();
  });

  it('are those of the person’s zone', () => {
    expect(quietUntilMs(NIGHT, 'Asia/Tokyo', at(14))).toBe(at(22));
    expect(quietUntilMs(NIGHT, 'Asia/Kathmandu', at(18))).toBe(at(1, 15, 21));
  });

  it('that last no time, or none at all, keep nothing back', () => {
    expect(quietUntilMs({ fromHour: 7, toHour: 7 }, LONDON, at(7))).toBeNull();
    expect(quietUntilMs(null, LONDON, at(3))).toBeNull();
  });
});

describe('the digest', () => {
  it('comes at eight in the morning of the zone, the next day from eight on', () => {
    expect(nextDigestMs(LONDON, at(7, 59))).toBe(at(8));
    expect(nextDigestMs(LONDON, at(8))).toBe(at(8, 0, 21));
    expect(nextDigestMs('America/New_York', at(12, 30))).toBe(at(13));
  });
});

describe('a time zone', () => {
  it('is one that the platform knows', () => {
    expect([isTimeZone(LONDON), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false]);
  });
});
