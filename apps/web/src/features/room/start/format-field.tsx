import {
  type Format,
  formatFor,
  formatName,
  formatSource,
  formatSummary,
  isByCorrespondence,
  type LetterHours,
  type Pace,
} from '@rostrum/domain';
import { asNode, Field, FormatSteps, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { durationWords, extrasOf, seatWords } from './format-words.ts';

export type FormatFieldProps = {
  /** The chosen format, with the lengths and at the pace that the form has by now. */
  format: Format;
  pace: Pace;
  stepHours: LetterHours;
  /** Those that can be chosen. */
  formats: readonly Format[];
  onChange: (format: Format) => void;
};

/** One of the formats, and its consequences: seats, time, order, source. */
export function FormatField({ format, pace, stepHours, formats, onChange }: FormatFieldProps) {
  const options = formats.map((preset) => ({
    value: preset.id,
    label: formatName(preset),
    aside: m.formatAside({
      seats: seatWords(preset),
      duration: durationWords(formatFor(preset, { pace, stepHours })),
    }),
  }));
  return (
    <div className="stack-2">
      <Field label={m.format()} hint={formatSummary(format)}>
        <Select
          options={options}
          value={format.id}
          onChange={(id) => {
            const preset = formats.find((one) => one.id === id);
            if (preset) onChange(preset);
          }}
        />
      </Field>
      <FormatSteps format={format} bySide />
      <p className="hint">
        {asNode(
          m.formatFacts({
            lengths: format.custom && !isByCorrespondence(format) ? 'custom' : 'usual',
            seats: seatWords(format),
            duration: durationWords(format),
            b: (inside) => <b className="num">{asNode(inside)}</b>,
          }),
        )}{' '}
        {extrasOf(format).join(' ')}
      </p>
      <p className="hint">{m.source({ source: formatSource(format) })}</p>
    </div>
  );
}
