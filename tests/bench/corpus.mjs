// Generated documentation, with the same bytes for the same number of pages.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { generatePages } from './generate-pages.mjs';

const REPOSITORY = path.join(import.meta.dirname, '../..');

/**
 * Lays out a corpus of `count` pages in `folder` (`nav.json`, `pages/**`) unless it is there already.
 * A generator shared with other projects takes precedence over the one in this folder, so that figures can be compared:
 * DOCS_NAV_BENCH_CORPUS names it, or a folder beside the repository contains `bench/corpus.mjs`.
 */
export async function makeCorpus(count, folder) {
  if (!fs.existsSync(path.join(folder, 'nav.json'))) {
    const shared = sharedGenerator();
    const generate = shared ? (await import(pathToFileURL(shared).href)).generate : generatePages;
    generate(count, folder);
  }
  return JSON.parse(fs.readFileSync(path.join(folder, 'nav.json'), 'utf8'));
}

function sharedGenerator() {
  const named = process.env.DOCS_NAV_BENCH_CORPUS;
  if (named) return path.resolve(named);
  const beside = path.dirname(REPOSITORY);
  return fs
    .readdirSync(beside)
    .filter((name) => name !== path.basename(REPOSITORY))
    .map((name) => path.join(beside, name, 'bench/corpus.mjs'))
    .find((file) => fs.existsSync(file));
}

/** Turns a corpus into a project: YAML navigation and a content folder. Returns the project's folder. */
export function makeProject(nav, corpus, project) {
  fs.rmSync(project, { recursive: true, force: true });
  const ids = nav.sections.map((section) => section.id);
  write(path.join(project, 'nav/site.yaml'), [
    'title: Bench',
    'url: https://bench.example',
    `sections: [${ids.join(', ')}]`,
    `fallback: ${ids[0]}`,
  ]);
  for (const section of nav.sections) {
    write(path.join(project, `nav/sections/${section.id}.yaml`), [
      `id: ${section.id}`,
      `name: ${section.title}`,
      `prefixes: [/${section.id}]`,
      'pages:',
      ...section.groups.flatMap((group) => [
        `  - title: ${group.title}`,
        '    children:',
        ...group.pages.flatMap((page) => [`      - pathname: ${page.path}`, `        title: ${page.title}`]),
      ]),
    ]);
  }
  fs.cpSync(path.join(corpus, 'pages'), path.join(project, 'content'), { recursive: true });
  return project;
}

/** Every page of a corpus, in the order of its navigation. */
export function pagesOf(nav) {
  return nav.sections.flatMap((section) => section.groups.flatMap((group) => group.pages));
}

function write(file, lines) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}
