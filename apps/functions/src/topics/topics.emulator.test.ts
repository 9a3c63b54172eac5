import { randomUUID } from 'node:crypto';
import { aTopic } from '@rostrum/domain/testing';
import { NO_COUNTS } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  emulatedDatabase,
  fourPeople,
  refusalOf,
  streamed,
  type TestPerson,
} from '../testing/emulator.ts';
import { askTopics, publication, publishedBy, readTopic } from '../testing/topics.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben] = await fourPeople();
});

describe('publishing', () => {
  test('stores the text under its author’s name', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    expect(await readTopic(topicId)).toMatchObject({
      ...topic,
      authorId: ada.uid,
      authorName: 'Ada Vale',
      status: 'published',
      counts: NO_COUNTS,
    });
  });

  test('is for a signed-in person', async () => {
    const command = { type: 'publish', topic: publication() };
    expect((await call('topics', { commandId: randomUUID(), command })).error?.status).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('acts once even if it is sent twice', async () => {
    const command = { type: 'publish' as const, topic: publication() };
    const commandId = randomUUID();
    const [first, second] = [
      await askTopics(ada, command, commandId),
      await askTopics(ada, command, commandId),
    ];
    expect(second.result?.value).toEqual(first.result?.value);
    expect(second.result?.value?.['outcome']).toBe('published');
  });

  test('answers the topic that has the words already, whatever their order, case and punctuation', async () => {
    const topicId = await publishedBy(ada, publication('This house would plant lime trees in parks.'));
    const again = publication('THIS HOUSE WOULD, in parks, plant lime trees');
    const twin = await askTopics(ben, { type: 'publish', topic: again, evenSo: true });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId, sameWords: true });
  });

  test('returns a topic that says nearly the same, and publishes anyway on request', async () => {
    const first = publication('This house would build wooden chess tables in parks');
    const topicId = await publishedBy(ada, first);
    const near = publication('This house would build all wooden chess tables in the park');
    const twin = await askTopics(ben, { type: 'publish', topic: near });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId, sameWords: false });
    const evenSo = await askTopics(ben, { type: 'publish', topic: near, evenSo: true });
    expect(evenSo.result?.value).toMatchObject({ outcome: 'published' });
  });

  test('finds the twin among many topics that share a word with it', async () => {
    const first = publication('This house would plant cherry orchards along canals');
    const topicId = await publishedBy(ada, first);
    const others = Array.from({ length: 70 }, (_empty, index) => {
      const { id: _, ...topic } = aTopic({
        motion: `This house would plant hobby${index} on holidays${index}`,
      });
      return emulatedDatabase().collection('topics').add(topic);
    });
    await Promise.all(others);
    const near = publication('This house would plant all cherry orchards along the canal');
    const twin = await askTopics(ben, { type: 'publish', topic: near });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId });
    await Promise.all((await Promise.all(others)).map((one) => one.delete()));
  });

  test('refuses a pasted text of a megabyte as a clear mistake, and one of a book chapter too', async () => {
    const [megabyte, chapter] = ['word '.repeat(200_000), 'word '.repeat(15_000)];
    const topics = [
      publication(megabyte),
      publication(chapter),
      publication(undefined, { background: chapter }),
    ];
    const asked = await Promise.all(topics.map((topic) => askTopics(ada, { type: 'publish', topic })));
    expect(asked.map(({ error }) => error?.status)).toEqual(topics.map(() => 'INVALID_ARGUMENT'));
    const [body, ...fields] = asked.map(({ error }) => error?.message);
    expect(body).toBe('That’s more than can be sent at once. Send less.');
    for (const message of fields) expect(message).toMatch(/far too long/);
  });

  test('stores one if two people publish the same words at once', async () => {
    const topic = publication();
    const answers = await Promise.all(
      [ada, ben].map((person) => askTopics(person, { type: 'publish', topic })),
    );
    const outcomes = answers.map(({ result }) => result?.value?.['outcome']);
    expect(new Set(outcomes)).toEqual(new Set(['published', 'twin']));
  });

  test('refuses words that attack people', async () => {
    const topic = publication('This house believes that you are a fucking idiot');
    expect(await refusalOf(askTopics(ada, { type: 'publish', topic }))).toBe('words-held');
  });

  test('names the invalid field', async () => {
    const topic = publication('Ban');
    const { error } = await askTopics(ada, { type: 'publish', topic });
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('a topic', () => {
  test('is edited by its author and by nobody else', async () => {
    const topicId = await publishedBy(ada);
    const topic = publication();
    expect(await refusalOf(askTopics(ben, { type: 'edit', topicId, topic }))).toBe('not-author');
    expect(await refusalOf(askTopics(ada, { type: 'edit', topicId, topic }))).toBe('accepted');
    expect((await readTopic(topicId)).motion).toBe(topic.motion);
  });

  test('does not take the words of another when it is edited', async () => {
    const taken = publication();
    await publishedBy(ben, taken);
    const topicId = await publishedBy(ada);
    expect(await refusalOf(askTopics(ada, { type: 'edit', topicId, topic: taken }))).toBe('motion-taken');
  });

  test('is withdrawn by its author, and its words are free again', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    expect(await refusalOf(askTopics(ben, { type: 'withdraw', topicId }))).toBe('not-author');
    expect(await refusalOf(askTopics(ada, { type: 'withdraw', topicId }))).toBe('accepted');
    expect(await refusalOf(askTopics(ada, { type: 'withdraw', topicId }))).toBe('accepted');
    expect(await refusalOf(askTopics(ben, { type: 'vote', topicId, vote: 'up' }))).toBe('topic-unknown');
    expect(await publishedBy(ben, topic)).not.toBe(topicId);
  });
});

describe('proposing', () => {
  test('offers motions for an interest, as a whole and as a stream, and says that there is no model', async () => {
    const command = { type: 'propose', about: 'tourist tax in Kyoto' } as const;
    const asked = await askTopics(ada, command);
    expect(asked.result?.value).toMatchObject({ model: 'none', whyNone: null });
    expect(JSON.stringify(asked.result?.value)).toContain(
      'This house would introduce a tourist tax in Kyoto',
    );
    const events = await streamed('topics', { commandId: randomUUID(), command }, ada.idToken);
    expect(events).toMatch(/^data: \{"message":\{"motion":"This house /m);
    expect(events).toMatch(/^data: \{"result":\{"ok":true,"value":\{"topics":\[/m);
  });

  test('offers a published topic on the same thing first', async () => {
    const topic = publication('This house would tax every snowmobile in Lapland twice');
    const topicId = await publishedBy(ben, topic);
    const asked = await askTopics(ada, { type: 'propose', about: 'a tax on snowmobiles in Lapland' });
    expect(asked.result?.value).toMatchObject({ topics: [{ from: 'community', topicId }] });
  });

  test('abstains with the reason, and with categories to look into', async () => {
    const gibberish = await askTopics(ada, { type: 'propose', about: 'blorf snargle wibbet' });
    expect(gibberish.result?.value).toMatchObject({ topics: [], whyNone: 'unreadable' });
    const far = await askTopics(ada, { type: 'propose', about: 'the colour of my curtains' });
    expect(far.result?.value).toMatchObject({ topics: [], whyNone: 'nothingNear' });
  });
});
