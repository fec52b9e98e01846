import { expect, test } from 'vitest';
import { compile, generateFiles } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeProject } from '../engine/support/project.ts';
import { locateUnknown } from './locate-unknown.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

const PAGE =
  '# Buttons\n\n::api{package="@library/widgets" name="Buton"}\n\n::api{package="@library/nothing" name="Button"}\n';

const { parts, problems, anchors } = readFacts(PAGE);
const project = makeProject({
  sections: {
    widgets: [
      'id: widgets',
      'name: Widgets',
      'prefixes: [/widgets]',
      'pages:',
      '  - pathname: /widgets/buttons',
      '  - pathname: /widgets/api',
      '    generate: api',
      "    package: '@library/widgets'",
    ].join('\n'),
  },
  pages: { '/widgets/buttons': { problems, anchors, ...(parts === undefined ? {} : { parts }) } },
  packages: { '@library/widgets': '1.0.0' },
  components: { '@library/widgets': ['Button', 'Broken'] },
});

test('what a package does not have is reported where it is named, with a suggestion', () => {
  const names = ['Button', 'Broken'];
  const apis = [
    { package: '@library/widgets', name: 'Buton', names },
    { package: '@library/widgets', name: 'Broken', names: [] },
    { package: '@library/nothing', name: 'Button' },
  ];
  const diagnostics = locateUnknown(project, { apis });
  expect(
    diagnostics.map(
      ({ code, origin, message, help }) =>
        `${origin.file}:${origin.range.start.line}:${origin.range.start.column} ${code} ${message} ${help}`,
    ),
  ).toEqual([
    'content/widgets/buttons.md:3:34 api-unknown-component The package `@library/widgets` has no export `Buton`. did you mean `Button`',
    'content/widgets/buttons.md:5:7 api-unknown-component The package `@library/nothing` is not installed. install it, or correct the name',
    'nav/sections/widgets.yaml:6:15 api-unknown-component The package `@library/widgets` has no export `Broken`. use one of its exports',
  ]);
});

test.each([
  ['::playground{package="@library/widgets" name="Buton"}\n', 41],
  ['::demo{src="A.tsx" controls="@library/widgets/Buton"}\n', 20],
])('a playground of what a package does not have is reported as well: %s', (line, column) => {
  const { parts: [part] = [] } = readFacts(line);
  const [page] = project.pages;
  const diagnostics = locateUnknown(
    { ...project, pages: page && part ? [{ ...page, facts: { ...page.facts, parts: [part] } }] : [] },
    { apis: [{ package: '@library/widgets', name: 'Buton', names: ['Button'] }] },
  );
  expect(diagnostics.map(({ code, origin, help }) => `${origin.range.start.column} ${code}: ${help}`)).toEqual([
    `${column} api-unknown-component: did you mean \`Button\``,
  ]);
});

/** What is said of an export that a package does not have. */
function helpFor(name: string, names: readonly string[]): string | undefined {
  const { parts: [part] = [] } = readFacts(`::playground{package="@library/widgets" name="${name}"}\n`);
  const [page] = project.pages;
  const pages = page && part ? [{ ...page, facts: { ...page.facts, parts: [part] } }] : [];
  const unknown = { package: '@library/widgets', name, names };
  return locateUnknown({ ...project, pages }, { apis: [unknown] })[0]?.help;
}

const MANY = Array.from({ length: 15 }, (_, at) => `Part${at + 10}`);

test.each([
  ['Suggestion', ['Button', 'EXPERIMENTAL_Suggestion'], 'did you mean `EXPERIMENTAL_Suggestion`'],
  ['Root', ['Dialog.Root', 'Menu.Root', 'Root2'], 'did you mean `Root2`, `Dialog.Root` or `Menu.Root`'],
  ['Zebra', ['Button', 'useId'], 'use one of its exports: `Button`, `useId`'],
  [
    'Zebra',
    MANY,
    `use one of its exports: ${MANY.slice(0, 12)
      .map((each) => `\`${each}\``)
      .join(', ')} and 3 more`,
  ],
])('instead of `%s`, of %j what is near is suggested, or else all is listed', (name, names, help) => {
  expect(helpFor(name, names)).toBe(help);
});

test('a package that lacks its build is told as that', () => {
  const unknown = { package: '@library/nothing', name: 'Button', names: [] };
  const fault = {
    message: '`@library/nothing` leads to `dist/index.js`, which does not exist.',
    help: 'run its build',
  };
  const diagnostics = locateUnknown(project, { apis: [{ ...unknown, fault }] });
  expect(diagnostics.map(({ message, help }) => `${message} ${help}`)).toEqual([`${fault.message} ${fault.help}`]);
});

test('for a path in a package, the package is suggested, whatever is listed as installed', () => {
  const { parts: [part] = [] } = readFacts('::api{package="@library/widgets/button" name="Button"}\n');
  const [page] = project.pages;
  const diagnostics = locateUnknown(
    { ...project, pages: page && part ? [{ ...page, facts: { ...page.facts, parts: [part] } }] : [] },
    { apis: [{ package: '@library/widgets/button', name: 'Button' }] },
    ['@library/widget'],
  );
  expect(diagnostics.map(({ help }) => help)).toEqual(['did you mean `@library/widgets`']);
});

test('links to documentation are checked as far as names are known without reading types', () => {
  const linking = {
    ...project,
    pages: project.pages.map((page) => ({
      ...page,
      facts: {
        ...page.facts,
        links: ['#buton-prop-color', '#buton', '#button-prop-color', '/widgets/api/button#button-prop-color'].map(
          (href) => ({ href, range: page.facts.parts?.[0]?.range as never }),
        ),
      },
    })),
  };
  const { diagnostics } = compile(linking);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const wrong = {
    ...linking,
    pages: linking.pages.map((page) => ({
      ...page,
      facts: { ...page.facts, links: [{ href: '#link-prop-color', range: page.facts.parts?.[0]?.range as never }] },
    })),
  };
  expect(compile(wrong).diagnostics.map(({ code }) => code)).toEqual(['broken-anchor']);
});

test('typed links accept every anchor on a page of documentation', () => {
  const compiled = compile(project);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join());
  const routes = generateFiles(compiled.manifest, FEATURE_KINDS).find(({ path }) => path === 'routes.ts')?.content;
  expect(routes).toContain('"/widgets/api/button": `button-${string}`;');
  expect(routes).toContain('"/widgets/buttons": "buton" | `buton-${string}` | "button" | `button-${string}`;');
});
