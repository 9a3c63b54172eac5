import { FAULTS_PATH, FUNCTIONS_REGION } from '@rostrum/domain';

/** The hosts of one deployment. */
export type OwnHosts = {
  /** Of Clerk's Frontend API, such as `clerk.example.org`. */
  clerkHost: string;
  projectId: string;
  storageBucket: string;
  /** Whether App Check is on, whose proof is reCAPTCHA Enterprise. */
  hasAppCheck: boolean;
};

/** Firebase services with the same host for every project: the request names the project. */
const SHARED_SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Photos of people who chose none here: Clerk has one host for all its customers. */
const PHOTOS_AT_CLERK = 'https://img.clerk.com';

/** Clerk's bot check uses this host. */
const CAPTCHA = 'https://challenges.cloudflare.com';

/** App Check exchanges the proof for its token here. The folder of reCAPTCHA is the smallest that its pages name. */
const APP_CHECK = {
  exchange: 'https://content-firebaseappcheck.googleapis.com',
  proof: 'https://www.google.com/recaptcha/',
  scripts: 'https://www.gstatic.com/recaptcha/',
  frames: 'https://recaptcha.google.com/recaptcha/',
};

/** Of an empty style element: Clerk adds such elements and fills them by script, which a policy allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Of the blinking caret in Clerk's field for a code: `tests/e2e/src/house-sign-in.spec.ts` meets it. */
const CARET_STYLE = "'sha256-KQDhUccuEkZUQDnfbVDeY+ev2LZ+73AQR7ro4JppAY8='";

/** The name of the endpoint in `Reporting-Endpoints`. */
const ENDPOINT = 'faults';

/** Abilities of browsers that no page of ours and no frame in it may use. */
const UNUSED_ABILITIES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The Content-Security-Policy of the hosted web client, in which no script and no style is inline: docs/decisions/0072-*.md. Without a
 * deployment's hosts it allows only the shared ones.
 */
export function contentSecurityPolicy(own: OwnHosts | null): string {
  const clerk = own ? [`https://${own.clerkHost}`] : [];
  const functions = own ? [`https://${FUNCTIONS_REGION}-${own.projectId}.cloudfunctions.net`] : [];
  // A path with a trailing slash allows everything below it: this host has everybody's files.
  const files = own ? [`https://firebasestorage.googleapis.com/v0/b/${own.storageBucket}/o/`] : [];
  const check = own?.hasAppCheck ? APP_CHECK : null;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...clerk, CAPTCHA, ...(check ? [check.proof, check.scripts] : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", EMPTY_STYLE, CARET_STYLE],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', PHOTOS_AT_CLERK, ...files],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...clerk,
      ...functions,
      ...SHARED_SERVICES,
      ...(check ? [check.exchange, check.proof] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [CAPTCHA, ...(check ? [check.proof, check.frames] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [FAULTS_PATH],
    'report-to': [ENDPOINT],
  };
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...lines, 'upgrade-insecure-requests'].join('; ');
}

/** What the hosting says about security with every page and file. */
export function securityHeaders(own: OwnHosts | null): Record<string, string> {
  const unused = UNUSED_ABILITIES.map((ability) => `${ability}=()`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(own),
    'Reporting-Endpoints': `${ENDPOINT}="${FAULTS_PATH}"`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...unused, 'microphone=(self)'].join(', '),
    // Signing in with another service opens a window that has to find its way back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
