import { z } from 'zod';
import type { Code, FileFinding, Rule, SentSite } from '../../../engine/index.ts';
import { aFunction, aName, describeIssue, READABLE, readExport } from './describe-module.ts';

const CodeShape = z.object({
  code: aName,
  severity: z.enum(['error', 'warning']),
  says: z.string().min(1),
  why: z.string().min(1).optional(),
});

/** What `defineRule` must have been called with. */
const Shape = CodeShape.extend({ also: z.array(CodeShape).optional(), check: aFunction });

/** Returns the rule that a module exports. Throws what is wrong with it. */
export function ruleIn(exports: unknown): Rule {
  const rule = readExport(exports, Shape, 'defineRule') as Rule;
  const codes = codesOf(rule).map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  if (twice !== undefined) throw new Error(`it declares the code \`${twice}\` twice`);
  return rule;
}

/** Lists the codes that a rule declares, its own one first. */
export function codesOf({ also = [], ...own }: Rule): readonly Code[] {
  return [own, ...also].map(({ code, severity, says, why }) => ({
    code,
    severity,
    says,
    ...(why === undefined ? {} : { why }),
  }));
}

const Position = z.object({ line: z.int().min(1), column: z.int().min(1), offset: z.int().min(0) });

const Reports = z
  .array(
    z.object({
      code: z.string().optional(),
      message: z.string().min(1),
      help: z.string().min(1).optional(),
      place: z.object({ file: z.string(), range: z.object({ start: Position, end: Position }) }),
    }),
  )
  .max(...READABLE);

/** Checks what a rule has returned. Throws what is wrong with it. */
export function readReports(rule: Rule, reports: unknown, site: SentSite): readonly FileFinding[] {
  const parsed = Reports.safeParse(reports);
  if (!parsed.success)
    throw new Error(`\`check\` returned something else than reports: ${describeIssue(parsed.error)}`);
  const codes = new Set(codesOf(rule).map(({ code }) => code));
  const files = new Set([...site.sections, ...site.pages].map(({ place }) => place.file));
  return parsed.data.map(({ code = rule.code, message, help, place: { file, range } }) => {
    if (!codes.has(code)) throw new Error(`\`check\` reported the code \`${code}\`, which the rule does not declare`);
    if (!files.has(file)) throw new Error(`\`check\` reported a place in \`${file}\`, which holds no page`);
    return { code, message, ...(help === undefined ? {} : { help }), file, range };
  });
}
