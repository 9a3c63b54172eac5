/** The first line of a generated file. */
export const headOf = (area: string) =>
  `// Generated from messages/*/${area}.json by libs/words/src/compiler. Do not edit.\n`;
