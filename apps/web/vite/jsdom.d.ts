/** What the test of the first script uses of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { runScripts: 'outside-only'; url: string });
    window: Window & typeof globalThis;
  }
}
