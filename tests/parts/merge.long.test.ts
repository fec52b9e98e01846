import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PART_FILE } from '../../cli/parts/part.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { startDocsNav } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { buildPart, CONTENT, makeWork, mergeParts, NAV } from './support.ts';

describe('matching parts', () => {
  test('a broken link from one section to another is reported during the merge, at its place in the source', async () => {
    const work = makeWork();
    const guides = await buildPart(work, 'a', 'guides', CONTENT.guides);
    const parts = await buildPart(work, 'b', 'parts', {
      'content/parts/wall.md': '# Wall\n\n## Blocks\n\nOf stone.\n',
    });
    const { exitCode, stdout } = await mergeParts(work, [guides, parts]);
    expect(stdout).toContain('error[broken-anchor]: The page `/parts/wall` has no anchor `#bricks`.');
    expect(stdout).toContain('content/guides/start.md:3:18');
    expect(exitCode).toBe(1);
    expect(existsSync(path.join(work, 'site'))).toBe(false);
  });

  test('a page is used as its pipeline built it, unless it depends on content of another section', async () => {
    const work = makeWork();
    const guides = await buildPart(work, 'a', 'guides', {
      ...CONTENT.guides,
      'content/guides/start.md': '# First of all\n\nSee [the bricks](/parts/wall#bricks).\n',
    });
    const parts = await buildPart(work, 'b', 'parts', CONTENT.parts);
    const read = (folder: string, page: string) => readFileSync(path.join(work, folder, page, 'index.html'), 'utf8');
    // Related pages are listed with their headings.
    expect(read(parts, 'parts/wall')).not.toContain('First of all');
    expect((await mergeParts(work, [guides, parts])).exitCode).toBe(0);
    expect(read('site', 'parts/wall')).toContain('First of all');
    expect(existsSync(path.join(work, 'site', PART_FILE))).toBe(false);
    const failWith = async (page: string) => {
      rmSync(path.join(work, 'site'), { recursive: true });
      rmSync(path.join(work, '.docs-nav'), { recursive: true });
      rmSync(path.join(work, page));
      return (await mergeParts(work, [guides, parts])).stderr;
    };
    expect(await failWith(`${parts}/parts/wall/index.html`)).not.toContain('error');
    expect(await failWith(`${guides}/guides/next/index.html`)).toContain(
      'error: `a/out/guides/next/index.html` is missing.',
    );
  });

  test('a merge keeps its cached sources, however long ago the last one was', async () => {
    const work = makeWork();
    const parts = [
      await buildPart(work, 'a', 'guides', CONTENT.guides),
      await buildPart(work, 'b', 'parts', CONTENT.parts),
    ];
    await mergeParts(work, parts);
    const cache = path.join(work, '.docs-nav/cache');
    const merged = path.join(cache, readdirSync(cache).find((name) => name.startsWith('merged-')) ?? '');
    utimesSync(merged, 0, 0);
    rmSync(path.join(cache, 'pruned.json'));
    expect((await mergeParts(work, parts)).exitCode).toBe(0);
    expect(existsSync(path.join(cache, 'pruned.json'))).toBe(true);
    expect(existsSync(path.join(merged, 'nav/site.yaml'))).toBe(true);
  });

  test('a killed merge leaves the old output or the new one, and the next merge completes it', async () => {
    const work = makeWork();
    const guides = await buildPart(work, 'a', 'guides', CONTENT.guides);
    const parts = await buildPart(work, 'b', 'parts', CONTENT.parts);
    await mergeParts(work, [guides, parts]);
    const before = hashFolder(path.join(work, 'site'));
    await buildPart(work, 'a', 'guides', { ...CONTENT.guides, 'content/guides/next.md': '# Next\n\nNow with news.\n' });
    const merge = startDocsNav(['merge', guides, parts, '--out', 'site'], work);
    const end = once(merge, 'exit');
    const isWriting = () => readdirSync(work).some((name) => name.startsWith('.site.building'));
    while (!isWriting() && merge.exitCode === null) await sleep(1);
    merge.kill('SIGKILL');
    await end;
    const left = hashFolder(path.join(work, 'site'));
    expect((await mergeParts(work, [guides, parts])).exitCode).toBe(0);
    const after = hashFolder(path.join(work, 'site'));
    expect(after).not.toEqual(before);
    expect([before, after]).toContainEqual(left);
  });
});

describe('parts that do not match', () => {
  /** Two parts, the second one with different files or flags. */
  async function makeParts(difference: Readonly<Record<string, string>> = {}, flags: readonly string[] = []) {
    const work = makeWork();
    return {
      work,
      parts: [
        await buildPart(work, 'a', 'guides', CONTENT.guides),
        await buildPart(work, 'b', 'parts', { ...CONTENT.parts, ...difference }, flags),
      ] as const,
    };
  }

  test('a missing section, and a duplicate one', async () => {
    const { work, parts } = await makeParts();
    const alone = await mergeParts(work, [parts[0]]);
    expect(alone).toMatchObject({
      exitCode: 1,
      stdout: 'error: No part has the section `parts`.\n  help: add the output of `docs-nav build --section parts`\n',
    });
    const twice = await mergeParts(work, [...parts, parts[1]]);
    expect(twice).toMatchObject({
      exitCode: 1,
      stdout: 'error: The section `parts` is in `b/out` and `b/out`.\n  help: leave one of them out\n',
    });
    expect(existsSync(path.join(work, 'site'))).toBe(false);
  });

  test('a different navigation, with the line where it differs', async () => {
    const { work, parts } = await makeParts({
      'nav/site.yaml': NAV['nav/site.yaml']?.replace('pebble.example', 'stone.example') ?? '',
    });
    const { exitCode, stdout } = await mergeParts(work, parts);
    expect([exitCode, stdout]).toEqual([
      1,
      'error: nav/site.yaml of `b/out` differs from that of `a/out`, from line 2 on.\n  help: give every pipeline the same commit of nav/, and build the parts again\n',
    ]);
  });

  test('a different base', async () => {
    const { work, parts } = await makeParts({}, ['--base', '/docs/']);
    const { exitCode, stdout } = await mergeParts(work, parts);
    expect([exitCode, stdout]).toEqual([
      1,
      'error: `a/out` was built with `--base /`, and `b/out` was built with `--base /docs/`.\n  help: give every build the same `--base`\n',
    ]);
  });

  test('a different shared file', async () => {
    const work = makeWork();
    const parts = [
      await buildPart(work, 'a', 'guides', { ...CONTENT.guides, 'content/static/note.txt': 'one' }),
      await buildPart(work, 'b', 'parts', { ...CONTENT.parts, 'content/static/note.txt': 'two' }),
    ];
    const { exitCode, stdout } = await mergeParts(work, parts);
    expect([exitCode, stdout]).toEqual([
      1,
      'error: `/static/note.txt` of `b/out` differs from that of `a/out`.\n  help: make both the same file, or rename one of them\n',
    ]);
  });

  test('a different version of docs-nav, a damaged file, a folder that is not a part', async () => {
    const { work, parts } = await makeParts();
    const file = path.join(work, parts[1], PART_FILE);
    const text = readFileSync(file, 'utf8');
    const failWith = async (said: string, names: readonly string[] = parts) => {
      const { exitCode, stderr } = await mergeParts(work, names);
      expect(stderr).toContain(said);
      expect(exitCode).toBe(2);
      expect(existsSync(path.join(work, 'site'))).toBe(false);
    };
    writeFileSync(file, text.replace(/"docsNav":"[^"]*"/, '"docsNav":"9.8.7 later"'));
    await failWith('error: `b/out` was built by docs-nav 9.8.7, but this is ');
    writeFileSync(file, text.slice(0, -20));
    await failWith(`error: \`b/out/${PART_FILE}\` is damaged.`);
    writeFileSync(file, text.replace('Of clay.', 'Of sand.'));
    await failWith(`error: \`b/out/${PART_FILE}\` is damaged.`);
    writeFileSync(file, text);
    writeFileSync(path.join(work, parts[1], 'parts/wall/index.html'), '<p>Something else</p>');
    await failWith('error: `b/out/parts/wall/index.html` has changed since its build.');
    await failWith(`error: \`b\` is not a part of a site: it has no ${PART_FILE}.`, [parts[0], 'b']);
  });

  test('an output in the folder of a part', async () => {
    const { work, parts } = await makeParts();
    const { exitCode, stderr } = await runCli(['merge', ...parts, '--out', 'a/out/site'], work);
    expect([exitCode, stderr.includes('error: `a/out/site` and the part `a/out` share a folder.')]).toEqual([2, true]);
  });
});

describe('a single part', () => {
  test('ignores content of other sections, even if it is present', async () => {
    const work = makeWork();
    const without = await buildPart(work, 'a', 'guides', CONTENT.guides);
    const beside = await buildPart(work, 'b', 'guides', {
      ...CONTENT.guides,
      ...CONTENT.parts,
      'content/parts/broken.md': '[nowhere](/nowhere)',
    });
    expect(hashFolder(path.join(work, beside))).toEqual(hashFolder(path.join(work, without)));
  });

  test('is checked by `validate --section` in the same way', async () => {
    const work = makeWork();
    putFiles(work, {
      ...NAV,
      'content/guides/start.md': '# Start\n\n[There](/parts/wall#bricks), [here](/guides/nxt).\n',
      'content/guides/next.md': '# Next\n',
    });
    const { exitCode, stdout } = await runCli(['validate', '--section', 'guides', '--format', 'compact'], work);
    expect(stdout).toContain('broken-link');
    expect(stdout.split('\n').filter((line) => line.startsWith('content/') || line.startsWith('nav/'))).toHaveLength(1);
    expect(exitCode).toBe(1);
    const unknown = await runCli(['validate', '--section', 'guide'], work);
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      'error: There is no section `guide`.\n  help: did you mean `guides`\n',
    ]);
  });

  test('has its links checked by the merge, not by check-links', async () => {
    const work = makeWork();
    await buildPart(work, 'a', 'guides', CONTENT.guides);
    const { exitCode, stderr } = await runCli(['check-links'], path.join(work, 'a'));
    expect([exitCode, stderr]).toEqual([
      2,
      'error: `out` is a part of a site, and its links lead to other parts.\n  help: make the whole with `docs-nav merge`, which checks them\n',
    ]);
  });
});
