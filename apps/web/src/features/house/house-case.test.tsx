import type { Case } from '@rostrum/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CASE, data, FILED, NOW_MS, PAST, ready, resetHouse } from './testing/house-data.ts';
import { explain, item, press, show } from './testing/show-house.tsx';

vi.mock('@rostrum/data', async () => (await import('./testing/house-data.ts')).houseData);
beforeEach(resetHouse);

describe('a case', () => {
  test('shows the words, their place, and how many reported them and why', () => {
    show();
    expect(item().getByText('I know where you live.')).toBeVisible();
    expect(item().getByText('Severe')).toBeVisible();
    expect(item().getByText('Called by the host')).toBeVisible();
    expect(item().getByText(/Threatens someone \(2 people\) · Insults or harasses people/)).toBeVisible();
    expect(item().getByText('reported by 2 people and 1 visitor')).toBeVisible();
    expect(item().getByRole('link', { name: 'See it in context' })).toHaveAttribute(
      'href',
      '/app/room/room-1',
    );
    expect(item().queryByText('He threatens me.')).not.toBeInTheDocument();
  });

  test('expanded shows each report and earlier decisions about the person', async () => {
    data.history = ready([PAST, { ...PAST, id: 'd-1', by: 'host', overturnedAtMs: NOW_MS }]);
    show();
    await press('Review and decide');
    expect(item().getByText('He threatens me.')).toBeVisible();
    expect(item().getByRole('link', { name: 'Emil Sørensen' })).toBeVisible();
    const history = within(item().getByRole('region', { name: 'Earlier decisions about Ben Okafor' }));
    expect(history.getAllByText('Warned')).toHaveLength(2);
    expect(history.getByText('by a host')).toBeVisible();
    expect(history.getByText('reversed')).toBeVisible();
  });

  test('is decided with acts, a rule and a reason, which are previewed as the person will read them', async () => {
    show();
    await press('Review and decide');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Hide the words/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Suspend the account/ }));
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
    await explain('You threaten somebody.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('As Ben Okafor will read it')).toBeVisible();
    expect(preview.getByText('Message hidden · Account suspended for 30 days.')).toBeVisible();
    expect(preview.getByText('No one is threatened here. A house rule, not a law.')).toBeVisible();
    expect(preview.getByText('You threaten somebody.')).toBeVisible();
    await press('Decide');
    expect(data.sent).toEqual([
      {
        type: 'decide',
        caseId: CASE.id,
        round: 1,
        acts: [{ act: 'hideMessage' }, { act: 'suspend', days: 30 }],
        ground: 'threat',
        explanation: 'You threaten somebody.',
        isUnfounded: false,
      },
    ]);
  });

  test('is decided with no action without a choice, and may be manifestly unfounded', async () => {
    show();
    await press('Review and decide');
    await userEvent.click(screen.getByRole('checkbox', { name: /^The reports were plainly unfounded/ }));
    await press('Decide: no action');
    expect(screen.getByText('Explain the decision.')).toBeVisible();
    expect(data.sent).toEqual([]);
    await explain('It quotes a song.');
    await press('Decide: no action');
    expect(data.sent).toEqual([expect.objectContaining({ acts: [], ground: null, isUnfounded: true })]);
  });

  test('shows the proposal for repeat offenders with its basis', async () => {
    data.history = ready([PAST]);
    show();
    await press('Review and decide');
    expect(screen.getByText(/The house found 1 other breach by Ben Okafor/)).toBeVisible();
    expect(screen.getByText('Account suspended for 30 days')).toBeVisible();
    await press('Use the suggestion');
    expect(screen.getByRole('checkbox', { name: /^Suspend the account/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
  });

  test('closes a debate for everybody but the house only on request', async () => {
    show();
    await press('Review and decide');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Close the debate/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Only the house/ }));
    await explain('All of it.');
    await press('Decide');
    expect(data.sent).toEqual([expect.objectContaining({ acts: [{ act: 'closeRoom', isHidden: true }] })]);
  });

  test.each([
    ['is about', { about: 'cleo' }, [FILED], 'This is about you'],
    ['was reported by', {}, [{ ...FILED, by: 'cleo' }], 'You reported this'],
    ['was decided before by', { barred: ['cleo'] }, [FILED], 'You decided this before'],
  ])('that %s the viewer is decided by another', async (_, changes, filed, words) => {
    data.cases = ready([{ ...CASE, ...changes }]);
    data.filed = ready(filed);
    show();
    await press('Review and decide');
    expect(screen.getByText(new RegExp(`^${words}: another moderator decides`))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument();
  });

  test('whose author is gone offers nothing against a person', async () => {
    data.cases = ready([{ ...CASE, about: '', aboutName: '' }]);
    show();
    await press('Review and decide');
    expect(screen.getByRole('checkbox', { name: /^Hide the words/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Warn/ })).not.toBeInTheDocument();
  });
});

describe('the case of a topic that waits', () => {
  const WAITING: Case = {
    ...CASE,
    id: 'waitingTopic-t1',
    subject: { kind: 'waitingTopic', topicId: 't1' },
    snapshot: {
      text: 'This house would move people\nCities',
      motion: '',
      place: '/app/topics/t1',
      atMs: NOW_MS,
    },
    rank: 0,
    isUrgent: false,
    reasons: {},
    people: 0,
    visitors: 0,
    newest: [],
  };
  const waiting = () => within(screen.getByRole('listitem', { name: 'Waiting topic' }));
  const review = async (changes: Partial<Case> = {}) => {
    data.cases = ready([{ ...WAITING, ...changes }]);
    data.filed = ready([]);
    show();
    await press('Review and decide');
  };
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  test('shows the words and why the moderator asks, and no reports', async () => {
    await review();
    expect(waiting().getByText(/This house would move people/)).toBeVisible();
    expect(waiting().getByText(/I can’t tell whether this attacks people/)).toBeVisible();
    expect(waiting().getByRole('link', { name: 'See it in context' })).toHaveAttribute(
      'href',
      '/app/topics/t1',
    );
    expect(waiting().queryByRole('region', { name: 'Reports' })).toBeNull();
    expect(waiting().getByRole('region', { name: 'Earlier decisions about Ben Okafor' })).toBeVisible();
  });

  test('is published with a reason, and nothing is offered against its author', async () => {
    await review();
    await press('Decide');
    expect(screen.getByText('Choose whether to publish it.')).toBeVisible();
    expect(screen.getByText('Explain the decision.')).toBeVisible();
    await choose('Publish it');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Rule that was broken' })).toBeNull();
    await explain('It attacks nobody.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Topic published.')).toBeVisible();
    expect(preview.queryByText('Appeal')).toBeNull();
    await press('Decide');
    expect(data.sent).toEqual([
      {
        type: 'decide',
        caseId: WAITING.id,
        round: 1,
        acts: [{ act: 'publishTopic' }],
        ground: null,
        explanation: 'It attacks nobody.',
        isUnfounded: false,
      },
    ]);
  });

  test('is refused on a rule, and may cost its author more', async () => {
    await review();
    await choose('Don’t publish it');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Warn/ }));
    await explain('It runs people down.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Topic not published · Warned.')).toBeVisible();
    expect(preview.getByText('Appeal')).toBeVisible();
    await press('Decide');
    expect(data.sent).toEqual([
      expect.objectContaining({ acts: [{ act: 'refuseTopic' }, { act: 'warn' }], ground: 'hate' }),
    ]);
  });

  test('forgets what was chosen against its author if it is published after all', async () => {
    await review();
    await choose('Don’t publish it');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Warn/ }));
    await choose('Publish it');
    await explain('It attacks nobody.');
    await press('Decide');
    expect(data.sent).toEqual([expect.objectContaining({ acts: [{ act: 'publishTopic' }], ground: null })]);
  });

  test('that is one’s own is decided by another, and changed words are marked', async () => {
    await review({ about: 'cleo', round: 2 });
    expect(waiting().getByText('Changed by its author')).toBeVisible();
    expect(screen.getByText(/^This is about you/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Publish it' })).toBeNull();
  });
});
