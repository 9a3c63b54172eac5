import type * as Data from '@rostrum/data';
import type { Proposal } from '@rostrum/domain';
import { aTopic, anAnswer, anOffer } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnotherMotion, type AnotherMotionProps } from './another-motion.tsx';

const server = vi.hoisted(() => ({
  drawn: [] as Proposal[],
  withCase: new Set<string>(),
  near: [] as string[],
}));
vi.mock('@rostrum/data', async (original) => {
  const data = await original<typeof Data>();
  return {
    ...data,
    commands: { ...data.commands, topics: async () => ({ status: 'done', value: anAnswer(server.drawn) }) },
    fetchCase: async (motion: string) => {
      const hasCase = server.withCase.has(motion);
      return { hasCase, near: hasCase ? [] : server.near };
    },
    useTopics: () => ({ status: 'ready', value: TOPICS, stale: false }),
  };
});

const OURS = 'This house would close all zoos';
const A_MODELS = 'This house would paint zoos blue';
const TOPICS = [
  aTopic({ id: 'bare', motion: 'This house would feed pigeons', arguments: { for: [], against: [] } }),
  aTopic({
    id: 'argued',
    motion: 'This house would ban fireworks',
    arguments: { for: ['a', 'b'], against: ['c', 'd'] },
  }),
];

beforeEach(() => {
  server.drawn = [
    anOffer({ motion: OURS, from: 'bank' }),
    ...Array.from({ length: 4 }, (_, at) => anOffer({ motion: `${A_MODELS} ${at}`, from: 'model' })),
  ];
  server.withCase = new Set([OURS]);
  server.near = [OURS];
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
});

async function openForm(isPractice: boolean) {
  const onAsk = vi.fn<AnotherMotionProps['onAsk']>(async () => true);
  render(<AnotherMotion {...{ isPractice, onAsk }} confirm="Open the room" />);
  await userEvent.click(screen.getByRole('button', { name: 'Another motion' }));
  return onAsk;
}
const suggest = () => userEvent.click(screen.getByRole('button', { name: 'Suggest one' }));

describe('another motion after practice', () => {
  it('is drawn from those that the AI opponent has a case for', async () => {
    await openForm(true);
    await suggest();
    await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>('Motion').value).toBe(OURS);
    expect(
      await screen.findByText('The AI opponent has a case for both sides of this motion.'),
    ).toBeVisible();
  });

  it('is picked from topics with a case alone', async () => {
    await openForm(true);
    await userEvent.click(screen.getByRole('button', { name: 'Pick from Topics' }));
    expect(screen.queryByText('This house would feed pigeons')).toBeNull();
    expect(screen.getByText('This house would ban fireworks')).toBeVisible();
  });

  it('of one’s own leads to a near motion with a case, before the server refuses it', async () => {
    const onAsk = await openForm(true);
    await userEvent.type(screen.getByLabelText('Motion'), A_MODELS);
    await userEvent.click(await screen.findByRole('button', { name: `Practise this: ${OURS}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Open the room' }));
    expect(onAsk).toHaveBeenCalledWith({ motion: OURS }, expect.any(Function));
  });
});

describe('another motion with a person', () => {
  it('may be any', async () => {
    await openForm(false);
    await suggest();
    await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>('Motion').value).toBe(`${A_MODELS} 3`);
    expect(screen.queryByText(/The AI opponent/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pick from Topics' }));
    expect(screen.getByText('This house would feed pigeons')).toBeVisible();
  });
});
