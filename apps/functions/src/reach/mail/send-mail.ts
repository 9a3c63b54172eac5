import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { retryAfterMs } from '../push/retry-after.ts';
import type { MailService, MailSettings } from './mail-settings.ts';

/** A letter in plain text. `stopUrl` ends all e-mail by one POST. */
export type Letter = { id: string; to: string; subject: string; text: string; stopUrl: string };

/** `refused`: this address takes no letters, now or later. `later`: not before `waitMs`. */
export type Mailed =
  { as: 'sent' | 'busy' } | { as: 'later'; waitMs: number } | { as: 'refused'; why: string };

const TIMEOUT_MS = 15_000;

/** Sends one letter. The same `id` makes the same Message-ID, so that a mailbox can drop a second copy. Never throws. */
export async function sendMail(
  { service, from }: MailSettings,
  letter: Letter,
  nowMs: number,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Mailed> {
  const headers = headersOf(letter);
  const mail = { from, to: letter.to, subject: letter.subject, text: letter.text, headers };
  const messageId = `<${letter.id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'}>`;
  try {
    return await SENDERS[service.by](service, { ...mail, messageId }, nowMs, timeoutMs);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** RFC 8058: a mailbox ends the e-mail by one POST to the link, without opening a page. */
function headersOf({ stopUrl }: Letter): Record<string, string> {
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}

type Mail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
};
type Send = (service: MailService, mail: Mail, nowMs: number, timeoutMs: number) => Promise<Mailed>;

const SENT: Mailed = { as: 'sent' };
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

const SENDERS: Record<MailService['by'], Send> = { smtp: bySmtp, http: byHttp, folder: intoFolder };

async function bySmtp(service: MailService, mail: Mail, _: number, timeoutMs: number): Promise<Mailed> {
  if (service.by !== 'smtp') return { as: 'busy' };
  const { host, port, user, password, isPlain } = service;
  const transport = createTransport({
    ...CLOSED,
    host,
    port,
    secure: port === 465,
    requireTLS: !isPlain && port !== 465,
    ignoreTLS: isPlain,
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail(mail);
    return SENT;
  } finally {
    transport.close();
  }
}

/** A provider's interface that takes a letter as JSON, with a key. */
async function byHttp(service: MailService, mail: Mail, nowMs: number, timeoutMs: number): Promise<Mailed> {
  if (service.by !== 'http') return { as: 'busy' };
  const { messageId, headers, ...fields } = mail;
  const response = await fetch(service.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.key}`,
      'content-type': 'application/json',
      'idempotency-key': messageId,
    },
    body: JSON.stringify({ ...fields, headers: { ...headers, 'Message-ID': messageId } }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return SENT;
  if (status === 429)
    return { as: 'later', waitMs: retryAfterMs(response.headers.get('retry-after'), nowMs) };
  return status === 422 ? { as: 'refused', why: `status ${status}` } : { as: 'busy' };
}

async function intoFolder(service: MailService, mail: Mail): Promise<Mailed> {
  if (service.by !== 'folder') return { as: 'busy' };
  const transport = createTransport({ ...CLOSED, streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail(mail);
  const name = `${mail.messageId.replaceAll(/[^\w-]+/g, '-')}.eml`;
  await writeFile(join(service.folder, name), Buffer.isBuffer(message) ? message : '');
  return SENT;
}

const smtpErrorSchema = z.object({ responseCode: z.number(), command: z.optional(z.string()) });

/** Answers to a recipient that are about us: a wrong order of commands, and a sign-in that is missing or too weak. */
const OUR_FAULT: ReadonlySet<number> = new Set([500, 502, 503, 530, 534, 535, 538]);

/** Only a refused recipient is the address's fault; a refused sender or password is ours. */
function outcomeOfError(error: unknown): Mailed {
  const read = smtpErrorSchema.safeParse(error);
  if (!read.success) return { as: 'busy' };
  const { responseCode, command } = read.data;
  const isForGood = responseCode >= 500 && responseCode <= 599 && !OUR_FAULT.has(responseCode);
  return isForGood && command === 'RCPT TO' ? { as: 'refused', why: `code ${responseCode}` } : { as: 'busy' };
}
