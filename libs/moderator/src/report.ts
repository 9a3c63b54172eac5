// A debate's report, verdict and feedback. Reading a debate needs the engine; writing needs nothing.
export * from './report/export-csv.ts';
export * from './report/export-markdown.ts';
export * from './report/export-json.ts';
export { renderPeopleCsv } from './report/export-people.ts';
export { nextStepOf, partsOf, type PersonPart } from './report/people-parts.ts';
export type { ReportSource } from './report/report-source.ts';
export * from './report/report-words.ts';
export { matterOf } from './report/matter.ts';
export { summaryLines } from './report/summary-lines.ts';
export { verdictWords } from './report/verdict.ts';
export * from './report/verify-quotes.ts';
export * from './report/with-model.ts';
export * from './report/write-report.ts';
