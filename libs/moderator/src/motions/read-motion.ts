/** A motion taken apart: who speaks, what they would do or hold, and what about. */
export type ReadMotion = {
  text: string;
  /** Whether a house speaks: "This house", "THW". */
  isHouse: boolean;
  /** The verb of the house in small letters: "would", "believes"; empty in a bare clause. */
  stance: string;
  /** Whether the stance is denied: "would not", "does not believe". */
  isDenied: boolean;
  /** What follows the stance, and its place. */
  claim: string;
  claimStart: number;
};

const LABEL = /^\s*(?:motion|topic|debate|be it resolved|resolved)\b\s*[:,–-]?\s*(?:that\b\s*)?/iu;
/** "In post-conflict states, …", "Assuming that …, …" */
const CONTEXT =
  /^\s*(?:in|on|at|for|during|after|before|when|where|if|given|assuming|as|under|within|among|with|instead)\b[^.?!]*?,\s*(?=(?:th(?:is|e) house|TH\p{Lu}{0,3}|TH)\b)/u;
const CONTEXT_CAPITAL = new RegExp(
  CONTEXT.source.replace('(?:in|', '(?:In|in|').replace('|on|', '|On|on|'),
  'iu',
);
const HOUSE = /^\s*(?:(?:this|the)\s+house\b|(?<short>TBHT|TH(?:BT|[A-Z]{1,2})?)\b)/u;
const HOUSE_WORDS = /^\s*(?:this|the)\s+house\b/iu;
/** ", as a parent," and "(as India)": whose eyes to see with. */
const AS =
  /^\s*(?:,\s*[^,]*(?:,[^,]*?)?,|\([^)]*\)|as\s+(?:an?|the)\s+[^,]*?(?=\s+(?:would|will|should|believes?|prefers?|regrets?|supports?|opposes?)\b))/iu;
const STANCE =
  /^\s*(?:(?:still|also|strongly|firmly|deeply|therefore|\p{L}+ly)\s+)*(?:(?<denied>(?:does|do|did)(?:\s+(?:not|never)|n['’]t))\s+)?(?<verb>\p{L}+)(?<not>n['’]t\b|\s+(?:not|never)\b)?(?:\s+that\b)?/iu;
const SHORT: Readonly<Record<string, string>> = {
  THW: 'would',
  THBT: 'believes',
  TBHT: 'believes',
  THB: 'believes',
  THS: 'supports',
  THR: 'regrets',
  THO: 'opposes',
  THP: 'prefers',
  THC: 'celebrates',
  THF: 'fears',
  THH: 'hopes',
};
/** Stances whose object is an act of the house. */
const ACTS = /^(?:would|will|should|shall|must|ought|wants?|wishes|urges|calls|demands|to)$/u;

/** Takes a motion apart. Any text can be read; what is not there is empty. Pure. */
export function readMotion(text: string): ReadMotion {
  let at = LABEL.exec(text)?.[0].length ?? 0;
  const context = CONTEXT_CAPITAL.exec(text.slice(at))?.[0];
  at += context?.length ?? 0;
  const rest = text.slice(at);
  const house = HOUSE_WORDS.exec(rest) ?? HOUSE.exec(rest);
  if (!house) return bare(text, at);
  at += house[0].length;
  at += AS.exec(text.slice(at))?.[0].length ?? 0;
  const short = SHORT[house.groups?.short ?? ''];
  if (short !== undefined) {
    const not = /^\s+(?:not|never)\b/iu.exec(text.slice(at))?.[0];
    return read(text, at + (not?.length ?? 0), short, not !== undefined);
  }
  const stance = STANCE.exec(text.slice(at));
  if (!stance?.groups) return read(text, at, '', false);
  const { denied, verb = '', not } = stance.groups;
  return read(text, at + stance[0].length, verb.toLowerCase(), (denied ?? not) !== undefined);
}

/** Whether the house would do something, or a bare motion asks for an act. */
export function isAct({ stance }: ReadMotion): boolean {
  return ACTS.test(stance);
}

/** Whether the claim is what the motion holds to be so: "believes that …", or a bare clause. */
export function holdsClaim({ isHouse, stance, isDenied }: ReadMotion): boolean {
  return (
    !isDenied &&
    (!isHouse ||
      /^(?:believes?|thinks?|holds?|says?|knows?|affirms?|accepts?|agrees?|feels?|considers?|maintains?|notes?|observes?|declares?|insists?|finds?)$/u.test(
        stance,
      ))
  );
}

/** Whether the house speaks against what follows. */
export function isAgainst({ stance }: ReadMotion): boolean {
  return /^(?:opposes?|regrets?|rejects?|condemns?|fears?|laments?|mourns?|denounces?|deplores?|doubts?)$/u.test(
    stance,
  );
}

function bare(text: string, at: number): ReadMotion {
  const that = /^\s*that\b\s*/iu.exec(text.slice(at))?.[0].length ?? 0;
  const claimStart = at + that;
  return { text, isHouse: false, stance: '', isDenied: false, claim: text.slice(claimStart), claimStart };
}

function read(text: string, end: number, stance: string, isDenied: boolean): ReadMotion {
  const that = /^\s*(?:that\b)?\s*/iu.exec(text.slice(end))?.[0].length ?? 0;
  const claimStart = end + that;
  return { text, isHouse: true, stance, isDenied, claim: text.slice(claimStart), claimStart };
}
