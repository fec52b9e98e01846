import { exportedValue, readModuleCode } from '../read/module-code.ts';
import type { Page } from './page.ts';

/** Reads the imports and exports of an MDX page at an offset. */
export function readModule(page: Page, code: string, start: number): void {
  const lines = code.split('\n');
  for (let at = 0; at < lines.length; at++) {
    if (!/^(?:import|export)\b/.test(lines[at] ?? '')) continue;
    const { end, imports, isExport } = readModuleCode(lines, at);
    const own = /^export\s+const\s+([\w$]+)/.exec(lines[at] ?? '')?.[1];
    const value = own === undefined ? undefined : exportedValue(lines.slice(at, end + 1).join('\n'), own);
    if (own !== undefined && value !== undefined) page.imports.set(own, { kind: 'value', value });
    else if (isExport) page.tell(start, 'the page exports code, which pages cannot do here', at);
    for (const { name, specifier, exported } of imports) {
      const imported = page.options.take(specifier, exported);
      if (imported !== undefined) page.imports.set(name, imported);
    }
    at = end;
  }
}
