import { defineDiagnostic, type Finding } from '../../diagnostic/diagnostic.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import type { UnknownIcons } from '../../model/project-input.ts';

/* What can be wrong with the icons that a page asks for. The engine cannot read the packages itself. */

export const UNKNOWN_ICONS = defineDiagnostic({
  code: 'unknown-icons',
  severity: 'error',
  summary: 'A page asks for the icons of a package that has none, or that is not installed.',
  why: 'Readers would see an empty list instead.',
});

/** Reports every place where a page asks for icons that could not be read. */
export function reportUnknownIcons(
  { input }: PageTree,
  unknown: readonly UnknownIcons[],
  report: (finding: Finding) => void,
): void {
  const known = new Map(unknown.map((icons) => [icons.package, icons]));
  for (const { path, facts } of input.pages) {
    for (const part of facts.parts ?? []) {
      const found = part.kind === 'icons' ? known.get(part.package) : undefined;
      if (part.kind !== 'icons' || found === undefined) continue;
      const { cause, said } = found;
      report({
        at: { file: path, range: part.range },
        message:
          cause === 'not-installed'
            ? `The package \`${part.package}\` is not installed.`
            : `No icons could be read from \`${part.package}\`${said === undefined ? '' : `, which cannot be loaded: ${said.replace(/\.$/, '')}`}.`,
        help:
          cause === 'not-installed'
            ? 'install it, or correct the name'
            : 'use a package, or a path in it, whose modules or exports are React components that draw an `svg`',
      });
    }
  }
}
