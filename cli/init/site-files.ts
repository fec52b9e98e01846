import { posix } from 'node:path';
import type { GeneratedFile } from '../../engine/index.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import type { Library, ShownComponent } from './read-library.ts';
import type { Repository } from './repository.ts';
import { GREETING } from './starter.ts';

/** Where a new site is, and what it shows first. */
export interface SitePlan {
  readonly library: Library;
  readonly title: string;
  /** Origin of the official host. */
  readonly url: string;
  /** Folder of the pages. */
  readonly content: string;
  /** Where pages are edited. */
  readonly repository: Repository;
  /** The folder of this package as seen from the project, such as `node_modules/docs-nav`. */
  readonly packageFolder: string;
  /** The component with a demo and an API page; absent for a package without components. */
  readonly component: ShownComponent | undefined;
  /** Whether that component has a demo: not if it cannot be rendered by itself. */
  readonly hasDemo: boolean;
  /** The stylesheet of the library, as it is imported; absent if it needs none. */
  readonly stylesheet: string | undefined;
  /** The component that the library's others need around them. */
  readonly wrapper: string | undefined;
  /** Whether the library has been made with the site, to try things out. */
  readonly isExample: boolean;
}

const PROVIDER_FOLDER = 'docs';

/** The module that wraps demos. */
export const PROVIDER = `${PROVIDER_FOLDER}/provider.tsx`;

/** Returns the settings and one section: a guide to getting started, a live demo, and a component's API page. */
export function siteFiles(plan: SitePlan): readonly GeneratedFile[] {
  const { library, content, component, hasDemo } = plan;
  const { slug } = library;
  const folder = `${content}/${slug}`;
  const provider = providerFile(plan, PROVIDER_FOLDER);
  const page = component === undefined ? 'example' : apiSlug(component.name);
  return [
    { path: 'nav/site.yaml', content: siteYaml(plan) },
    { path: `nav/sections/${slug}.yaml`, content: sectionYaml(plan, page) },
    ...(provider === undefined ? [] : [provider]),
    { path: `${folder}/getting-started.md`, content: gettingStarted(plan, page) },
    ...(component === undefined
      ? [
          { path: `${folder}/${page}/index.md`, content: `# Example\n\n${DEMO_LINES}::demo{src="Greeting.tsx"}\n` },
          { path: `${folder}/${page}/Greeting.tsx`, content: GREETING },
        ]
      : [
          { path: `${folder}/${page}/index.md`, content: componentPage(component, plan, page) },
          ...(hasDemo ? [demoFile(library, component, `${folder}/${page}`)] : []),
          {
            path: `${folder}/api/${page}.md`,
            content: `# ${component.name} API\n\n::api{package="${library.name}" name="${component.name}"}\n`,
          },
        ]),
  ];
}

const DEMO_LINES = 'A demo is a module beside its page; change it, and the page follows.\n\n';

function siteYaml(plan: SitePlan): string {
  const { library, title, url, content, packageFolder, isExample } = plan;
  const { description, repository } = library;
  return [
    `# yaml-language-server: $schema=../${packageFolder}/schemas/site.schema.json`,
    `title: ${quote(title)}`,
    ...(description === undefined ? [] : [`description: ${quote(description)}`]),
    `# The address at which readers will find the site; build and preview work with any.`,
    `url: ${url}`,
    ...(content === 'content' ? [] : [`content: ${content}`]),
    ...(repository === undefined ? [] : [`repository: ${repository}`, ...editLine(repository, plan.repository)]),
    ...(isExample ? ['# Readers can edit the code of demos.', 'liveCode: true'] : []),
    '',
  ].join('\n');
}

function editLine(repository: string, { branch, below }: Repository): readonly string[] {
  const place = posix.join('edit', branch, below, '{file}');
  if (repository.startsWith('https://github.com/')) return [`editUrl: ${repository}/${place}`];
  return repository.startsWith('https://gitlab.com/') ? [`editUrl: ${repository}/-/${place}`] : [];
}

/** Makes the module around demos in a folder; `undefined` if they need none. */
export function providerFile({ library, stylesheet, wrapper }: SitePlan, folder: string): GeneratedFile | undefined {
  if (stylesheet === undefined && wrapper === undefined) return undefined;
  const lines = [
    "import type { DemoProviderProps } from 'docs-nav/react';",
    ...(wrapper === undefined ? [] : [`import { ${wrapper} } from '${sourceOf(library, folder)}';`]),
    ...(stylesheet === undefined ? [] : [`import '${stylesheet}';`]),
    '',
    'export default function Provider({ children }: DemoProviderProps) {',
    `  return ${wrapper === undefined ? 'children' : `<${wrapper}>{children}</${wrapper}>`};`,
    '}',
    '',
  ];
  return { path: `${folder}/${posix.basename(PROVIDER)}`, content: lines.join('\n') };
}

function sectionYaml(plan: SitePlan, page: string): string {
  const { title, component, packageFolder } = plan;
  const { slug } = plan.library;
  return [
    `# yaml-language-server: $schema=../../${packageFolder}/schemas/section.schema.json`,
    `id: ${slug}`,
    `name: ${quote(title)}`,
    `prefixes: [/${slug}]`,
    ...(plan.stylesheet === undefined && plan.wrapper === undefined ? [] : [`demoProvider: ${PROVIDER}`]),
    'pages:',
    `  - pathname: /${slug}/getting-started`,
    '    title: Getting started',
    ...(component === undefined ? [`  - pathname: /${slug}/${page}`] : componentNodes(component.name, slug, page)),
    '',
  ].join('\n');
}

function componentNodes(name: string, slug: string, page: string): readonly string[] {
  return [
    '  - title: Components',
    `    pathname: /${slug}/components`,
    '    children:',
    `      - pathname: /${slug}/${page}`,
    `        title: ${name}`,
    '  - title: API',
    `    pathname: /${slug}/api`,
    '    children:',
    `      - pathname: /${slug}/api/${page}`,
    `        title: ${name} API`,
  ];
}

function gettingStarted(plan: SitePlan, page: string): string {
  const { title, component } = plan;
  const { name, slug, description } = plan.library;
  const usage =
    component === undefined ? `[Example](/${slug}/${page}) has a live demo.\n\n` : usageOf(component, plan, page);
  return `---
description: How to install ${title} and use its first component.
---

# Getting started

${description ?? `${title} is a library of React components.`}

## Installation

\`\`\`bash
npm install ${name}
\`\`\`

${usage}## Writing these pages

\`npx docs-nav dev\` shows an edit as soon as you save it. Pages are Markdown files; \`nav/sections/${slug}.yaml\` decides
where they appear.
`;
}

function usageOf(
  { name: component, imported }: ShownComponent,
  { library: { name, slug }, hasDemo, stylesheet }: SitePlan,
  page: string,
): string {
  const line = imported ?? `import { ${component} } from '${name}';`;
  return `## Usage

\`\`\`tsx
${line}${stylesheet === undefined ? '' : `\nimport '${stylesheet}';`}
\`\`\`

See [${component}](/${slug}/${page})${hasDemo ? ' for a live demo' : ''}, and [its API](/${slug}/api/${page}) for every prop.

`;
}

function componentPage(component: ShownComponent, { library, hasDemo }: SitePlan, page: string): string {
  const { name } = component;
  return `---
component:
  name: ${name}
  package: ${quote(library.name)}
---

# ${name}

${hasDemo ? `${DEMO_LINES}::demo{src="${demoName(component)}.tsx"}\n\n` : ''}## API

[Every prop of ${name}](/${library.slug}/api/${page}) comes from its types and comments.
`;
}

/** Returns the name of a demo: `SwitchRootDemo` for `Switch.Root`. */
function demoName({ name }: ShownComponent): string {
  return `${name.replaceAll('.', '')}Demo`;
}

/** Returns what a module in a folder imports the library from. */
function sourceOf({ name, entry, build }: Library, folder: string): string {
  // A package that is not built yet can only be imported by its path.
  if (build.isImportable) return name;
  const path = posix.relative(folder, (entry ?? '').replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '')) || '.';
  return path.startsWith('.') ? path : `./${path}`;
}

/** Makes a demo in a folder. */
export function demoFile(library: Library, component: ShownComponent, folder: string): GeneratedFile {
  const { name, jsx, imported } = component;
  const lines = [
    imported ?? `import { ${name} } from '${sourceOf(library, folder)}';`,
    '',
    `export default function ${demoName(component)}() {`,
    `  return ${jsx};`,
    '}',
    '',
  ];
  return { path: `${folder}/${demoName(component)}.tsx`, content: lines.join('\n') };
}

/** Quotes a text for YAML if necessary. */
function quote(text: string): string {
  return /^[A-Za-z][\w .,()!?/-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
