/** What runs beside the page: each job loads its program, and gives what answers its questions. */
export const JOBS = {
  judge: async () => (await import('./jobs/judge.ts')).createJudging(),
  judgeVisitor: async () => (await import('./jobs/judge-visitor.ts')).createVisitorJudge(),
  hint: async () => (await import('./jobs/hint.ts')).createHinting(),
  drawMap: async () => (await import('./jobs/draw-map.ts')).mapDrawer(),
  readMapText: async () => (await import('./jobs/read-map-text.ts')).readTopicStart,
  checkAnswer: async () => (await import('./jobs/check-answer.ts')).createAnswerCheck(),
};

export type Job = keyof typeof JOBS;
type Answering<J extends Job> = Awaited<ReturnType<(typeof JOBS)[J]>>;
export type JobQuestion<J extends Job> = Parameters<Answering<J>>[0];
export type JobAnswer<J extends Job> = ReturnType<Answering<J>>;
