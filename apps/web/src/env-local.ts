import type { Kind } from './env-kind.ts';

/** The addresses of the local stack. */
export interface LocalEnv {
  clerkProxyUrl: string;
  clerkJsUrl: string;
  /** Web addresses of the emulators. */
  emulators: Record<(typeof EMULATORS)[number], string>;
}

const EMULATORS = ['auth', 'firestore', 'functions', 'storage'] as const;

const PATH_OR_WEB: Kind = { pattern: /^(\/|https?:\/\/)\S+$/, needs: 'pathOrAddress' };
const ADDRESSES: Kind = {
  pattern: { test: (text) => parseAddresses(text) !== null },
  needs: 'emulators',
};
const NOWHERE = { auth: '', firestore: '', functions: '', storage: '' };

/** The variables that only a local build reads. */
export function readLocalEnv(read: (variable: string, kind: Kind) => string): LocalEnv {
  return {
    clerkProxyUrl: read('VITE_LOCAL_CLERK_PROXY_URL', PATH_OR_WEB),
    clerkJsUrl: read('VITE_LOCAL_CLERK_JS_URL', PATH_OR_WEB),
    emulators: parseAddresses(read('VITE_LOCAL_EMULATORS', ADDRESSES)) ?? NOWHERE,
  };
}

function parseAddresses(text: string): LocalEnv['emulators'] | null {
  const found = parseObject(text);
  const addresses = { ...NOWHERE };
  for (const emulator of EMULATORS) {
    const address = webAddress(found.get(emulator));
    if (address === null) return null;
    addresses[emulator] = address;
  }
  return addresses;
}

/** `127.0.0.1:8080` is meant as `http://127.0.0.1:8080`. */
function webAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const whole = address.includes('://') ? address : `http://${address}`;
  return URL.canParse(whole) ? whole : null;
}

function parseObject(text: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(Object.entries(value ?? {}));
  } catch {
    return new Map();
  }
}
