import type { HelpLine } from '@rostrum/domain';
import { asNode, Collapsible } from '@rostrum/ui';
import { formatDate, language } from '@rostrum/words';
import * as m from '@rostrum/words/guide';
import { useState } from 'react';
import '../../../../shared/help-lines/help-lines.css';
import { countryName } from '../../../../shared/help-lines/country-name.ts';
import { browserWhereabouts, ELSEWHERE, likelyCountry } from '../../../../shared/help-lines/country.ts';
import { HelpList } from '../../../../shared/help-lines/help-list.tsx';
import { useHelpLines } from '../../../../shared/help-lines/use-help-lines.ts';
import { Contact } from '../contact.tsx';

/** The numbers of people who listen, by country: open where the reader probably is. */
export function SupportSection() {
  const { countries, elsewhere } = useHelpLines();
  const inOrder = Object.entries(countries)
    .map(([code, country]) => ({ ...country, code, name: countryName(code, country.name) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language()));
  const [here] = useState(() => likelyCountry(browserWhereabouts(), Object.keys(countries)));
  return (
    <>
      <p data-claim="support-list">{m.listen()}</p>
      <p data-claim="support-care">{m.care()}</p>
      <div data-claim="support-list">
        {inOrder.map(({ code, name, emergency, lines }) => (
          <Collapsible key={code} summary={<b>{name}</b>} open={code === here}>
            <HelpList lines={lines} emergency={emergency} />
          </Collapsible>
        ))}
        <Collapsible summary={<b>{m.elsewhere()}</b>} open={here === ELSEWHERE}>
          <HelpList lines={elsewhere} />
        </Collapsible>
      </div>
      <p className="muted" data-claim="support-list">
        {datesOf([...inOrder.flatMap(({ lines }) => lines), ...elsewhere])}
      </p>
      <p className="muted" data-claim="support-contact">
        {asNode(m.wrongNumber({ contact: (inside) => <Contact>{asNode(inside)}</Contact> }))}
      </p>
    </>
  );
}

/** When the list was written down, and whether anybody has compared it with its sources. */
function datesOf(lines: readonly HelpLine[]): string {
  const months = lines.map(({ recorded }) => recorded).toSorted();
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return m.writtenDown({
    months: first === last ? 'one' : 'several',
    first: monthText(first),
    last: monthText(last),
    state: lines.every(({ checked }) => checked) ? 'checked' : 'unchecked',
  });
}

/** "2026-11" as "November 2026". */
const monthText = (month: string) =>
  formatDate(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
