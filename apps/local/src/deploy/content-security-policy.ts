import { FUNCTIONS_REGION } from '@rostrum/domain';

/** The hosts of one deployment. */
export type OwnHosts = {
  /** Of Clerk's Frontend API, such as `clerk.example.org`. */
  clerkHost: string;
  projectId: string;
  storageBucket: string;
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

/**
 * The Content-Security-Policy of the hosted web client. Clerk's components need inline styles and a worker. Without
 * a deployment's hosts it allows only the shared ones.
 */
export function contentSecurityPolicy(own: OwnHosts | null): string {
  const clerk = own ? [`https://${own.clerkHost}`] : [];
  const functions = own ? [`https://${FUNCTIONS_REGION}-${own.projectId}.cloudfunctions.net`] : [];
  // A path with a trailing slash allows everything below it: this host has everybody's files.
  const files = own ? [`https://firebasestorage.googleapis.com/v0/b/${own.storageBucket}/o/`] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...clerk, CAPTCHA],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', PHOTOS_AT_CLERK, ...files],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...clerk, ...functions, ...SHARED_SERVICES],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [CAPTCHA],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...lines, 'upgrade-insecure-requests'].join('; ');
}
