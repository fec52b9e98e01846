import { packageNamesIn } from '../source/package-versions.ts';

/** An import of a demo. */
interface Imported {
  readonly from: string;
}

/** What the installed packages offer. */
export interface Offer {
  /** Lists what can be imported from a package, as specifiers; empty if it is not installed. */
  readonly entryPoints: (name: string) => readonly string[];
  /** Whether a package has a module per icon, which are fetched by name. */
  readonly isIcons: (name: string) => boolean;
}

/** What every demo can import, be it written in its code or by the compiler of JSX. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** A component or a hook, as opposed to macros, servers and other entries that are not for browsers. */
const PART = /\/(?:[A-Z]\w*|use[A-Z]\w*)$/;

/**
 * Lists the modules that the edited demos of a section can import: the packages that its demos use, with all of their
 * components and hooks, and whatever else a demo imports from them.
 */
export function liveModules(
  imports: readonly Imported[],
  { entryPoints, isIcons }: Offer,
): { readonly ids: readonly string[]; readonly icons: readonly string[] } {
  const names = packageNamesIn(imports).filter((name) => name !== 'docs-nav' && !/^react(?:-dom)?$/.test(name));
  const packages = [...new Set(names)].toSorted();
  const icons = packages.filter(isIcons);
  const whole = packages.filter((name) => !icons.includes(name));
  const written = imports.map(({ from }) => from).filter((from) => whole.includes(packageNamesIn([{ from }])[0] ?? ''));
  const offered = whole.flatMap((name) => entryPoints(name).filter((id) => id === name || PART.test(id)));
  return { ids: [...new Set([...REACT, ...offered, ...written])].filter(isModule).toSorted(), icons };
}

/** Stylesheets and data are no modules that code could import by name. */
function isModule(id: string): boolean {
  return !/\.(?:css|json|svg|png)$/.test(id);
}
