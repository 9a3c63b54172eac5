import { HOUSE_RULES } from '@rostrum/moderator';
import { Link } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';

export function HouseRulesSection() {
  return (
    <>
      <p>
        Every debate runs under the same rules. The moderator acts on the first three; the others are for all
        of us.
      </p>
      <ol className="rules">
        {HOUSE_RULES.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        Who breaks them is <Link href={`${PATHS.help}#reports`}>reported to the house</Link>, which decides.
      </p>
    </>
  );
}
