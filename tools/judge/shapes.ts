// The shapes of the packed engine. They import nothing, so that they can be published as they are.

/** What a caller calls a message. It is given back as it is. */
export type Id = string | number;

/** An accepted message before the judged one. */
export type Turn = { speaker?: Id | null | undefined; side?: string | null | undefined; text: string };

/** A message to judge. `null` is the same as leaving a field out. */
export type MessageRequest = {
  op?: 'judge' | undefined;
  id: Id;
  text: string;
  /** Without it nothing is said of relevance and stance. */
  motion?: string | null | undefined;
  /** Oldest first. */
  context?: Turn[] | null | undefined;
  /** Which of these texts does the message answer? */
  candidates?: string[] | null | undefined;
  /** Which of these points does the message make? */
  keyPoints?: string[] | null | undefined;
};

/** Messages, of which `count` are chosen. */
export type SummaryRequest = {
  op: 'summary';
  id: Id;
  motion?: string | null | undefined;
  messages: { id: Id; side?: string | null | undefined; text: string }[];
  count: number;
};

/** A head's judgement. */
export type Head = {
  /** 0 … 1 */
  score: number;
  /** Whether the score passes the head's one threshold. For `relevance`: whether the message is off topic. */
  flag: boolean;
  /** Places in the text in UTF-16 units, the end not included: in order, and each once. */
  spans: [start: number, end: number][];
};

/** What the policy of a standard room does with a message. */
export type DecisionWord = 'allow' | 'note' | 'remind' | 'hold' | 'pause';

/** What the engine says of a message. */
export type MessageAnswer = {
  id: Id;
  /** `en`, another code, `other` or `unknown`. */
  language: string;
  toxicity: Head;
  personAttack: Head;
  identityAttack: Head;
  threat: Head;
  relevance: Head;
  claim: Head;
  evidence: Head;
  injection: Head;
  fallacy: Head & { label: string };
  /** −1, against the motion, … 1, for it. */
  stance: { label: 'for' | 'against' | 'unclear'; score: number };
  quality: { score: number };
  answers?: number[];
  keyPointMatch?: number[];
  /** The language of a text that the heads cannot read. No flag then does not mean that nothing is there. */
  notRead?: string;
  decision: DecisionWord;
  reasons: string[];
};

export type SummaryAnswer = { id: Id; chosen: Id[] };

/** The answer to a request with a mistake. */
export type Mistake = {
  id: Id | null;
  /** Counted from 1, where there are several. */
  line?: number;
  /** The wrong field, such as `context[2].text`; absent if the whole line is wrong. */
  field?: string;
  error: string;
};

/** An answer as HTTP sends it: the status, and the body before it becomes JSON. */
export type HttpAnswer = { status: number; body: object };

/** The versions of everything that an answer depends on. */
export type EngineVersion = {
  /** Of the package. */
  version: string;
  /** Of the trained figures: the start of the SHA-256 of all of them. */
  weights: string;
  /** Of the rules behind `decision`. */
  policy: number;
};
