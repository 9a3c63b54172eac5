import type { HelpLine } from '@rostrum/domain';
import '../../../../shared/help-lines/help-lines.css';
import { HelpList, Phone } from '../../../../shared/help-lines/help-list.tsx';
import { useHelpLines } from '../../../../shared/help-lines/use-help-lines.ts';
import { Contact } from '../contact.tsx';

/** The numbers of people who listen, by country. */
export function SupportSection() {
  const { countries, elsewhere } = useHelpLines();
  const inOrder = Object.entries(countries).toSorted(([, one], [, other]) =>
    one.name.localeCompare(other.name),
  );
  return (
    <>
      <p data-claim="support-list">
        A debate can touch a sore place. These people listen, whatever it is about. In danger, call your
        emergency number first.
      </p>
      <p data-claim="support-care">
        If your own words in a debate sound like distress, the moderator shows you these numbers, and only
        you. Your message stays, and nothing is counted. In some rooms the host is told as well; the lobby
        says so before you write a word.
      </p>
      <dl className="help-countries" data-claim="support-list">
        {inOrder.map(([code, { name, emergency, lines }]) => (
          <div key={code}>
            <dt>
              {name}
              <span className="help-emergency">
                in danger <Phone number={emergency} />
              </span>
            </dt>
            <dd>
              <HelpList lines={lines} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Elsewhere</dt>
          <dd>
            <HelpList lines={elsewhere} />
          </dd>
        </div>
      </dl>
      <p className="muted" data-claim="support-list">
        {datesOf([...inOrder.flatMap(([, { lines }]) => lines), ...elsewhere])}
      </p>
      <p className="muted" data-claim="support-contact">
        A number that is wrong does harm: please <Contact>tell us</Contact>.
      </p>
    </>
  );
}

/** When the list was written down, and whether anybody has compared it with its sources. */
function datesOf(lines: readonly HelpLine[]): string {
  const months = lines.map(({ recorded }) => recorded).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  const when = first === last ? `in ${first}` : `from ${first} to ${last}`;
  const unchecked = lines.filter(({ checked }) => !checked).length;
  const state =
    unchecked === 0 ? 'and compared with their sources' : 'and not yet all compared with their sources';
  return `These entries were written down ${when}, ${state}.`;
}
