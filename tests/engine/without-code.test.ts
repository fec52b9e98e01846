/** What a check tells of a project whose code was not run: everything that does not depend on that code. */
import { expect, test } from 'vitest';
import { check, compile, readFrontMatter, type ProjectInput } from '../../engine/index.ts';
import { compareProjects } from '../../engine/diff/index.ts';
import { contentPathname, pageFormat } from '../../engine/address/page-file.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeProject, SITE, type ProjectText } from './support/project.ts';

const KIT = `id: kit
name: Kit
prefixes: [/kit]
pages:
  - pathname: /kit/start
  - pathname: /kit/other
`;
const LISTED = `${KIT}  - pathname: /kit/listed
    title: Listed
    generate: chart
`;
const FEATURES = 'features: [./docs/chart.ts]\n';
const EVALUATED = 'mdx: evaluate\ncomponents: { Tabs: tabs, Tab: tab, Demo: demo }\n';

interface Given extends Partial<ProjectInput>, Pick<ProjectText, 'others'> {
  readonly site?: string;
  readonly section?: string;
  /** Markdown of the two pages; the second one is MDX. */
  readonly start?: string;
  readonly other?: string;
}

function project({
  site = '',
  section = KIT,
  start = '# Start\n',
  other = '# Other\n',
  others = [],
  ...more
}: Given): ProjectInput {
  const settings = {
    components: { Tabs: 'tabs', Tab: 'tab', Demo: 'demo', Chart: 'chart' },
    ...(site.includes('mdx:') ? { mdx: 'evaluate' as const } : {}),
    ...(site.includes('features:') && more.code === 'unrun' ? { unrunFeatures: true as const } : {}),
  };
  const page = (path: string, text: string) => ({
    path,
    pathname: contentPathname(path.slice('content'.length)),
    facts: readFrontMatter(readFacts(text, { format: pageFormat(path), settings })),
  });
  return {
    ...makeProject({ site: SITE + site, sections: { kit: section }, others }),
    pages: [page('content/kit/start.md', start), page('content/kit/other.mdx', other)],
    ...more,
  };
}

const findings = (given: Given) => check(project(given)).diagnostics.map(({ code }) => code);
const unrun = (given: Given) => findings({ code: 'unrun' as const, ...given });

test('directives may be those of features, and such pages may have more anchors', () => {
  const given = { site: FEATURES, start: '# Start\n\n:::chart[Sales]\nText.\n:::\n\n[a](#sales) [b](/kit/other#no)\n' };
  expect(unrun(given)).toEqual(['broken-anchor']);
  expect(findings(given)).toEqual(['unknown-directive', 'broken-anchor', 'broken-anchor']);
  // Without features, nothing could add to them.
  expect(unrun({ ...given, site: '' })).toEqual(['unknown-directive', 'broken-anchor', 'broken-anchor']);
});

test.each([
  ['a line', '## Lists :since[v3]{version=3}\n\n[a](#lists)\n'],
  ['a component', '<Chart title="Sales" />\n\n[a](#sales)\n'],
])('what is asked of features in %s may change anchors', (_, text) => {
  const given = { site: FEATURES, other: `# Other\n\n${text}` };
  expect(unrun(given)).toEqual([]);
  expect(findings(given)).toContain('broken-anchor');
  expect(unrun({ ...given, site: '' })).toContain('broken-anchor');
});

test('attributes of a directive in a line of MDX are no expression', () => {
  const other = '# Other\n\nText :since[*v3*]{version=3 kind="x"} at 10:30.\n';
  expect(unrun({ site: FEATURES + EVALUATED, other })).toEqual([]);
  expect(unrun({ site: EVALUATED, other })).toEqual(['mdx-syntax']);
});

test('pages that a feature lists may exist, and no others', () => {
  const given = { site: FEATURES, section: LISTED, start: '# Start\n\n[a](/kit/listed/one) [b](/kit/none)\n' };
  expect(unrun(given)).toEqual(['broken-link']);
  expect(findings(given)).toContain('unknown-value');
});

test('a package whose types nothing may read has unknown pages', () => {
  const section = `${KIT}  - pathname: /kit/api\n    title: API\n    generate: api\n    package: '@acme/kit'\n`;
  const given = {
    section,
    packages: { '@acme/kit': { version: '1.0.0' } },
    start: '# Start\n\n[a](/kit/api/button) [b](/kit/no)\n',
  };
  expect(unrun(given)).toEqual(['broken-link']);
  expect(findings(given)).toContain('unknown-package');
  expect(unrun({ ...given, packages: {} })).toContain('unknown-package');
});

test.each([
  ['anchors', '# Other\n\n## {size}\n\n[a](#large)\n'],
  ['a title', '---\ntitle: Sizes\n---\n\n# All {size}\n'],
  ['what is inside of a component', '# Other\n\n<Tabs><Tab label={size}>Text.</Tab></Tabs>\n'],
  ['addresses', '# Other\n\n<img src={size} alt="A size" />\n'],
  ['notes', '# Other\n\n{size}\n\n[^size]: From the design.\n'],
  ['what refers to notes', '# Other\n\nText.[^size]\n\n{size}\n'],
])('expressions may give a page %s', (_, other) => {
  expect(unrun({ site: EVALUATED, other })).toEqual([]);
  expect(findings({ site: EVALUATED, other })).not.toEqual([]);
});

test('a demo beside a page with expressions may be shown by it', () => {
  const given = { site: EVALUATED, other: '# Other\n\n<Demo src={file} />\n', modules: ['content/kit/Sizes.tsx'] };
  expect(unrun(given)).toEqual([]);
  expect(findings(given)).toEqual(['orphan-demo']);
  expect(unrun({ ...given, other: '# Other\n' })).toEqual(['orphan-demo']);
});

test('other mistakes of a page with expressions are told', () => {
  const other = '# Other {size}\n\n:::nothing\nText.\n:::\n\n[a](/kit/none)\n';
  expect(unrun({ site: EVALUATED, other })).toEqual(['unknown-directive', 'broken-link']);
});

test('an entry of the baseline may be for what was not checked', () => {
  const text =
    "findings:\n  - { code: broken-anchor, file: content/kit/a.md, message: 'Gone.', owner: A, reason: B, until: 2999-12-31 }\n";
  const others = [{ path: 'nav/baseline.yaml', text }];
  expect(unrun({ others })).toEqual(['unused-baseline']);
  expect(unrun({ others, site: FEATURES })).toEqual([]);
  expect(unrun({ others, site: EVALUATED, other: '# Other\n\n{size}\n' })).toEqual([]);
  expect(findings({ others })).toEqual(['unused-baseline']);
});

test('a comparison tells no page and no anchor as lost that only code could tell', () => {
  const declaration = { name: 'chart', says: 'A chart.', asked: ['pages'], ask: {} } as const;
  const old = compile(
    project({
      site: FEATURES,
      section: LISTED,
      start: '# Start\n\n## First\n',
      other: '# Other 3\n\n## Size 3\n\n[a](#size-3)\n',
      features: [declaration],
      listed: { 'chart {}': [{ title: 'One', slug: 'one', ask: {} }] },
    }),
  );
  if (!old.ok) throw new Error(JSON.stringify(old.diagnostics));
  expect(Object.keys(old.manifest.routes)).toContain('/kit/listed/one');
  const now = project({
    site: FEATURES + EVALUATED,
    section: LISTED,
    other: '# Other {size}\n\n## Size {size}\n',
    code: 'unrun' as const,
  });
  expect(compareProjects(old.manifest, now)).toMatchObject({
    ok: true,
    diagnostics: [],
    changes: { removed: [], retitled: [], anchors: [{ pathname: '/kit/start', gone: ['first'] }] },
  });
});

test('diff compares the pages of packages, which need none of that code', () => {
  const documented = project({
    site: FEATURES,
    section: `${KIT}  - pathname: /kit/api\n    title: API\n    generate: api\n    package: '@kit/ui'\n`,
    packages: { '@kit/ui': { version: '1.0.0', components: ['Button'] } },
    code: 'unrun' as const,
  });
  expect(compareProjects(documented, documented)).toMatchObject({ ok: true, changes: { added: [], removed: [] } });
});
