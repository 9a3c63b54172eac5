import { HOUSE_RULES } from '@rostrum/moderator';

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
    </>
  );
}
