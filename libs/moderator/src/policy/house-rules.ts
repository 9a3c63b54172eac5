import * as m from '@rostrum/words/house-rules';

/** A rule of the house. Its words are in the language of their reader. */
type HouseRule<Id extends string> = { readonly id: Id; readonly title: string; readonly text: string };

function rule<const Id extends string>(id: Id, title: () => string, text: () => string): HouseRule<Id> {
  return {
    id,
    get title() {
      return title();
    },
    get text() {
      return text();
    },
  };
}

/** The rules that every debate runs under. A rule's number is its place here, from one. */
export const HOUSE_RULES = [
  rule('turn', m.turnTitle, m.turnText),
  rule('claim', m.claimTitle, m.claimText),
  rule('time', m.timeTitle, m.timeText),
  rule('honest', m.honestTitle, m.honestText),
  rule('private', m.privateTitle, m.privateText),
] as const;
export type HouseRuleId = (typeof HOUSE_RULES)[number]['id'];

/** A rule as the moderator names it: "Rule 2, speak about the claim". */
export function nameRule(id: HouseRuleId): string {
  const place = HOUSE_RULES.findIndex((one) => one.id === id) + 1;
  return m.nameRule({ rule: id, number: String(place) });
}
