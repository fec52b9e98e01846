// Builds a corpus with this repository's own bin, cold and after one edited page.
import fs from 'node:fs';
import path from 'node:path';
import { makeCorpus, makeProject, pagesOf } from './corpus.mjs';
import { measureNode, median } from './measure.mjs';
import { describeOutput } from './output.mjs';

export const BIN = path.join(import.meta.dirname, '../../dist/docs-nav.cjs');

const COLD_RUNS = 2;
const WARM_RUNS = 3;

/** Measures `count` pages below `work`; throws with the build's log if a build fails or leaves a page out. */
export async function measureDocsNav(count, work) {
  const corpus = path.join(work, 'corpus', String(count));
  const nav = await makeCorpus(count, corpus);
  const project = makeProject(nav, corpus, path.join(work, 'project'));
  const out = path.join(project, 'out');
  const log = path.join(work, `docs-nav-${count}.log`);
  const build = async () => {
    const result = await measureNode([BIN, 'build', '--no-search', '--out', out], { cwd: project, log });
    if (result.code !== 0) throw new Error(`The build of ${count} pages failed:\n${fs.readFileSync(log, 'utf8')}`);
    return result;
  };

  const cold = [];
  for (let run = 0; run < COLD_RUNS; run++) {
    // The caches are in these folders; a cold build has none.
    for (const folder of [out, 'node_modules', '.docs-nav']) {
      fs.rmSync(path.resolve(project, folder), { recursive: true, force: true });
    }
    cold.push(await build());
  }
  const output = describeOutput(out, pagesOf(nav));

  const edited = nav.sections[1].groups[0].pages[1];
  const warm = [];
  for (let run = 0; run < WARM_RUNS; run++) {
    const sentence = `Sentence ${run} was added to this page.`;
    fs.appendFileSync(path.join(project, 'content', `${edited.path}.md`), `\n${sentence}\n`);
    warm.push(await build());
    if (!fs.readFileSync(path.join(out, edited.path, 'index.html'), 'utf8').includes(sentence)) {
      throw new Error(`The rebuild of ${count} pages did not bring in the edited page.`);
    }
  }
  fs.rmSync(project, { recursive: true, force: true });
  return {
    tool: 'docs-nav',
    pages: count,
    cold: cold.toSorted((a, b) => a.wall - b.wall)[0],
    warm: warm.find((run) => run.wall === median(warm.map(({ wall }) => wall))),
    output,
  };
}
