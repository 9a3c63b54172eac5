/** The part of jsdom that the tests of pages and feeds use; the functions know no DOM. */
declare module 'jsdom' {
  export type Parent = {
    querySelector(selector: string): Element | null;
    querySelectorAll(selector: string): Iterable<Element> & { length: number };
  };
  export type Element = Parent & {
    readonly textContent: string | null;
    readonly localName: string;
    readonly children: Iterable<Element> & { length: number };
    readonly id: string;
    readonly lang: string;
    readonly type: string;
    readonly name: string;
    readonly checked: boolean;
    readonly ariaLabel: string | null;
    readonly htmlFor: string;
    readonly href: string;
    readonly target: string;
    readonly rel: string;
    getAttribute(name: string): string | null;
    getAttributeNames(): string[];
  };
  export type Page = Parent & {
    readonly documentElement: Element;
    readonly body: Element;
    getElementsByTagNameNS(namespace: string, name: string): Iterable<Element>;
  };
  export class JSDOM {
    constructor(html: string);
    readonly window: {
      readonly document: Page;
      readonly DOMParser: new () => { parseFromString(text: string, type: 'text/xml'): Page };
    };
  }
}
