import { Link, Select } from '@rostrum/ui';
import { language } from '@rostrum/words';
import * as m from '@rostrum/words/help-lines';
import { useState } from 'react';
import { supportUrl } from '../navigation/paths.ts';
import { countryName } from './country-name.ts';
import { browserWhereabouts, ELSEWHERE, likelyCountry } from './country.ts';
import './help-lines.css';
import { HelpList } from './help-list.tsx';
import { useHelpLines } from './use-help-lines.ts';

/** Help where a person probably is, and a way to choose another country. The choice leaves this page in no way. */
export function HelpNearYou() {
  const { countries, elsewhere } = useHelpLines();
  const known = Object.keys(countries);
  const [chosen, setChosen] = useState(() => likelyCountry(browserWhereabouts(), known));
  const country = countries[chosen];
  const options = [
    ...Object.entries(countries)
      .map(([value, { name }]) => ({ value, label: countryName(value, name) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language())),
    { value: ELSEWHERE, label: m.elsewhere() },
  ];
  return (
    <div className="help-near">
      <HelpList lines={country?.lines ?? elsewhere} emergency={country?.emergency} />
      {!country && <p className="muted">{m.callEmergency()}</p>}
      <div className="row">
        <Select label={m.country()} look="chip" options={options} value={chosen} onChange={setChosen} />
        <Link href={supportUrl}>{m.allNumbers()}</Link>
      </div>
    </div>
  );
}
