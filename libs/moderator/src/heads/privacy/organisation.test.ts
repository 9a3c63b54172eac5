import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../../text/analysis.ts';
import { englishWords } from '../../lexicon/english-words.ts';
import { detailsIn } from './privacy.ts';

const analyse = createAnalyser(englishWords());
const kinds = (text: string) => detailsIn(analyse(text)).map(({ label }) => label);

describe('how an organisation is reached', () => {
  it.each([
    'Write to planning@millbrook.example.gov.uk before the 30th.',
    'Boxes are ordered two days ahead at archives@floatingharbour.example.org.',
    'Orders to orders@kirstypasties.example.com, please.',
    'j-team@health.example.gov.uk answers within a week.',
    'The surgery on 01632 960245 is open from 8 to 6.',
    'Occupational health: ground floor, Monday to Friday 8.30 to 4.30, 01632 960250.',
    'The centre at 125 Bull Street does appointments on weekdays.',
    'Nightline is 01224 27 26 37, eight till eight in term time.',
    'The safeguarding office is staffed 9 to 5, 0121 496 0142. Leaders, put it in your phones.',
    'My catering is at 12 Marine Drive, Tuesday to Sunday 11 to 9.',
    'The learning centre is open 9 till 8, esol@mabgate.example.ac.uk.',
    'The truck stop does showers 24 hours, 01632 960055.',
  ])('is no private detail: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    'Her clinic is at 14 Bridge Street, she is there on weekdays 9 to 5.',
    'Find Priya at 14 Bridge Street, weekdays 9 to 5.',
    'He works nights at 12 Oak Street, 10 to 6, and walks home.',
    'Ring his landline, 01632 960250, weekdays after 6 to 9.',
    'His address is priya.nair@example.org.',
    'Tell p.nair@dept.example.gov.uk what you think.',
    'My number is 01632 960250, from 9 to 5.',
    'The club is open from 7 to 9, ask priya.nair@example.org.',
    'Wait for them at 14 Bridge Street, every Tuesday.',
  ])('is not how a person is: %s', (text) => {
    expect(kinds(text)).toHaveLength(1);
  });
});
