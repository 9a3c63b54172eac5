import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMailSink } from '../testing/mail-sink.ts';
import { letterIdOf, readLetterId } from './letter-id.ts';
import { readMailSettings, type MailService } from './mail-settings.ts';
import { sendMail } from './send-mail.ts';
import { isOwnLink, stopUrlFor } from './stop-link.ts';

const SIGNING = { choiceUrl: 'https://example.org/mailChoice', signingKey: 'a key of the test' };
const LETTER = {
  id: 'letter-1',
  to: 'ada@example.org',
  subject: 'It’s your turn: This house would write letters',
  text: 'It’s your turn.\n',
  stopUrl: stopUrlFor(SIGNING, 'ada'),
};
const send = (service: MailService, timeoutMs = 500) =>
  sendMail({ service, from: 'Rostrum <hello@example.org>', ...SIGNING }, LETTER, 0, timeoutMs);

describe('a letter by SMTP', () => {
  let sink: Awaited<ReturnType<typeof aMailSink>>;
  beforeAll(async () => {
    sink = await aMailSink();
  });
  beforeEach(() => {
    sink.letters.length = 0;
    Object.assign(sink.settings, { refuse: null, isSilent: false });
  });
  afterAll(() => sink.close());
  const bySmtp = () =>
    send({ by: 'smtp', host: '127.0.0.1', port: sink.port, user: '', password: '', isPlain: true });

  test('arrives with a link that a mailbox can post to', async () => {
    expect(await bySmtp()).toEqual({ as: 'sent' });
    const [letter] = sink.letters;
    expect(letter?.to).toBe('ada@example.org');
    const data = letter?.data.replaceAll('=\n', '').replaceAll('\n ', ' ') ?? '';
    expect(data).toContain(`List-Unsubscribe: <${LETTER.stopUrl}>`);
    expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toContain('Message-ID: <letter-1@example.org>');
  });

  test('has a Message-ID by which a late bounce finds its person', async () => {
    const id = { letter: 'a'.repeat(40), tag: 'b'.repeat(16), uid: `user_${'c'.repeat(40)}` };
    const service = {
      by: 'smtp',
      host: '127.0.0.1',
      port: sink.port,
      user: '',
      password: '',
      isPlain: true,
    } as const;
    const letter = { ...LETTER, id: letterIdOf(id) };
    await sendMail({ service, from: 'Rostrum <hello@example.org>', ...SIGNING }, letter, 0, 500);
    const [, messageId = ''] = /Message-ID:\s+(\S+)/.exec(sink.letters[0]?.data ?? '') ?? [];
    expect(readLetterId(messageId)).toEqual(id);
  });

  test.each([
    ['550 no such mailbox', { as: 'refused', why: 'code 550' }],
    ['556 domain takes no mail', { as: 'refused', why: 'code 556' }],
    ['521 host takes no mail', { as: 'refused', why: 'code 521' }],
    ['530 sign in first', { as: 'busy' }],
    ['452 mailbox full', { as: 'busy' }],
    ['451 greylisted', { as: 'busy' }],
  ])('that the server answers with %s', async (refuse, expected) => {
    sink.settings.refuse = refuse;
    expect(await bySmtp()).toEqual(expected);
    expect(sink.letters).toEqual([]);
  });

  test('does not wait for a server that says nothing', async () => {
    sink.settings.isSilent = true;
    expect(await bySmtp()).toEqual({ as: 'busy' });
  });
});

test.each([
  [200, {}, { as: 'sent' }],
  [422, {}, { as: 'refused', why: 'status 422' }],
  [429, { 'retry-after': '30' }, { as: 'later', waitMs: 30_000 }],
  [500, {}, { as: 'busy' }],
  [401, {}, { as: 'busy' }],
])('a letter over HTTP that is answered with %i', async (status, headers, expected) => {
  let asked = '';
  const server = createServer((request, response) => {
    asked = [request.headers.authorization, request.headers['idempotency-key']].join(' ');
    request.resume().on('end', () => response.writeHead(status, headers).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send({ by: 'http', url: `http://127.0.0.1:${port}/mail`, key: 'key' })).toEqual(expected);
  expect(asked).toBe('Bearer key <letter-1@example.org>');
  server.close();
});

test('without a mail service a letter is put into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-mail-'));
  expect(await send({ by: 'folder', folder })).toEqual({ as: 'sent' });
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name), 'utf8')).toContain('To: ada@example.org');
  rmSync(folder, { recursive: true });
});

describe('the link that ends e-mail', () => {
  test('is ours for its person only', () => {
    const key = new URL(stopUrlFor(SIGNING, 'ada')).searchParams.get('key') ?? '';
    expect(isOwnLink('ada', key, SIGNING.signingKey)).toBe(true);
    expect(isOwnLink('ben', key, SIGNING.signingKey)).toBe(false);
    expect(isOwnLink('ada', `${key}x`, SIGNING.signingKey)).toBe(false);
    expect(isOwnLink('ada', key, 'another key')).toBe(false);
  });
});

describe('the settings of e-mail', () => {
  const rest = {
    MAIL_FROM: 'hello@example.org',
    MAIL_CHOICE_URL: SIGNING.choiceUrl,
    REACH_SIGNING_KEY: 'key',
  };

  test('are off unless a service is named, and name what is wrong', () => {
    expect(readMailSettings({})).toBeNull();
    expect(() => readMailSettings({ ...rest, MAIL_SERVICE: 'pigeon' })).toThrow('smtp, http, folder');
    expect(() => readMailSettings({ ...rest, MAIL_SERVICE: 'smtp' })).toThrow('MAIL_HOST is missing');
    expect(() => readMailSettings({ MAIL_SERVICE: 'folder', MAIL_FOLDER: '/mail' })).toThrow('MAIL_FROM');
  });

  test('demand an encrypted connection unless an operator says otherwise', () => {
    const smtp = { ...rest, MAIL_SERVICE: 'smtp', MAIL_HOST: 'mail.example.org' };
    expect(readMailSettings(smtp)?.service).toMatchObject({ port: 587, isPlain: false });
  });
});
