/** The rules that every debate runs under. A rule's number is its place here, from one. */
export const HOUSE_RULES = [
  {
    id: 'turn',
    title: 'Speak in your turn',
    text: 'Who holds the floor speaks; everybody else waits for theirs.',
  },
  {
    id: 'claim',
    title: 'Speak about the claim',
    text: 'Answer what was said. Leave out what you think of the person.',
  },
  {
    id: 'time',
    title: 'Keep to the time',
    text: 'Every step has a length, the same for both sides, and fifteen seconds to finish.',
  },
  {
    id: 'honest',
    title: 'Argue honestly',
    text: 'Quote people as they said it, and say where a fact comes from.',
  },
  {
    id: 'private',
    title: 'Keep private things private',
    text: 'No addresses, numbers or names of people who are not here to answer.',
  },
] as const;
export type HouseRuleId = (typeof HOUSE_RULES)[number]['id'];

/** A rule as the moderator names it: "Rule 2, speak about the claim". */
export function nameRule(id: HouseRuleId): string {
  const index = HOUSE_RULES.findIndex((rule) => rule.id === id);
  return `Rule ${index + 1}, ${HOUSE_RULES[index]?.title.toLowerCase() ?? ''}`;
}
