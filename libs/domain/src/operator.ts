import * as z from 'zod/mini';

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const processorSchema = z.object({ name: text(100), does: text(200), where: text(100) });

/** Who runs a deployment, as the law asks a site to say. Each may be missing until the operator fills it in. */
export const operatorSchema = z.strictObject({
  name: z.optional(text(200)),
  /** The postal address, its lines separated by line breaks. */
  address: z.optional(text(400)),
  /** Who answers questions about personal data: a name, an e-mail address or both. */
  dataProtection: z.optional(text(200)),
  /** Where the data is stored, such as "the European Union (Belgium)". */
  region: z.optional(text(100)),
  /** The authority that people may complain to. */
  authority: z.optional(text(200)),
  /** The country whose law the terms follow, such as "Germany". */
  law: z.optional(text(100)),
  /** Further companies that process personal data for the operator. */
  processors: z.optional(z.array(processorSchema).check(z.maxLength(20))),
});
export type Operator = z.infer<typeof operatorSchema>;

/** What the privacy notice, the terms and the imprint cannot do without, and what each is. */
export const OPERATOR_NEEDS = {
  name: 'who runs this site',
  address: 'a postal address',
  dataProtection: 'who answers questions about personal data',
  region: 'where the data is stored',
  authority: 'the authority that people may complain to',
  law: 'the country whose law applies',
} as const satisfies Partial<Record<keyof Operator, string>>;
export type OperatorNeed = keyof typeof OPERATOR_NEEDS;

/** The operator from the JSON of `VITE_OPERATOR`; null if it is none. Without any, an operator who filled nothing in. */
export function readOperator(json: string): Operator | null {
  if (json.trim() === '') return {};
  try {
    const read = operatorSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What an operator has not filled in yet. */
export function missingOfOperator(operator: Operator): OperatorNeed[] {
  const needs: readonly OperatorNeed[] = ['name', 'address', 'dataProtection', 'region', 'authority', 'law'];
  return needs.filter((need) => operator[need] === undefined);
}
