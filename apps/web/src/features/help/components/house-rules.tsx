import { HOUSE_RULES } from '@rostrum/moderator';

/** The rules of the house, under headings of the third level. */
export function HouseRules() {
  return (
    <ol className="rules" data-claim="house-rules">
      {HOUSE_RULES.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
