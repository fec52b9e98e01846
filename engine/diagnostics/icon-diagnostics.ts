import { defineDiagnostic, type Diagnostic } from '../diagnostic.ts';
import { collectDiagnostics } from '../collect-diagnostics.ts';
import type { IconsTarget } from '../manifest.ts';
import type { ProjectInput } from '../project-input.ts';

/* What a build can find wrong with the icons that a page asks for. The engine cannot read the packages itself. */

export const UNKNOWN_ICONS = defineDiagnostic({
  code: 'unknown-icons',
  severity: 'error',
  summary: 'A page asks for the icons of a package that has none, or that is not installed.',
  why: 'Readers would see an empty list instead.',
});

/** Icons that could not be read. */
export interface UnknownIcons extends IconsTarget {
  readonly cause: 'not-installed' | 'no-icons';
  /** The error from loading the package, as reported by whatever loaded it. */
  readonly said?: string | undefined;
}

/** Finds the places where pages ask for icons that a build could not read. */
export function reportUnknownIcons(input: ProjectInput, unknown: readonly UnknownIcons[]): readonly Diagnostic[] {
  const { report, diagnostics } = collectDiagnostics(input.nav);
  const known = new Map(unknown.map((icons) => [icons.package, icons]));
  for (const { path, facts } of input.pages) {
    for (const part of facts.parts ?? []) {
      const found = part.kind === 'icons' ? known.get(part.package) : undefined;
      if (part.kind !== 'icons' || found === undefined) continue;
      const { cause, said } = found;
      report(UNKNOWN_ICONS, {
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
  return diagnostics();
}
