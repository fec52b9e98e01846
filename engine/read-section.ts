import { collectDiagnostics } from './diagnostic.ts';
import { normalizeSection } from './normalize.ts';
import type { NavSection } from './page-tree.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { SectionConfig } from './schema/section.ts';
import { validate } from './schema/validate.ts';
import type { SourceFile } from './source.ts';

/**
 * Reads one section file by itself; `undefined` when there is anything to report about it. The result depends on the
 * file's bytes alone and survives JSON, so callers may keep it and hand it to `compile` as `ProjectInput.known`.
 */
export function readSection(source: SourceFile): NavSection | undefined {
  const collector = collectDiagnostics([source]);
  const parsed = parseYaml(source, collector.report);
  const validated = parsed && validate(SectionConfig, parsed, collector.report);
  const isClean = validated?.dropped.length === 0 && validated.madeUp.size === 0 && collector.diagnostics().length === 0;
  return isClean ? normalizeSection(validated) : undefined;
}
