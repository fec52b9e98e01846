import { packagesOf } from '../engine/support/project.ts';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { readPackageVersion } from '../../cli/system/packages/read-packages.ts';
import { findDefinition } from '../../engine/check/catalogue.ts';
import { compareProjects } from '../../engine/diff/index.ts';
import { declareComponents } from '../../engine/feature/own-components.ts';
import { planFixes, planMove } from '../../engine/edit/index.ts';
import { check, compile, readFrontMatter, type ProjectInput } from '../../engine/index.ts';
import { WORD_GROUPS } from '../../site/words/words.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { edited, inOrder, readFiles, toInput, type ProjectFiles } from '../edit/support/project-files.ts';
import { randomRuns } from '../support/runs.ts';
import { ROOT } from '../support/docs-nav.ts';
import { anyMutation } from './support/any-project.ts';

interface Tree {
  readonly files: ProjectFiles;
  readonly rest: Parameters<typeof toInput>[1];
}

const PACKAGES = ['@mui/material', '@mui/lab', '@mui/joy', '@mui/base', '@mui/system', '@mui/x-data-grid'];
const components = await listNames(projectAt(ROOT), PACKAGES);
const versions = PACKAGES.map((name) => [name, readPackageVersion(ROOT, name) ?? '']);
const packages = packagesOf({ packages: Object.fromEntries(versions) as Record<string, string>, components });

/** The components of the reference site’s pages. */
const OWN = { Status: 'site/reference/components/Status.tsx' };

/** Real trees: those of the test sites, and that of the reference site with its content. */
const TREES: readonly Tree[] = [
  ...['library', 'languages', 'three-languages'].map((name) => ({
    files: readFiles(path.join(ROOT, 'tests/sites', name)),
    rest: {
      packages: { '@library/widgets': { version: '2.1.0', components: ['Button', 'useButton'] } },
      words: name === 'three-languages' ? WORD_GROUPS : [],
    },
  })),
  {
    files: readFiles(ROOT, 'site/reference/content', [
      'site/reference/components',
      'site/reference/home',
      'site/reference/providers',
    ]),
    rest: { content: 'site/reference/content', settings: { features: declareComponents(OWN) }, packages },
  },
];

const inputOf = ({ rest }: Tree, files: ProjectFiles): ProjectInput => toInput(files, rest);

/** Compiles a project that must have no errors. */
function compileSound(input: ProjectInput) {
  const compiled = compile(input);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return compiled;
}

/** What the trees compile to before anything moves. Compiling them in each run would take a quarter of its time. */
const STARTS = TREES.map((tree) => compileSound(inputOf(tree, tree.files)));

/** Comments and blank lines of YAML files. */
function quietLines(files: ProjectFiles): readonly string[] {
  return Array.from(files)
    .flatMap(([file, text]) =>
      file.startsWith('nav/')
        ? text
            .split('\n')
            .filter((line) => /^\s*(?:#.*)?$/.test(line))
            .map((line) => `${file} ${line}`)
        : [],
    )
    .toSorted();
}

/** The address to which an old one finally leads. */
function follow(address: string, redirects: readonly { readonly from: string; readonly to: string }[]): string {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  let at = address;
  for (let steps = 0; steps < 50; steps++) at = next.get(at) ?? at;
  return at;
}

/** The reference site takes thirty times as long as the others. */
const anyTree = fc.oneof(
  { weight: 40, arbitrary: fc.nat({ max: TREES.length - 2 }) },
  { weight: 1, arbitrary: fc.constant(TREES.length - 1) },
);

const anyMove = fc.record({
  page: fc.nat(),
  name: fc.constantFrom('new-name', 'deep/new-name', 'react-new', 'b', 'ui-'),
  up: fc.nat({ max: 2 }),
});

const MOVES = randomRuns({ usual: 12, ci: 1000 });
const FIXES = randomRuns({ usual: 40, ci: 3000 });
/** Milliseconds: more than any run takes, however busy the machine. */
const LIMIT = 120_000;
const LIMIT_PER_RUN = 10_000;

test(
  'after any sequence of moves, the project stays valid, old addresses redirect, comments stay, and moving back restores every byte',
  { timeout: LIMIT + MOVES.numRuns * LIMIT_PER_RUN },
  () => {
    fc.assert(
      fc.property(anyTree, fc.array(anyMove, { minLength: 1, maxLength: 3 }), (which, moves) => {
        const tree = TREES[which] as Tree;
        const start = STARTS[which]!;
        let { files } = tree;
        let now = start;
        const undo: (readonly [from: string, to: string, files: ProjectFiles])[] = [];
        /** Every address that readers may know, and the current address of its page. */
        const known = new Map<string, string>();
        for (const { page, name, up } of moves) {
          const input = inputOf(tree, files);
          const pathnames = Object.keys(now.manifest.routes);
          const whole = pathnames[page % pathnames.length]?.split('/') ?? [];
          const from = whole.slice(0, Math.max(2, whole.length - up)).join('/');
          const to = `${from.slice(0, from.lastIndexOf('/'))}/${name}`;
          const plan = planMove(input, { from, to, redirects: 'as-needed', read: (file) => files.get(file) });
          if (!plan.ok) {
            expect(plan.message).not.toBe('');
            continue;
          }
          undo.unshift([from, to, files]);
          for (const [old, last] of known) known.set(old, plan.pages.get(last) ?? last);
          for (const [old, last] of plan.pages) known.set(old, last);
          // When pages move back, their interim addresses are dropped.
          for (const left of plan.returned) known.delete(left);
          const after = edited(files, plan);
          expect(quietLines(after)).toEqual(quietLines(files));
          expect(after.size).toBe(files.size);
          files = after;
          now = compileSound(inputOf(tree, files));
          expect(now.diagnostics.length).toBe(start.diagnostics.length);
          for (const [old, last] of known)
            if (now.manifest.routes[old] === undefined) expect(follow(old, now.manifest.redirects)).toBe(last);
        }
        const comparison = compareProjects(inputOf(tree, tree.files), inputOf(tree, files));
        if (!comparison.ok) throw new Error('the project cannot be compared');
        const { changes, diagnostics } = comparison;
        const moved = Array.from(known).filter(([old, to]) => start.manifest.routes[old] !== undefined && old !== to);
        expect(changes.moved.map(({ from, pathname }) => [from, pathname]).toSorted()).toEqual(moved.toSorted());
        // In a group that lists a directory, a page in a new folder also adds a group for that folder.
        const added = changes.added.filter(({ pathname }) => !moved.some(([, to]) => to.startsWith(`${pathname}/`)));
        expect([added, changes.removed, changes.retagged, changes.anchors, diagnostics]).toEqual([[], [], [], [], []]);
        for (const [from, to, then] of undo) {
          const plan = planMove(inputOf(tree, files), {
            from: to,
            to: from,
            redirects: 'as-needed',
            read: (file) => files.get(file),
          });
          if (!plan.ok) throw new Error(plan.message);
          files = edited(files, plan);
          expect(inOrder(files)).toEqual(inOrder(then));
        }
      }),
      MOVES,
    );
  },
);

test(
  'fixing a second time changes nothing, and fixing adds at most one finding that was not hidden',
  { timeout: LIMIT + FIXES.numRuns * LIMIT_PER_RUN },
  () => {
    fc.assert(
      fc.property(anyMutation, ({ after }) => {
        const texts = new Map(after.nav.map(({ path: file, text }) => [file, text]));
        const mend = (input: ProjectInput, files: ReadonlyMap<string, string>) =>
          planFixes(
            {
              ...input,
              pages: input.pages.map((page) => ({
                ...page,
                facts: { ...page.facts, links: [], parts: [], problems: [] },
              })),
            },
            { read: (file) => files.get(file), readFacts: (text) => readFrontMatter(readFacts(text)) },
          );
        const first = mend(after, texts);
        if (first.edits.length === 0) return;
        const mended = edited(texts, { edits: first.edits, moves: [] });
        const again = (source: { readonly path: string; readonly text: string }) => ({
          ...source,
          text: mended.get(source.path) ?? source.text,
        });
        const second = mend({ ...after, nav: after.nav.map(again) }, mended);
        expect(second.edits).toEqual([]);
        // What a mistake hides is told once it is mended.
        const added = second.diagnostics.filter(({ code }) => findDefinition(code)?.needsAll !== true);
        expect(added.length).toBeLessThanOrEqual(check(after).diagnostics.length + 1);
      }),
      FIXES,
    );
  },
);
