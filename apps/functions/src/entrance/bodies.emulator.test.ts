import { FUNCTIONS_REGION } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, setting, type TestPerson } from '../testing/emulator.ts';

const CALLABLES = [
  'rooms',
  'people',
  'topics',
  'feedback',
  'account',
  'pictures',
  'house',
  'houseDesk',
  'invitationCard',
  'operations',
  'exchangeToken',
];
const KEYS = 200_000;

/** Bodies that no page sends, as raw bytes. */
const BODIES: Record<string, () => string> = {
  '100,000 nested brackets': () => `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  '100,000 nested objects': () => `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  'more keys than anybody has fields': () =>
    `{"data":{${Array.from({ length: KEYS }, (_, at) => `"k${at}":1`).join(',')}}}`,
  'a text of ten million characters': () => JSON.stringify({ data: { token: 'x'.repeat(10_000_000) } }),
  'a prototype': () => '{"data":{"commandId":"c1234567","command":{"__proto__":{"type":"enter"}}}}',
  'another encoding': () => '{"data":{"@type":"type.googleapis.com/nonsense","value":"1"}}',
};

let ada: TestPerson;
beforeAll(async () => {
  ada = await aPerson('Ada Vale');
});

const send = (name: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${setting('FUNCTIONS_EMULATOR_ORIGIN')}/${setting('GCLOUD_PROJECT')}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.idToken}`, ...headers },
    body,
  });

describe.each(CALLABLES)('the callable %s refuses with a sentence', { timeout: 60_000 }, (name) => {
  test.each(Object.entries(BODIES))('%s', async (_, body) => {
    const response = await send(name, body());
    const { error } = (await response.json()) as { error: { status: string; message: string } };
    expect(error.status).toBe('INVALID_ARGUMENT');
    expect(error.message).toMatch(/^(That|Those|One)\b.+\. (Send|Shorten)/);
  });
});

/** Not calls at all: none of these reaches our functions or counts as our fault. */
const NO_CALLS: Record<string, { body: string; contentType?: string }> = {
  nothing: { body: '' },
  'broken JSON': { body: '{"data":{"commandId":"c1234567",' },
  'a number that JSON does not have': { body: '{"data":{"commandId":NaN}}' },
  'no data': { body: '{}' },
  'more than data': { body: '{"data":{},"other":1}' },
  'a list': { body: '[1,2]' },
  null: { body: 'null' },
  'words in place of JSON': { body: 'Hello' },
  'a form': { body: 'data=1', contentType: 'application/x-www-form-urlencoded' },
  'plain text': { body: '{"data":{}}', contentType: 'text/plain' },
  'a picture': { body: 'RIFF', contentType: 'image/webp' },
};

/** Empty calls: they are parsed and refused for their content. */
const NONSENSE: Record<string, string> = {
  'null as data': '{"data":null}',
  'a word as data': '{"data":"enter"}',
  'a number without end as data': '{"data":1e999}',
  'a list as data': '{"data":[[],{}]}',
  'a command that is a list': '{"data":{"commandId":"c1234567","command":[]}}',
  'an id without end': '{"data":{"commandId":-1e999,"command":{"type":"enter","roomId":1e999}}}',
  'an id that is half a character': '{"data":{"commandId":"\\ud800","command":{"type":"enter"}}}',
  'one name twice, the last of them wrong':
    '{"data":{"commandId":"c1234567","commandId":7,"command":{"type":"enter","type":"nothing"}}}',
};

describe.each(CALLABLES)('the callable %s', { timeout: 60_000 }, (name) => {
  test.each(Object.entries(NO_CALLS))('does not take for a call %s', async (_, { body, contentType }) => {
    const response = await send(name, body, contentType ? { 'content-type': contentType } : {});
    expect([400, 415]).toContain(response.status);
    expect(await response.text()).not.toContain('INTERNAL');
  });

  test.each(Object.entries(NONSENSE))('refuses with a sentence %s', async (_, body) => {
    const response = await send(name, body);
    const { error } = (await response.json()) as { error: { status: string; message: string } };
    // A person without access learns that nothing is there, not which input would be valid.
    expect(error.status).toBe(name === 'operations' ? 'NOT_FOUND' : 'INVALID_ARGUMENT');
    expect(error.message).toMatch(/\w/);
  });
});

test.each([
  ['rooms', '"type":"create","lengths":{"preparation":1e999}', 'command.lengths.preparation'],
  ['rooms', '"type":"nextStep","roomId":"r1","stepSeq":-1e999', 'command.stepSeq'],
  ['house', '"type":"decide","caseId":"room-r1","round":1e999', 'command.round'],
  [
    'feedback',
    '"type":"rate","roomId":"r1","about":"ben","marks":{"clarity":1e999}',
    'command.marks.clarity',
  ],
  ['people', '"type":"find","after":{"key":1e999,"id":"ada"}', 'command.after.key'],
])('numbers without end are refused by %s in {%s}', async (name, command, field) => {
  const response = await send(name, `{"data":{"commandId":"c1234567","command":{${command}}}}`);
  const { error } = (await response.json()) as { error: { status: string; message: string } };
  expect(error.status).toBe('INVALID_ARGUMENT');
  expect(error.message).toContain(`${field}: `);
});

test('the last occurrence of a repeated name counts, for the gate too', async () => {
  const fields = '"formatId":"quick-clash","side":"for","visibility":"public","strictness":"standard"';
  const motions = '"motion":"This house would plant trees","motion":"I will find you and kill you."';
  const command = `{"type":"create",${fields},${motions}}`;
  const response = await send('rooms', `{"data":{"commandId":"c7654321","command":${command}}}`);
  expect(await response.json()).toMatchObject({
    result: { ok: false, refusal: 'words-held', field: 'motion' },
  });
});

test('the webhook refuses a body that is too large before it checks the signature', async () => {
  const response = await send('clerkWebhook', JSON.stringify({ data: 'x'.repeat(1_000_000) }));
  expect([response.status, await response.text()]).toEqual([413, 'Refused: too large.']);
});

test('valid calls still work afterwards', async () => {
  expect((await ada.ask({ type: 'joinByCode', code: 'ZZZZZZ' })).result?.refusal).toBe('code-unknown');
});
