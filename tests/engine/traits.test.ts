/** What the engine does for every feature with an attribute of a kind: those of a project have no name that it knows. */
import { describe, expect, test } from 'vitest';
import { check, compile, readFrontMatter, type Declaration } from '../../engine/index.ts';
import { planMove } from '../../engine/edit/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { toFiles, toInput } from '../edit/support/project-files.ts';
import { makeProject, SITE } from './support/project.ts';

const OWN: Declaration = {
  name: 'chart',
  says: 'A chart.',
  asked: ['line'],
  made: true,
  fromFrontMatter: 'palette',
  ask: {
    data: { kind: 'module', says: 'Its data.' },
    of: { kind: 'group', says: 'The group that it is about.' },
    source: { kind: 'address', says: 'Where it is from.' },
  },
};
const SECTIONS = {
  kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - { title: Parts, pathname: /kit/parts, children: [{ pathname: /kit/parts/a }] }\n  - { pathname: /kit/charts }\n',
};

function projectWith(text: string, modules: readonly string[] = []) {
  const facts = readFrontMatter(readFacts(text, { settings: { features: [OWN] } }));
  const pages = { '/kit/charts': facts, '/kit/parts/a': { heading: 'A' } };
  return makeProject({ sections: SECTIONS, pages, features: [OWN], modules });
}

function mistakesIn(text: string, modules: readonly string[] = []) {
  const { diagnostics } = check(projectWith(text, modules));
  return diagnostics.map(({ code, origin: { range }, message }) => `${range.start.line} ${code} ${message}`);
}

const page = (line: string, frontMatter = 'palette: warm') => `---\n${frontMatter}\n---\n\n# Charts\n\n${line}\n`;

test.each([
  ['::chart{data="./sales.ts"}', '7 missing-demo There is no module `./sales.ts`.'],
  ['::chart{of="/kit/part"}', '7 unknown-group There is no group `/kit/part`.'],
  ['::chart{source="https://video.example/1"}', '7 refused-embed This site embeds nothing from `video.example`.'],
])('%s is checked by what its attribute is', (line, told) => {
  expect(mistakesIn(page(line))).toContain(told);
});

test('what is there is no mistake', () => {
  expect(mistakesIn(page('::chart{data="sales.ts" of="/kit/parts"}'), ['content/kit/sales.ts'])).toEqual([]);
});

describe('a key of the front matter', () => {
  test('and the line that is made of it need each other', () => {
    expect(mistakesIn(page('::chart', 'title: Charts'))).toEqual([
      '7 missing-field `::chart` has nothing to show, because `palette` is missing in the front matter.',
    ]);
    expect(mistakesIn(page('Text.'))).toEqual([
      '2 unused-front-matter `palette` has no effect here: the page has no `::chart`.',
    ]);
  });

  test('is given to features of the page', () => {
    const compiled = compile(projectWith(page('::chart')));
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
    expect(Object.values(compiled.manifest.routes).flatMap(({ given = [] }) => given)).toEqual([{ palette: 'warm' }]);
  });
});

test('a module moves along with its page, and a group is renamed', () => {
  const files = toFiles({
    'nav/site.yaml': 'title: Kit\nurl: https://kit.example\n',
    'nav/sections/kit.yaml': SECTIONS.kit,
    'content/kit/charts.md': page('::chart{data="charts/sales.ts" of="/kit/parts"}'),
    'content/kit/charts/sales.ts': 'export default [];\n',
    'content/kit/parts/a.md': '# A\n',
  });
  const settings = { features: [OWN] };
  const moved = (from: string, to: string) => {
    const input = toInput(files, { settings, features: [OWN] });
    const plan = planMove(input, { from, to, redirects: 'never', read: (file) => files.get(file) });
    return plan.ok ? plan.edits.filter(({ file }) => file === 'content/kit/charts.md').map(({ text }) => text) : plan;
  };
  expect(moved('/kit/charts', '/kit/graphs')).toEqual(['data="graphs/sales.ts"']);
  expect(moved('/kit/parts', '/kit/pieces')).toEqual(['/kit/pieces']);
});

test('what only a translation asks is checked, and asked of the feature as well', () => {
  const site = `${SITE}languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n`;
  const part = (name: string) => readFrontMatter(readFacts(`# A\n\n::demo{src="${name}.tsx"}\n`));
  const project = (name: string) => ({
    ...makeProject({ site, sections: SECTIONS, modules: ['content/kit/Here.tsx'] }),
    pages: [
      { path: 'content/kit/charts.md', pathname: '/kit/charts', facts: readFrontMatter(readFacts('# A\n')) },
      { path: 'content/kit/charts.de.md', pathname: '/kit/charts.de', facts: part(name) },
      { path: 'content/kit/parts/a.md', pathname: '/kit/parts/a', facts: readFrontMatter(readFacts('# A\n')) },
    ],
  });
  expect(check(project('Gone')).diagnostics.map(({ code, origin: { file } }) => `${file} ${code}`)).toContain(
    'content/kit/charts.de.md missing-demo',
  );
  const compiled = compile(project('Here'));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const asked = Object.values(compiled.manifest.routes).flatMap(({ asks = [] }) => asks);
  expect(asked).toEqual([{ kind: 'demo', ask: { src: 'Here.tsx' } }]);
});
