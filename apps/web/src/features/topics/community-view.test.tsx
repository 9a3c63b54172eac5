import type { Live } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommunityView } from './community-view.tsx';

const topic = (id: string, motion: string, category = 'Politics') => aTopic({ id, motion, category });
const ready = (value: Topic[]): Live<Topic[]> => ({ status: 'ready', value, stale: false });

describe('the community’s topics', () => {
  it('lead to the form with the motion in it', () => {
    render(<CommunityView topics={ready([topic('t1', 'This house would elect judges')])} />);
    expect(screen.getByRole('link', { name: 'Debate this: This house would elect judges' })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+elect+judges',
    );
  });

  it('are searched as one types, and say when nothing is left', async () => {
    render(<CommunityView topics={ready([topic('t1', 'Elect judges'), topic('t2', 'Ban cars')])} />);
    expect(screen.getByText('2 topics')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search motions' }), 'cars');
    expect(screen.getByText('1 topic')).toBeVisible();
    expect(screen.queryByText('Elect judges')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), ' and planes');
    expect(screen.getByText('No motion has all of these words')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('2 topics')).toBeVisible();
  });

  it('keep to a category, and let go of it again', async () => {
    render(
      <CommunityView topics={ready([topic('t1', 'Elect judges'), topic('t2', 'Ban cars', 'Cities')])} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cities' }));
    expect(screen.queryByText('Elect judges')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cities', pressed: true }));
    expect(screen.getByText('Elect judges')).toBeVisible();
  });

  it('say what to do where there are none', () => {
    render(<CommunityView topics={ready([])} />);
    expect(screen.getByText('There are no topics here yet')).toBeVisible();
  });

  it('say when they could not be loaded, and try again', async () => {
    const retry = vi.fn<() => void>();
    render(<CommunityView topics={{ status: 'error', problem: 'failed', message: 'No luck.', retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
