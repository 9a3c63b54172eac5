export { AskBar } from './ask-bar.tsx';
export { ClockLines, PoiTag, standingWords } from './clock-lines.tsx';
export { DebateClock, DebateMilestones, DebateSteps, hasClock } from './debate-clock.tsx';
export { LedgerPanel, OrderPanel } from './order-panel.tsx';
export { useAdvance } from './use-advance.ts';
export { useComeBack } from './use-come-back.ts';
export { useReportMissing } from './use-report-missing.ts';
