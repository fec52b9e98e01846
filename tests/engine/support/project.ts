import type {
  CheckedPageFacts,
  Diagnostic,
  ApiValue,
  InstalledPackage,
  PageFile,
  ProjectInput,
  SourceFile,
} from '../../../engine/index.ts';
import { FEATURES } from '../../../site/features/index.ts';

/** What is installed: versions, components and values by package. */
export interface PackagesText {
  readonly packages?: Readonly<Record<string, string>> | undefined;
  readonly components?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly values?: Readonly<Record<string, readonly ApiValue[]>> | undefined;
}

/** Joins what is said of each package. */
export function packagesOf({ packages = {}, components = {}, values = {} }: PackagesText): ProjectInput['packages'] {
  const names = [...Object.keys(packages), ...Object.keys(components), ...Object.keys(values)];
  return Object.fromEntries(
    names.map((name): [string, InstalledPackage] => [
      name,
      {
        ...(packages[name] === undefined ? {} : { version: packages[name] }),
        ...(components[name] === undefined ? {} : { components: components[name] }),
        ...(values[name] === undefined ? {} : { values: values[name] }),
      },
    ]),
  );
}

/** What a test specifies about its project; the rest is a site without mistakes. */
export interface ProjectText extends Partial<Omit<ProjectInput, 'nav' | 'pages' | 'packages'>>, PackagesText {
  /** Text of `nav/site.yaml`. */
  readonly site?: string;
  /** Its other files in `nav/`. */
  readonly others?: readonly SourceFile[];
  /** Texts of section files by their id. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Markdown pages: pathnames, or facts by pathname. */
  readonly pages?: readonly string[] | Readonly<Record<string, Partial<CheckedPageFacts>>>;
}

/** The settings of a site without mistakes. */
export const SITE = 'title: Widgets\nurl: https://widgets.example\n';

/** Makes the input of a project from what a test specifies. */
export function makeProject({
  site = SITE,
  sections = {},
  others = [],
  pages = [],
  packages,
  components,
  values,
  ...rest
}: ProjectText): ProjectInput {
  const facts = Array.isArray(pages)
    ? Object.fromEntries((pages as readonly string[]).map((pathname) => [pathname, {}]))
    : pages;
  return {
    nav: [
      { path: 'nav/site.yaml', text: site },
      ...Object.entries(sections).map(([id, text]) => ({ path: `nav/sections/${id}.yaml`, text })),
      ...others,
    ],
    pages: Object.entries(facts as Readonly<Record<string, Partial<CheckedPageFacts>>>).map(
      ([pathname, given]): PageFile => ({
        path: `content${pathname}.md`,
        pathname,
        facts: { frontMatter: {}, redirectFrom: [], anchors: [], links: [], problems: [], ...given },
      }),
    ),
    assets: [],
    builtIn: FEATURES,
    packages: packagesOf({ packages, components, values }),
    today: '2026-11-20',
    unreadable: [],
    ...rest,
  };
}

/** Diagnostics, one per line: file, code, and the characters that it marks. */
export function toLines(diagnostics: readonly Diagnostic[], { nav }: Pick<ProjectInput, 'nav'>): readonly string[] {
  const texts = new Map(nav.map(({ path, text }) => [path, text]));
  return diagnostics.map(({ code, origin }) => {
    const marked = texts.get(origin.file)?.slice(origin.range.start.offset, origin.range.end.offset) ?? '';
    return `${origin.file.replace(/^nav\/(sections\/)?/, '')} ${code} ${marked}`.trimEnd();
  });
}
