/** Phrases of a person who talks about orders to machines instead of giving them. */
const ABOUT =
  /\b(?:prompt[- ]?injections?|injection attacks?|jailbreak\w*|attackers?|hackers?|adversar\w+|malicious|red[- ]team\w*|scammers?|trolls?|researchers?|security (?:experts?|people|engineers?)|phrases? (?:like|such as)|(?:messages?|texts?|prompts?|sentences?|words|strings?|e-?mails?|(?:web ?)?pages?|resumes?|cvs?|comments?|inputs?|instructions?|requests?|orders?|lines?|tricks?|commands?) (?:like|such as|saying|that (?:says?|reads?|tells?)|reading|containing|hidden)|for example|for instance|e\.g\.|(?:someone|somebody|people|users?|students?|anyone|you can|one|they|children|kids|candidates?|applicants?|employees|sellers|authors|spammers|participants?|debaters?) (?:could |can |might |may |will |would |simply |just |who |then |once |often )*(?:types?|typed|typing|writes?|wrote|writing|says?|said|enters?|entered|hides?|hid|put|puts|paste|pastes|pasted|asks?|asked|told|tells?|tell|embed\w*|insert\w*|add|adds|try|tries|tried|send|sends|sent)|(?:llms?|chat ?bots?|language models?|models?|ais?|ai (?:models?|systems?|tools?|moderators?|assistants?)|assistants?|machines?) (?:that|who|which|can|could|are|is|will|would|may|might|should|often|sometimes|still|simply|cannot|obeys?|obeyed|follows?|followed|to|were|was|get|gets)\b|vulnerab\w+|exploits?|classic|famous|so-called|debate (?:about|on|over)|motion (?:about|on))\b/i;
/** Another person's words, quoted. */
const QUOTED =
  /\b(?:said|says|told|tells|wrote|writes|asked|asks|shouted|replied|answered|argued|claimed|called)\b[^.!?\n]{0,40}["“'‘]\s*$/i;
const LOOK_BACK = 160;

/** The words of the same sentence before a place, including the introduction of an open quotation. */
export function leadOf(text: string, start: number): string {
  const from = Math.max(0, start - LOOK_BACK);
  const before = text.slice(from, start);
  const cut = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end)));
  return cut < 0 ? before : before.slice(cut + 1).trimStart();
}

/** Whether the text after `lead` is mentioned rather than addressed to the machine: "attackers write 'ignore …'". */
export function isMentioned(lead: string): boolean {
  return ABOUT.test(lead);
}

/** Whether `lead` opens the quotation of somebody's words: 'he said, "…'. */
export function isQuoted(lead: string): boolean {
  return QUOTED.test(lead);
}
