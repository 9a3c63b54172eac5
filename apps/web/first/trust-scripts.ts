/** What a browser with Trusted Types asks before a string becomes a script's address or a part of the page. */
type Rules = {
  createScriptURL: (address: string) => string | null;
  createHTML: (html: string) => string | null;
};
export type Trusting = {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  location: { href: string; pathname: string };
};

/** Clerk's own pages, on which nothing is shown that people wrote: the bot check of somebody else may write there. */
const CLERKS = /^\/sign-(?:in|up)(?:\/|$)/;

/**
 * The page's one policy for Trusted Types, which everybody's code meets. Scripts and workers may come over https, from our own address or from a
 * blob of ours; the Content-Security-Policy says from which hosts. No string becomes markup, and none becomes a script.
 */
export function trustScripts({ trustedTypes, location }: Trusting): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isLoadable(address, location.href) ? address : null),
    createHTML: (html) => (CLERKS.test(location.pathname) ? html : null),
  });
}

function isLoadable(address: string, page: string): boolean {
  const url = URL.parse(address, page);
  return url !== null && (url.protocol === 'https:' || url.origin === new URL(page).origin);
}
