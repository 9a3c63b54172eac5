import type * as data from '@rostrum/data';
import {
  feedbackCommandSchema,
  houseCommandSchema,
  peopleCommandSchema,
  roomCommandSchema,
  textsOf,
  topicCommandSchema,
} from '@rostrum/domain';
import { Toaster } from '@rostrum/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { HELD_FORMS, TOLD_ELSEWHERE } from '../../testing/held-words/forms.tsx';
import { aSession, renderPage } from '../../testing/render-page.tsx';

const server = vi.hoisted(() => ({ field: '', sent: [] as { type: string }[] }));
const MESSAGE = 'These words threaten somebody. Take the threat out.';
vi.mock('@rostrum/data', async (importOriginal) => {
  const send = async (command: { type: string }) => {
    server.sent.push(command);
    return { status: 'refused', refusal: 'words-held', message: MESSAGE, field: server.field };
  };
  return {
    ...(await importOriginal<typeof data>()),
    fetchUsernameOwner: async () => null,
    commands: { feedback: send, house: send, people: send, rooms: send, topics: send },
  };
});

const COMMANDS = {
  rooms: roomCommandSchema,
  people: peopleCommandSchema,
  topics: topicCommandSchema,
  feedback: feedbackCommandSchema,
  house: houseCommandSchema,
};

/** Every place of words that pass the gate, as in "topics edit topic.terms.*.meaning". */
function gatedPlaces(): string[] {
  return Object.entries(COMMANDS).flatMap(([area, schema]) =>
    schema.def.options.flatMap((option) => {
      const [type] =
        option instanceof z.core.$ZodObject ? (option._zod.def.shape['type']?._zod.values ?? []) : [];
      const gated = textsOf(option).filter(({ mark }) => mark && 'field' in mark);
      return gated.map(({ path }) => `${area} ${String(type)} ${path}`);
    }),
  );
}

const rows = Object.entries(HELD_FORMS).flatMap(([command, form]) =>
  Object.entries(form.boxes).map(([place, box]) => ({ command, place, box, ...form })),
);

beforeEach(() => {
  localStorage.clear();
  server.sent = [];
});

describe('words that the gate refuses', () => {
  test('have a form that shows it at their field, or a reason for having none', () => {
    const shown = new Set(rows.map(({ command, place }) => `${command} ${place}`));
    expect(gatedPlaces()).toContain('topics edit topic.terms.*.meaning');
    const missing = gatedPlaces().filter(
      (place) =>
        !shown.has(place) && !Object.keys(TOLD_ELSEWHERE).some((command) => place.startsWith(`${command} `)),
    );
    expect(missing).toEqual([]);
  });

  test.each(rows)('of $command are reported at the field of $place, and stay unchanged', async (row) => {
    const { page, first, choice, send, box } = row;
    server.field = row.place.replaceAll('*', '0');
    renderPage(
      <>
        {page}
        <Toaster />
      </>,
      { session: aSession() },
    );
    if (first) await userEvent.click(screen.getByRole('button', { name: first }));
    if (choice) await userEvent.click(screen.getAllByRole('radio', { name: choice })[0] ?? document.body);
    for (const name of new Set(Object.values(row.boxes))) {
      const field = find(name);
      if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
        fireEvent.change(field, { target: { value: `${field.value} more words` } });
    }
    const typed = valueOf(box);
    await userEvent.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(find(box)).toHaveAccessibleDescription(MESSAGE));
    expect(server.sent.map(({ type }) => type)).toEqual([row.command.split(' ')[1]]);
    expect(find(box)).toBeInvalid();
    await waitFor(() => expect(find(box)).toHaveFocus());
    expect(valueOf(box)).toBe(typed);
    expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
    if (typed === undefined) return;
    await userEvent.type(find(box), 's');
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });
});

function find(name: string | RegExp): HTMLElement {
  const [box] = [
    ...screen.queryAllByRole('textbox', { name }),
    ...screen.queryAllByRole('combobox', { name }),
  ];
  if (!box) throw new Error(`Nothing to fill in is called ${String(name)}`);
  return box;
}

/** A box's text; undefined if one chooses instead of writing. */
function valueOf(name: string | RegExp): string | undefined {
  const box = find(name);
  return box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement ? box.value : undefined;
}
