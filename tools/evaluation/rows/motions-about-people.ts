import { existsSync, readFileSync } from 'node:fs';
import { readBank } from '@rostrum/bank/source';
import { bundledEncoder } from '@rostrum/encoder';
import { gate } from '@rostrum/moderator/gate';
import { openMotionReader, type MotionReading } from '@rostrum/moderator/reader';
import * as z from 'zod/mini';
import { hasData } from '../../training/data.ts';
import { motionRows } from '../../training/motions/motion-row.ts';
import { freshRows, probeRows } from '../../training/motions/probe-row.ts';
import { remembering } from '../../training/reader/vectors.ts';
import { countedShare } from '../counted-share.ts';
import { DEBATED, debatedMotions } from '../debated-motions.ts';
import type { EvaluationRow, Figure } from '../figure.ts';

type Row = { id: string; motion: string; attacks: boolean };

/**
 * What becomes of motions about people: attacks that are published without a person, and fair ones that wait for one. With
 * `MOTIONS_ABOUT_PEOPLE=shut` it measures the shut set alone, which is opened once, at the end. `TOURNAMENT_MOTIONS` may name a file
 * with a motion on each line, all of which were debated.
 */
export const ROW: EvaluationRow = {
  name: 'motions-about-people',
  data: [],
  measure: async () => {
    if (isShutWanted()) return figuresOf('shut set', shutRows(), ({ id }) => id);
    return [
      ...(await figuresOf('the half of the probes that was looked at', probeRows('looked at'), told)),
      ...(await figuresOf('the other half of the probes', probeRows('check'), ({ id }) => id)),
      ...(await figuresOf('120 fresh ones, after the lists were extended', freshRows(), ({ id }) => id)),
      ...(await figuresOf('training', motionRows(), ({ attacks, id }) => (attacks ? id : ''))),
      ...(await heldOf('motions of the bank', bankMotions(), 0.3)),
      ...(hasData(...DEBATED)
        ? await heldOf('motions and claims of real debates', debatedMotions(), 0.1)
        : []),
      ...(await heldOf('motions of tournaments', tournamentMotions(), 0.08)),
    ];
  },
};

const OURS = {
  head: 'motions about people',
  trivial: '–',
  wordList: '–',
  reference: 'none; the aim is ours',
  note: 'the limits were lowered until no known attack was clear, at the price of fair motions; decision 67.',
};
const told = ({ id, motion }: Row) => `${id} | ${motion}`;

/** What the gate and the reader make of motions; what the gate refuses reads as an attack. */
async function readAll(motions: readonly string[]): Promise<MotionReading[]> {
  const { read } = openMotionReader(remembering(bundledEncoder()));
  const readings: MotionReading[] = [];
  for (const motion of motions) readings.push(gate(motion, 'motion').ok ? await read(motion) : 'attack');
  return readings;
}

async function figuresOf(where: string, rows: readonly Row[], name: (row: Row) => string): Promise<Figure[]> {
  const readings = await readAll(rows.map(({ motion }) => motion));
  const read = rows.map((row, at) => ({ row, reading: readings[at] }));
  const attacks = read.filter(({ row }) => row.attacks);
  const fair = read.filter(({ row }) => !row.attacks);
  for (const { row } of attacks.filter(({ reading }) => reading === 'clear'))
    tell('attacks and is clear', name(row));
  for (const { row } of fair.filter(({ reading }) => reading === 'attack'))
    tell('fair and refused', name(row));
  return [
    countedShare(
      OURS,
      `attacks that nobody looks at, ${where}`,
      attacks,
      ({ reading }) => reading === 'clear',
      {
        atMost: 0,
      },
    ),
    countedShare(OURS, `attacks refused at once, ${where}`, attacks, ({ reading }) => reading === 'attack', {
      atLeast: 0,
    }),
    countedShare(
      OURS,
      `fair ones that wait for a person, ${where}`,
      fair,
      ({ reading }) => reading === 'unsure',
      {
        atMost: 0.5,
      },
    ),
    countedShare(OURS, `fair ones refused, ${where}`, fair, ({ reading }) => reading === 'attack', {
      atMost: 0.01,
    }),
  ];
}

async function heldOf(what: string, motions: readonly string[], atMost: number): Promise<Figure[]> {
  if (motions.length === 0) return [];
  const readings = await readAll(motions);
  return [
    countedShare(OURS, `${what} that would wait for a person`, readings, (reading) => reading === 'unsure', {
      atMost,
    }),
    countedShare(OURS, `${what} that are refused`, readings, (reading) => reading === 'attack', {
      atMost: 0.01,
    }),
  ];
}

/** The server clears these unread, because a person of the house wrote them; here they are read. */
const bankMotions = () => readBank().map(({ motion }) => motion);

function tournamentMotions(): string[] {
  const path = process.env['TOURNAMENT_MOTIONS'] ?? '';
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** @throws RangeError on a word that is no set */
function isShutWanted(chosen = process.env['MOTIONS_ABOUT_PEOPLE'] ?? ''): boolean {
  if (chosen !== '' && chosen !== 'open' && chosen !== 'shut') {
    throw new RangeError(`MOTIONS_ABOUT_PEOPLE is “${chosen}”. Set it to open or shut.`);
  }
  return chosen === 'shut';
}

const shutRowSchema = z.object({ motion: z.string(), label: z.enum(['attack', 'fair']) });

function shutRows(): Row[] {
  const text = readFileSync(new URL('../shut/motions-about-people.jsonl', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const { motion, label } = z.parse(shutRowSchema, JSON.parse(line));
      return { id: `row ${at + 1}`, motion, attacks: label === 'attack' };
    });
}

function tell(what: string, row: string): void {
  if (row !== '') console.error(`${what}: ${row}`);
}
