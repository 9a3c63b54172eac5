import {
  browserFaultSchema,
  browserOf,
  FAULT_BOUNDS,
  framesOf,
  POLICY_DIRECTIVES,
  routePattern,
  type BrowserFault,
} from '@rostrum/domain';
import * as z from 'zod/mini';

/** A request to the endpoint; the user agent is that of a policy's report, which the browser itself writes. */
export type ReportRequest = { contentType: string; body: string; userAgent: string };

const text = z.catch(z.string(), '');
const place = z.catch(z.number(), 0);

/** What browsers send to `report-uri`. */
const oldReport = z.pipe(
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': place,
      'column-number': place,
    }),
  }),
  z.transform(({ 'csp-report': report }) => ({
    page: report['document-uri'],
    directive: report['effective-directive'] || report['violated-directive'].split(' ')[0] || '',
    blocked: report['blocked-uri'],
    frame: `${report['source-file']}:${report['line-number']}:${report['column-number']}`,
  })),
);
/** What they send to `Reporting-Endpoints`, among reports of other kinds. */
const newReport = z.pipe(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: place,
      columnNumber: place,
    }),
  }),
  z.transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    frame: `${body.sourceFile}:${body.lineNumber}:${body.columnNumber}`,
  })),
);
type Violation = z.output<typeof oldReport>;

/** Of a browser's extension, which is not ours to repair. */
const FOREIGN = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension/;

/** The faults that a request reports; whatever is not of their shape is left out. */
export function readReports({ contentType, body, userAgent }: ReportRequest): BrowserFault[] {
  const sent = parsed(body);
  const list = (Array.isArray(sent) ? sent : [sent]).slice(0, FAULT_BOUNDS.perPage);
  if (contentType.startsWith('application/csp-report'))
    return list.flatMap((one) => fromPolicy(oldReport.safeParse(one).data, userAgent));
  if (contentType.startsWith('application/reports+json'))
    return list.flatMap((one) => fromPolicy(newReport.safeParse(one).data, userAgent));
  return list.flatMap((one) => {
    const fault = browserFaultSchema.safeParse(one);
    return fault.success ? [fault.data] : [];
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return [];
  }
}

function fromPolicy(violation: Violation | undefined, userAgent: string): BrowserFault[] {
  if (!violation || FOREIGN.test(violation.frame) || FOREIGN.test(violation.blocked)) return [];
  const directive = POLICY_DIRECTIVES.find((known) => known === violation.directive);
  const page = URL.parse(violation.page);
  if (!directive || !page) return [];
  return [
    {
      kind: 'policy',
      what: `${directive}:${sourceOf(violation.blocked, page)}`,
      build: 'unknown',
      route: routePattern(page.pathname),
      browser: browserOf(userAgent),
      frames: violation.frame.startsWith(page.origin) ? framesOf(violation.frame) : [],
    },
  ];
}

/** The kind of what was refused, without its address. */
function sourceOf(blocked: string, page: URL): string {
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  if (blocked === 'wasm-eval') return 'eval';
  if (blocked.startsWith('trusted-types')) return 'sink';
  const scheme = /^(data|blob)(?::|$)/.exec(blocked)?.[1];
  if (scheme) return scheme;
  return blocked === 'self' || URL.parse(blocked)?.origin === page.origin ? 'own' : 'elsewhere';
}
