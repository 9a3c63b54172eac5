import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAllFindable } from './findable.ts';

/** Answers of a store in which these people are findable; `asked` lists the requested people. */
function aStore(...findable: string[]) {
  const asked: string[] = [];
  const fetch = async (uid: string) => {
    asked.push(uid);
    return findable.includes(uid);
  };
  return { asked, fetch };
}

test('a record is findable if everybody agrees, and not if one person does not', async () => {
  const { asked, fetch } = aStore('ada', 'ben');
  const { result, rerender } = renderHook(({ uids }) => useAllFindable(uids, fetch), {
    initialProps: { uids: ['ada', 'ben'] },
  });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  rerender({ uids: ['ada', 'ben', 'cleo'] });
  expect(result.current).toBe(false);
  await waitFor(() => expect(asked).toEqual(['ada', 'ben', 'ada', 'ben', 'cleo']));
  expect(result.current).toBe(false);
});

test('a record without people, or with unknown ones, is not findable', async () => {
  const fetch = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('unavailable')));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, rerender } = renderHook(({ uids }) => useAllFindable(uids, fetch), {
    initialProps: { uids: ['ada'] },
  });
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  rerender({ uids: [] });
  expect(result.current).toBe(false);
});
