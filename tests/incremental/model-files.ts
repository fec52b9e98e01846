import type { ModelPage, ModelSite, SectionId } from './model-site.ts';

/** Writes a model as the files of a project, by path from its root. */
export function filesOf(site: ModelSite): Readonly<Record<string, string>> {
  const sections = ['lib', 'kit'] as const;
  return {
    'nav/site.yaml': siteYaml(site),
    ...Object.fromEntries(sections.map((id) => [`nav/sections/${id}.yaml`, sectionYaml(id, site)])),
    ...Object.fromEntries(
      sections.flatMap((id) => {
        const { text } = site.sections[id];
        return text === undefined ? [] : [[`content/${id}.md`, `Words of section ${text}.\n\n## Contents\n`]];
      }),
    ),
    ...(site.elsewhere === undefined ? {} : { 'nav/sections/other.yaml': otherYaml(site.elsewhere) }),
    ...Object.fromEntries(
      site.languages
        .filter((code) => code !== 'en')
        .map((code) => [`nav/translations/${code}.yaml`, translationYaml(site)]),
    ),
    ...Object.assign({}, ...site.pages.map((page) => pageFiles(page, site))),
    ...Object.fromEntries(
      Object.entries(site.assets).map(([path, text]) => [`content/${path}`, `<svg>${text % 10}</svg>`]),
    ),
    ...(site.pages.some(({ demo }) => demo !== undefined) ? helperFiles(site) : {}),
  };
}

/** Where a page is served. */
export function pathnameOf({ id, section }: Pick<ModelPage, 'id' | 'section'>): string {
  return `/${section}/page-${id}`;
}

function siteYaml(site: ModelSite): string {
  const names = { en: 'English', de: 'Deutsch', ar: 'العربية, direction: rtl' };
  const target = site.pages[0];
  return lines([
    `title: Site ${site.title}`,
    'url: https://model.example',
    'keep: 0',
    site.languages.length > 1 &&
      `languages:\n${site.languages.map((code) => `  - { code: ${code}, name: ${names[code]} }`).join('\n')}`,
    `sections: [lib, kit${site.elsewhere === undefined ? '' : ', other'}]`,
    `fallback: ${site.fallback}`,
    `search: ${site.search}`,
    site.socialCards && 'socialCards: true',
    site.serviceWorker !== 'none' && `serviceWorker: ${site.serviceWorker}`,
    site.analytics && 'analytics: { transport: beacon, endpoint: /visits }',
    site.redirects.length > 0 &&
      target &&
      `redirects:\n${site.redirects.map((from) => `  - { from: /old/${from}, to: '${pathnameOf(target)}#part-${target.heading}' }`).join('\n')}`,
  ]);
}

function sectionYaml(id: SectionId, site: ModelSite): string {
  const { name, description, provider } = site.sections[id];
  const pages = site.pages.filter(({ section }) => section === id);
  return lines([
    `id: ${id}`,
    `name: Section ${name}`,
    description !== undefined && `description: About ${description}`,
    `prefixes: [/${id}]`,
    provider && 'demoProvider: providers/frame.tsx',
    'pages:',
    ...pages.map(
      (page) => `  - { pathname: ${pathnameOf(page)}${page.mark === undefined ? '' : `, ${page.mark}: true`} }`,
    ),
    pages.length === 0 && '  - { title: Elsewhere, pathname: https://elsewhere.example }',
  ]);
}

function otherYaml(text: number): string {
  return lines([
    'id: other',
    'name: Other',
    'prefixes: [/other]',
    'pages:',
    `  - { title: Link ${text}, pathname: https://elsewhere.example }`,
  ]);
}

function translationYaml(site: ModelSite): string {
  const [first] = site.pages;
  return lines([
    `words: { search: Suchen ${site.translation} }`,
    first && `titles: { ${pathnameOf(first)}: Titel ${site.translation} }`,
  ]);
}

function pageFiles(page: ModelPage, site: ModelSite): Readonly<Record<string, string>> {
  const place = `content${pathnameOf(page)}`;
  const link = site.pages.find(({ id }) => id === page.link);
  const related = site.pages.find(({ id }) => id === page.related);
  const text = (title: string, heading: number) =>
    lines([
      related && `---\nrelated: [${pathnameOf(related)}]\n---\n`,
      `# ${title}\n`,
      `Words of text ${page.text}.\n`,
      link && `See [another](${pathnameOf(link)}#part-${link.heading}).\n`,
      `## Part ${heading}\n`,
      page.demo !== undefined && '```ts\nconst size: number = 1;\n```\n\n::demo{src="Shown.tsx"}\n',
    ]);
  return {
    [`${place}/index.md`]: text(`Page ${page.title}`, page.heading),
    ...Object.fromEntries(
      page.translated.map((code) => [`${place}/index.${code}.md`, text(`Seite ${page.title}`, page.foreignHeading)]),
    ),
    ...(page.demo === undefined ? {} : { [`${place}/Shown.tsx`]: demoSource(page.demo) }),
  };
}

function demoSource(text: number): string {
  return `import * as React from 'react';\nimport { near } from '../../near';\n\nexport default function Shown() {\n  const [count] = React.useState<number>(${text});\n  return <b>{near} {count}</b>;\n}\n`;
}

function helperFiles({ helpers: [near, far] }: ModelSite): Readonly<Record<string, string>> {
  return {
    'content/near.ts': `import { far } from './far';\n\nexport const near: string = 'near ${near} ' + far;\n`,
    'content/far.ts': `export const far: string = 'far ${far}';\n`,
    'providers/frame.tsx': `import type { ReactNode } from 'react';\nimport { far } from '../content/far';\n\nexport default function Frame({ children }: { children: ReactNode }) {\n  return <section title={far}>{children}</section>;\n}\n`,
  };
}

function lines(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter((part) => part !== false && part !== undefined).join('\n')}\n`;
}
