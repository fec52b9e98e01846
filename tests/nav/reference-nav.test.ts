import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { listRoutes, type RouteRow } from '../../engine/index.ts';
import { documentedBy } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';
import { TAGS, type RouteManifest, type TreeNode } from '../../engine/manifest/manifest.ts';
import { findByPrefix } from '../../engine/address/pathname.ts';
import { ROOT } from '../support/docs-nav.ts';
import { readReferenceManifest } from '../support/reference-manifest.ts';
import { KNOWN_TREES, knownRows, readFacts, type KnownVersions } from './support/facts.ts';

/** The prefixes of the site, by section. */
const PREFIXES = {
  'material-ui': ['/material-ui', '/premium-themes'],
  'joy-ui': ['/joy-ui'],
  system: ['/system'],
  core: ['/base-ui'],
  'docs-infra': ['/experiments/docs'],
  'data-grid': ['/x/react-data-grid', '/x/api/data-grid', '/x/migration'],
  'docs-nav': ['/docs-nav', '/api'],
  default: [],
} as const;

/**
 * Nodes that have a different address than in the known trees: pages of other products are external links, and all
 * pathnames, including those of groups, are below the prefixes of their section.
 */
const MOVED: Readonly<Record<string, string>> = {
  '/mui-x': '/material-ui/mui-x',
  '/x/react-date-pickers': 'https://mui.com/x/react-date-pickers/',
  '/x/react-charts': 'https://mui.com/x/react-charts/',
  '/x/react-tree-view': 'https://mui.com/x/react-tree-view/',
  '/toolpad': '/material-ui/toolpad',
  '/toolpad/core/react-dashboard-layout': 'https://mui.com/toolpad/core/react-dashboard-layout/',
  '/toolpad/core/react-sign-in-page': 'https://mui.com/toolpad/core/react-sign-in-page/',
  '/style-utilities': '/system/style-utilities',
  '/x/react-data-grid-group': '/x/react-data-grid/test',
  '/x/react-data-grid-group-pivot': '/x/react-data-grid/group-pivot',
  '/x/api/data-grid-group': '/x/api/data-grid/reference',
  '/x/api/data-grid-interfaces-group': '/x/api/data-grid/interfaces',
  '/x/migration-group': '/x/migration',
  '/x/migration-v6': '/x/migration/v6',
  '/x/migration-earlier': '/x/migration/earlier',
};

/**
 * Labels in the known trees that readers would take for mistakes, and their replacements here; nodes are identified by
 * pathname and id.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Css variables': 'CSS variables',
  'MUI Core': 'Base UI',
  'Pivoting 🚧': 'Pivoting',
  'Row spanning 🚧': 'Row spanning',
  'Test: Data Grid e2e': 'Documentation',
  'Test: Migration': 'Migration',
  'Test: pages.js': 'Sidebar states',
};
const renamed = (label: string) => RENAMED[label] ?? label;

/** Nodes that are not in the known trees. */
const ADDED: readonly string[] = [
  '/premium-themes',
  '/premium-themes/onepirate',
  '/experiments/docs/features',
  '/experiments/docs/slot-states',
  '/joy-ui/all-components',
  '/x/react-data-grid/sorting',
  '/x/react-data-grid/filtering',
  '/x/react-data-grid/selection',
  '/x/react-data-grid/pagination',
  '/x/react-data-grid/export',
  '/x/react-data-grid/header-filters',
  '/x/react-data-grid/lazy-loading',
  '/x/react-data-grid/excel-export',
];
const isAdded = (pathname: string) => ADDED.includes(pathname);

let manifest: RouteManifest;
let rows: readonly RouteRow[];

beforeAll(() => {
  manifest = readReferenceManifest();
  rows = listRoutes(manifest);
});

const sectionOf = (id: string) => manifest.sections.find((section) => section.id === id) ?? never(id);
const moved = (address: string) => MOVED[address] ?? address;

/** Titles of the nodes below the node with the given titles, or of the top-level nodes of a section. */
function titlesBelow(section: string, ...titles: readonly string[]): readonly string[] {
  let nodes: readonly TreeNode[] = sectionOf(section).tree;
  for (const title of titles) {
    const node = nodes.find((candidate) => candidate.title === title) ?? never(title);
    nodes = 'children' in node ? node.children : [];
  }
  return nodes.map(({ title }) => title);
}

function never(what: string): never {
  throw new Error(`There is no ${what}.`);
}

describe('sections', () => {
  test('are those of the specification, each with its prefixes', () => {
    expect(Object.fromEntries(manifest.sections.map(({ id, prefixes }) => [id, prefixes]))).toEqual(PREFIXES);
  });

  test.each([
    ['/material-ui/react-button', 'material-ui'],
    ['/joy-ui/react-button', 'joy-ui'],
    ['/system/react-box', 'system'],
    ['/base-ui/react-button/hooks-api', 'core'],
    ['/experiments/docs/callouts', 'docs-infra'],
    ['/x/react-data-grid/rows', 'data-grid'],
    ['/premium-themes/onepirate', 'material-ui'],
    // A prefix only matches whole segments; the default list answers pathnames without a matching prefix.
    ['/material-uix', undefined],
    ['/versions', undefined],
  ])('%s is answered by %s', (pathname, id) => {
    expect(findByPrefix(pathname, manifest.sections)?.id).toBe(id);
    if (id === undefined) expect(manifest.fallback).toBe('default');
    else if (manifest.routes[pathname] !== undefined) expect(manifest.routes[pathname]?.section).toBe(id);
  });

  test('pages are served only in English', () => {
    expect(manifest.site.languages).toEqual([{ code: 'en', name: 'English', direction: 'ltr' }]);
    expect(manifest.translations ?? {}).toEqual({});
  });

  test('an unknown section gets a list of external links to versions, store and blog', () => {
    expect(sectionOf('default').tree.map((node) => [node.kind, node.title, 'href' in node && node.href])).toEqual([
      ['link', 'Versions', 'https://mui.com/versions/'],
      ['link', 'Templates', 'https://mui.com/store/'],
      ['link', 'Blog', 'https://mui.com/blog/'],
    ]);
  });
});

describe('trees', () => {
  test.each(KNOWN_TREES)('%s has the rows of the known tree, in its order', (id) => {
    const known = knownRows(id).map(({ pathname, label, kind, parents }) => ({
      pathname: moved(pathname),
      title: renamed(label),
      kind: moved(pathname).startsWith('https:') ? 'link' : kind,
      trail: parents.map(moved),
    }));
    // The test tree of the Data Grid is a separate section here, but in the middle of its parent in the known tree.
    const own = id === 'docs-infra' ? ['docs-infra', 'data-grid'] : [id];
    const parts = own.map((section) => known.filter(({ pathname }) => own.length === 1 || (section === 'data-grid') === pathname.startsWith('/x/')));
    own.forEach((section, at) => {
      const found = rows.filter((row) => row.section === section && !isAdded(row.pathname));
      expect(found.map(({ pathname, title, kind, trail }) => ({ pathname, title, kind, trail }))).toEqual(parts[at]);
    });
  });

  test('added nodes are in use, and anchors follow pathnames without a slash', () => {
    const pathnames = rows.map(({ pathname }) => pathname);
    expect(pathnames).toEqual(expect.arrayContaining([...ADDED]));
    expect(pathnames).toContain('/base-ui/react-badge/components-api#badge');
    expect(pathnames.filter((pathname) => pathname.includes('/#'))).toEqual([]);
  });
});

test('no label looks like a mistake: no version 0, no mention of tests, abbreviations in capitals', () => {
  const labels = [...rows.map(({ title }) => title), ...manifest.sections.flatMap(({ name, versions }) => [name, ...versions.map(({ text }) => text)])];
  expect(labels.filter((label) => /\bv?0\.0\.0\b|\b[Tt]est\b:|\be2e\b|\b(?:Css|Api|Html|Ui|Jss|Faqs?)\b|🚧/u.test(label))).toEqual([]);
});

describe('the documentation navigation tree', () => {
  test('has its groups, and the store as an external link, in order', () => {
    expect(titlesBelow('material-ui')).toEqual([
      'Getting started',
      'Components',
      'Component API',
      'Customization',
      'How-to guides',
      'Integrations',
      'Experimental APIs',
      'Migration',
      'Discover more',
      'Design resources',
      'Sample sites',
      'Template store',
    ]);
    expect(sectionOf('material-ui').tree.at(-1)).toMatchObject({ kind: 'link', href: expect.stringMatching(/^https:\/\/mui\.com\/store\//) as string });
  });

  test.each([
    ['Getting started', ['Overview', 'Installation', 'Usage', 'Example projects', 'Templates', 'Learn', 'Design resources', 'FAQs', 'Supported components', 'Supported platforms', 'Support']],
    ['Components', ['All components', 'Inputs', 'Data display', 'Feedback', 'Surfaces', 'Navigation', 'Layout', 'Utils', 'MUI\u00A0X', 'Toolpad Core', 'Lab']],
    ['Migration', ['Upgrade to Grid v2', 'Migration from @material-ui/pickers', 'Upgrade to v7', 'Upgrade to v6', 'Upgrade to v5', 'Earlier versions']],
    ['Discover more', ['Showcase', 'Related projects', 'Roadmap', 'Sponsors and Backers', 'Vision', 'Changelog']],
  ])('%s contains the nodes that the specification lists', (group, titles) => {
    expect(titlesBelow('material-ui', group)).toEqual(titles);
  });

  test('customization covers theme, palette, typography, spacing, breakpoints, dark mode and CSS variables', () => {
    const below = rows.filter(({ section, trail }) => section === 'material-ui' && trail.at(-1) === '/material-ui/customization').map(({ title }) => title);
    expect(below).toEqual(expect.arrayContaining(['Theme', 'Palette', 'Typography', 'Spacing', 'Breakpoints', 'Dark mode', 'CSS variables']));
  });

  test('every component of the package has an API page, and only one', () => {
    const pages = Object.values(manifest.routes).flatMap((route) => {
      const api = documentedBy(route, FEATURE_KINDS);
      return api?.package === '@mui/material' ? [api.name] : [];
    });
    const index = readFileSync(path.join(ROOT, 'node_modules/@mui/material/esm/index.js'), 'utf8');
    // Documented with another component, or not yet stable.
    const others = ['TablePaginationActions', 'Unstable_TrapFocus'];
    const components = [...index.matchAll(/export \{ default as ([A-Z]\w*) \}/g)].map(([, name = '']) => name).filter((name) => !others.includes(name));
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((name) => pages.filter((page) => page === name).length !== 1)).toEqual([]);
  });

  test.each([
    ['joy-ui', ['Getting started', 'Components', 'APIs', 'Customization', 'Integrations', 'Migration']],
    ['system', ['Getting started', 'Style utilities', 'Components', 'Migration', 'APIs', 'Experimental APIs', 'Styles']],
    ['core', ['Getting started', 'Components', 'APIs', 'How-to guides']],
    ['docs-infra', ['Features and where to see them', 'Writing', 'Components', 'Sidebar states']],
    ['data-grid', ['Documentation', 'Migration']],
  ])('%s has the groups of the specification', (id, titles) => {
    expect(titlesBelow(id)).toEqual(titles);
  });
});

describe('entities', () => {
  const SECTION_FILES = path.join(ROOT, 'nav/sections');
  const written = readdirSync(SECTION_FILES).flatMap((name) => nodesOf((load(readFileSync(path.join(SECTION_FILES, name), 'utf8')) as { pages: readonly WrittenNode[] }).pages));

  test.each(['pathname', 'title', 'subheader', 'children', 'plan', 'newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated', 'icon', 'linkProps'])(
    'a node with %s is in use',
    (key) => {
      expect(written.some((node) => key in node)).toBe(true);
    },
  );

  test.each(['title', 'subheader', 'children', 'icon'])('a node may lack %s', (key) => {
    expect(written.some((node) => !(key in node))).toBe(true);
  });

  test('every tag is in use, and both forms of tags with two', () => {
    // No build has a draft.
    expect(new Set(rows.flatMap(({ tags }) => tags))).toEqual(new Set(TAGS.filter((tag) => tag !== 'draft')));
    const formsOf = (key: string) => new Set(written.flatMap((node) => (node[key] === undefined ? [] : typeof node[key])));
    expect(formsOf('newFeature')).toEqual(new Set(['boolean', 'object']));
    expect(manifest.routes['/material-ui/react-grid-legacy']).toMatchObject({ tags: ['deprecated'], replacement: '/material-ui/react-grid' });
  });

  test('every section has its own logo in a file of this site', () => {
    const logos = manifest.sections.map(({ logo }) => logo);
    expect(new Set(logos).size).toBe(manifest.sections.length);
    for (const logo of logos) expect(readFileSync(path.join(ROOT, 'site/reference/content', logo ?? never('logo')), 'utf8')).toMatch(/^<svg /);
  });

  test.each(Object.entries(readFacts<{ readonly sections: Readonly<Record<string, KnownVersions>> }>('versions.json').sections))('%s has the known name and versions', (id, known) => {
    const { name, versions, allVersions } = sectionOf(id === 'docs' ? 'default' : id);
    expect(name).toBe(renamed(known.name));
    const all = allVersions === undefined ? [] : [{ text: 'View all versions', href: allVersions, current: false }];
    const found = [...versions, ...all].map(({ text, href, current }) => ({ text, ...(href === undefined ? {} : { href }), ...(current ? { current } : {}) }));
    // A version that links to all versions becomes that link and is not a version.
    expect(found).toEqual(known.versions.map((version) => (version.text === 'v0.0.0' ? { ...version, text: 'View all versions' } : version)));
  });

  test('Base UI has the demanded version label, and beside it the installed package that its data is of', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/@mui/base/package.json'), 'utf8')) as { readonly version: string };
    expect(sectionOf('core').versions).toEqual([{ text: 'v7.1.1', current: true, documents: `@mui/base ${version}` }]);
  });

  test('Material UI and System open the same page in other versions, and Joy UI is checked against its package', () => {
    for (const id of ['material-ui', 'system']) expect(sectionOf(id).versions.filter(({ pathTemplate }) => pathTemplate !== undefined).map(({ text }) => text)).toEqual(['v6', 'v5']);
    expect(readFileSync(path.join(SECTION_FILES, 'joy-ui.yaml'), 'utf8')).toContain("package: '@mui/joy'");
  });
});

type WrittenNode = Readonly<Record<string, unknown>> & { readonly children?: readonly WrittenNode[] };

function nodesOf(nodes: readonly WrittenNode[]): readonly WrittenNode[] {
  return nodes.flatMap((node) => [node, ...nodesOf(node.children ?? [])]);
}
