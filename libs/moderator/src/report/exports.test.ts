import { describe, expect, it } from 'vitest';
import { VOTING } from '../map/testing.ts';
import { renderFeedbackCsv, renderReportCsv } from './export-csv.ts';
import { renderReportJson } from './export-json.ts';
import { renderReportMarkdown } from './export-markdown.ts';
import { MOTION, sourceOf, write } from './testing.ts';

describe('a report as a file', () => {
  const hostile =
    '=HYPERLINK("http://x.org","<b>click</b>") | [a](javascript:b) <script>x</script>, because all say so.';
  const odd = sourceOf([...VOTING, ['for', hostile], ['against', hostile]]);
  const all = { ...write(odd), room: odd.room, messages: odd.messages };

  it('is Markdown that escapes people’s words', () => {
    const text = renderReportMarkdown(all);
    expect(text).not.toMatch(/(?<!\\)<(?:b|script)/);
    expect(text).not.toMatch(/(?<!\\)\[a(?<!\\)\]\(/);
    expect(text).toContain('## In short');
    expect(text).toContain('lines of argument');
  });

  it('is CSV that no spreadsheet runs', () => {
    const text = renderReportCsv(all);
    expect(text.split('\r\n')[0]).toBe('section,person,side,what,value,of,text,message,start,end');
    expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
    const feedback = renderFeedbackCsv([{ room: odd.room, feedback: all.feedback[0]! }]);
    expect(feedback.trim().split('\r\n').length).toBeGreaterThanOrEqual(8);
  });

  it('is JSON that holds the whole report and map', () => {
    const { map } = all;
    const read: unknown = JSON.parse(renderReportJson({ motion: MOTION, report: all.report, map }));
    expect(read).toMatchObject({ motion: MOTION, map });
  });
});
