import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Live } from '@rostrum/data';
import type { HouseAppeal, HouseDecision } from '@rostrum/domain';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DecisionView, type DecisionViewProps } from './decision-view.tsx';

const NOW_MS = 1_763_640_000_000;
const DAY_MS = 86_400_000;
const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });

const DECISION: HouseDecision = {
  id: 'd1',
  caseId: 'message-room-1-m1',
  by: 'house',
  subject: { kind: 'message', roomId: 'room-1', messageId: 'm1' },
  motion: 'This house would ban ties',
  quoted: 'Ties for everybody.',
  about: 'ben',
  aboutName: 'Ben Okafor',
  concerns: ['ben'],
  acts: [{ act: 'hideMessage' }, { act: 'suspend', days: 7 }],
  ground: 'spam',
  statement: {
    restrictions: ['messageHidden', 'suspended'],
    where:
      'In the debate, its record and everything made from it: no one but you and the house can read the words.',
    fromMs: NOW_MS,
    untilMs: NOW_MS + 7 * DAY_MS,
    facts: 'The words, and one report of them.',
    foundBy: 'notice',
    automatedDetection: false,
    automatedDecision: false,
    ground: 'houseRules',
    rule: 'No advertising and no spam',
    explanation: 'It sells ties.',
    appeal: 'You can appeal within six months: another member of the house decides.',
    appealUntilMs: NOW_MS + 183 * DAY_MS,
  },
  explanation: 'It sells ties.',
  isUnfounded: false,
  atMs: NOW_MS,
  appealUntilMs: NOW_MS + 183 * DAY_MS,
  overturnedAtMs: null,
};
const APPEAL: HouseAppeal = {
  id: 'd1~ben',
  decisionId: 'd1',
  caseId: DECISION.caseId,
  by: 'ben',
  role: 'concerned',
  reason: 'It was a joke.',
  subject: DECISION.subject,
  motion: DECISION.motion,
  quoted: DECISION.quoted,
  about: 'ben',
  aboutName: 'Ben Okafor',
  acts: DECISION.acts,
  ground: 'spam',
  explanation: 'It sells ties.',
  decisionAtMs: NOW_MS,
  atMs: NOW_MS,
  verdict: null,
  answer: '',
  decidedAtMs: null,
};

function show(changes: Partial<DecisionViewProps> = {}) {
  const onAppeal = vi.fn<DecisionViewProps['onAppeal']>().mockResolvedValue(true);
  renderPage(
    <DecisionView
      uid="ben"
      decision={ready(DECISION)}
      appeal={ready(null)}
      nowMs={NOW_MS}
      busy={false}
      onAppeal={onAppeal}
      {...changes}
    />,
  );
  return onAppeal;
}
const box = () => screen.queryByRole('textbox', { name: 'Why should it be looked at again?' });

describe('a decision', () => {
  test('is a whole statement of reasons for the person concerned', () => {
    show();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Message hidden · Account suspended for 7 days' }),
    ).toBeVisible();
    expect(screen.getByText('Ties for everybody.')).toBeVisible();
    const points = [
      ['What', /The words are hidden\. The account is suspended\./],
      ['Where', /no one but you and the house can read the words\./],
      ['Since', /\d/],
      ['Until', /for the suspension; the rest until the decision is reversed/],
      ['Facts', /one report/],
      ['Rule', /No advertising and no spam\. A house rule, not a law/],
      ['Reason', /It sells ties/],
      ['Decided by', /A person, after a report/],
      ['Appeal', /another member of the house decides\..* The last day is /],
    ] as const;
    for (const [term, detail] of points)
      expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(detail);
  });

  test('marks its facts as English, as they are stored, and the rule is in the language of the page', () => {
    show();
    expect(screen.getByText('The words, and one report of them.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/A house rule/).closest('[lang]')).toBeNull();
  });

  test('that published a topic has a reason and leads to it, and there is nothing to appeal', () => {
    const subject = { kind: 'waitingTopic', topicId: 't1' } as const;
    const published = { subject, motion: '', acts: [{ act: 'publishTopic' as const }], ground: null };
    show({
      decision: ready({ ...DECISION, ...published, statement: null, explanation: 'It attacks nobody.' }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Topic published' })).toBeVisible();
    expect(screen.getByText('It attacks nobody.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the topic' })).toHaveAttribute('href', '/app/topics/t1');
    expect(box()).toBeNull();
  });

  test('is appealed only with a reason', async () => {
    const onAppeal = show();
    await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(screen.getByText('Say why it should be looked at again.')).toBeVisible();
    expect(onAppeal).not.toHaveBeenCalled();
    await userEvent.type(box() ?? document.body, 'It was a joke.');
    await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(onAppeal).toHaveBeenCalledWith('It was a joke.', expect.any(Function));
    expect(box()).toHaveValue('');
  });

  test('keeps the reason of an appeal that failed, until it has arrived at another try', async () => {
    const onAppeal = show();
    onAppeal.mockResolvedValueOnce(false);
    await userEvent.type(box() ?? document.body, 'It was a joke.');
    await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(box()).toHaveValue('It was a joke.');
    const [[, again] = []] = onAppeal.mock.calls;
    act(() => again?.());
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(onAppeal).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['waits', { verdict: null, answer: '' }, /Waiting for a moderator who had no part/],
    ['was turned down', { verdict: 'upheld', answer: 'It was no joke.' }, /the decision stands/],
    ['was heard', { verdict: 'overturned', answer: 'It was a joke.' }, /reversed the decision/],
  ] as const)('says that the appeal %s, and takes no second one', (_, changes, words) => {
    show({ appeal: ready({ ...APPEAL, ...changes }) });
    expect(screen.getByText(words)).toBeVisible();
    expect(document.body.textContent).toContain(changes.answer);
    expect(box()).toBeNull();
  });

  test('cannot be appealed a millisecond after its six months, or once it was reversed', () => {
    show({ nowMs: DECISION.appealUntilMs + 1 });
    expect(screen.getByText(/It could be appealed until/)).toBeVisible();
    expect(box()).toBeNull();
    show({ decision: ready({ ...DECISION, overturnedAtMs: NOW_MS }) });
    expect(screen.getByText(/there’s nothing to appeal/)).toBeVisible();
    expect(box()).toBeNull();
  });

  test('offers no appeal to a member of the house who is not concerned', () => {
    show({ uid: 'cleo' });
    expect(screen.getByText(/about a message of Ben Okafor’s/)).toBeVisible();
    expect(box()).toBeNull();
  });

  test.each([
    ['is nowhere', ready(null)],
    [
      'does not concern who asks',
      { status: 'error', problem: 'denied', message: 'denied', retry: () => {} } as const,
    ],
  ])('that %s is no page', (_, decision) => {
    show({ decision });
    expect(screen.getByRole('heading', { level: 1, name: 'There’s no decision here' })).toBeVisible();
  });

  test('that could not be loaded is tried again', async () => {
    const retry = vi.fn<() => void>();
    show({ decision: { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
