import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { TREE as docusaurus } from './trees/docusaurus.ts';
import { TREE as mintlify } from './trees/mintlify.ts';
import { TREE as mkdocs } from './trees/mkdocs.ts';
import { TREE as nextra } from './trees/nextra.ts';
import { TREE as starlight } from './trees/starlight.ts';
import { TREE as vitepress } from './trees/vitepress.ts';

test.each([docusaurus, starlight, vitepress, nextra, mkdocs, mintlify].map((tree) => [tree.tool, tree] as const))(
  'imports a realistic tree from %s without errors, and reports every loss with its place',
  async (tool, { files, losses, shows }) => {
    const root = makeFolder();
    putFiles(path.join(root, 'theirs'), files);
    const { exitCode, stdout, stderr } = await runCli(['import', tool, 'theirs', '--out', 'ours'], root);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(Number(/Imported (\d+) pages/.exec(stdout)?.[1])).toBeGreaterThan(50);
    const lines = stdout.split('\n');
    for (const loss of losses) expect(lines).toContain(loss);
    for (const line of lines.slice(
      0,
      lines.findIndex((text) => text.startsWith('Imported')),
    )) {
      const [, file = '', number = ''] = /^(.+?):(\d+): ./.exec(line) ?? [];
      expect(existsSync(path.join(root, 'theirs', file)), line).toBe(true);
      expect(Number(number)).toBeLessThanOrEqual(
        readFileSync(path.join(root, 'theirs', file), 'utf8').split('\n').length,
      );
    }
    for (const [file, text] of shows) expect(readFileSync(path.join(root, 'ours', file), 'utf8')).toContain(text);
    const checked = await runCli(['validate', '--format', 'compact'], path.join(root, 'ours'));
    expect(
      checked.stdout
        .split('\n')
        .filter((line) => /error\[|foreign-markup|raw-html|unrun-code|unmapped-component|unknown-directive/.test(line)),
    ).toEqual([]);
    expect(checked.exitCode).toBe(0);
  },
);
