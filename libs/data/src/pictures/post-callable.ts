import { language } from '@rostrum/words';
import { appCheckToken, callableAddress, firebaseAuth } from '../firebase-app.ts';

/** Options for a large command: progress, and cancellation. */
export type Posting = {
  /** The share of the body that has left, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Milliseconds without an answer after which the attempt fails. */
  timeout: number;
};

/**
 * Calls a callable like the SDK, in the page's language. The SDK can neither report upload progress nor cancel a call. @throws Error with a
 * `code` of the SDK's kind, such as `functions/unavailable`
 */
export async function postCallable(name: string, input: object, posting: Posting): Promise<unknown> {
  const [token, proof] = await Promise.all([firebaseAuth().currentUser?.getIdToken(), appCheckToken()]);
  if (posting.signal.aborted) throw withCode('cancelled');
  const body = JSON.stringify({ data: { ...input, language: language() } });
  const { status, text } = await post(callableAddress(name), body, { token, proof }, posting);
  const answer = read(text);
  if (status === 200 && answer.has('result')) return answer.get('result');
  throw withCode(codeIn(answer.get('error')));
}

/** The person's token, and that of App Check. */
type Tokens = { token: string | undefined; proof: string | undefined };

function post(url: string, body: string, { token, proof }: Tokens, posting: Posting) {
  const { onProgress, signal, timeout } = posting;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = timeout;
    request.setRequestHeader('Content-Type', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (proof) request.setRequestHeader('X-Firebase-AppCheck', proof);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.ontimeout = () => reject(withCode('unavailable'));
    request.onabort = () => reject(withCode('cancelled'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function read(text: string): Map<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return new Map(Object.entries(answer ?? {}));
  } catch {
    return new Map();
  }
}

/** `{status: 'INVALID_ARGUMENT'}` becomes `invalid-argument`; without a status nobody answered. */
function codeIn(error: unknown): string {
  const status = error !== null && typeof error === 'object' && 'status' in error ? error.status : null;
  return typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'unavailable';
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code: `functions/${code}` });
}
