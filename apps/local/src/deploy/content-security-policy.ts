/** Firebase services that the browser calls. */
const FIREBASE_ADDRESSES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://*.cloudfunctions.net',
];

const PHOTO_ADDRESSES = ['https://img.clerk.com', 'https://firebasestorage.googleapis.com'];

/** Clerk asks for proof of humanity through this one. */
const CAPTCHA = 'https://challenges.cloudflare.com';

/**
 * The Content-Security-Policy of the hosted web client. Clerk's components need inline styles and a worker.
 * @param clerkHost of Clerk's Frontend API, such as `clerk.example.org`; a leading `*.` is allowed
 */
export function contentSecurityPolicy(clerkHost: string): string {
  const clerk = `https://${clerkHost}`;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", clerk, CAPTCHA],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...PHOTO_ADDRESSES],
    'font-src': ["'self'"],
    'connect-src': ["'self'", clerk, ...FIREBASE_ADDRESSES],
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
