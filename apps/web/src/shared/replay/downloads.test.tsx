import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { transcriptJsonSchema } from '@rostrum/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Downloads } from './downloads.tsx';

/** The saved downloads: each file with its name, its type and its text. */
const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.getAttribute('href') ?? '') ?? new Blob() });
  });
});
afterEach(() => void vi.restoreAllMocks());

async function press(name: string) {
  await userEvent.setup().click(screen.getByRole('button', { name }));
  const [file] = saved;
  return { name: file?.name, type: file?.blob.type, text: (await file?.blob.text()) ?? '' };
}

describe('a debate is taken along', () => {
  it('as Markdown', async () => {
    renderPage(<Downloads record={aRecord()} />);
    const file = await press('Download as Markdown');
    expect(file.name).toMatch(/^2026-11-20-this-house-.*\.md$/);
    expect(file.type).toBe('text/markdown;charset=utf-8');
    expect(file.text).toContain('Free buses bring people to work.');
  });

  it('as JSON that its schema reads', async () => {
    renderPage(<Downloads record={aRecord()} />);
    const file = await press('Download as JSON');
    expect(file.name).toMatch(/\.json$/);
    expect(transcriptJsonSchema.parse(JSON.parse(file.text)).floor).toHaveLength(3);
  });

  it('as CSV, marked as UTF-8 for spreadsheets', async () => {
    renderPage(<Downloads record={aRecord()} />);
    await press('Download as CSV');
    const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []);
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(saved[0]?.name).toMatch(/\.csv$/);
  });
});
