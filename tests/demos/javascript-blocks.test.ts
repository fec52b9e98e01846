import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { prepareJavaScriptBlocks } from '../../cli/make/demos/javascript/javascript-blocks.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-javascript-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function javaScriptOf(markdown: string, hash = markdown): Promise<Readonly<Record<string, string>>> {
  writeFileSync(path.join(root, 'page.md'), markdown);
  return (
    (await prepareJavaScriptBlocks(projectAt(root), { hashes: new Map([['page.md', hash]]), settings: {} })).get(
      'page.md',
    ) ?? {}
  );
}

const fence = (code: string, info = 'tsx') => `\`\`\`${info}\n${code}\n\`\`\``;

describe('code blocks in JavaScript', () => {
  test('are made from those in TypeScript, wherever they are', async () => {
    const markdown = [
      '# Page',
      fence('const a: number = 1;', 'ts'),
      `- item\n\n  ${fence('let b: string;').replaceAll('\n', '\n  ')}`,
      fence('const c: x', 'text'),
    ].join('\n\n');
    expect(await javaScriptOf(markdown)).toEqual({
      'const a: number = 1;': 'const a = 1;',
      'let b: string;': 'let b;',
    });
  });

  test('are left out if they would be the same, or if a block is only a sketch', async () => {
    expect(await javaScriptOf(`${fence('const a = 1;')}\n\n${fence('const a: = …')}\n`)).toEqual({});
  });

  test('are made once for each version of a page', async () => {
    await javaScriptOf(fence('const a: number = 1;'), 'same');
    expect(await javaScriptOf(fence('const b: number = 2;'), 'same')).toEqual({
      'const a: number = 1;': 'const a = 1;',
    });
    expect(await javaScriptOf(fence('const b: number = 2;'), 'other')).toEqual({
      'const b: number = 2;': 'const b = 2;',
    });
  });

  test('are shown beside the original, with its title and marks', () => {
    const code = 'type A = string;\nconst a: A = 1;\nrun();';
    const { html } = renderBody(`***\n\n${fence(code, 'tsx title="App.tsx" {3}')}`, {
      resolveHref: (href) => ({ href, external: false }),
      javascript: { [code]: 'const a = 1;\nrun();' },
    });
    const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(html).toContain('<div class="variants"><figure class="code" data-lang="tsx">');
    expect(figures.map((figure) => /<figcaption>(.*)<\/figcaption>/.exec(figure)?.[1])).toEqual(['App.tsx', 'App.js']);
    expect(figures[1]).toContain('data-lang="jsx"');
    for (const figure of figures)
      expect(
        /<mark>(.*)<\/mark>/s
          .exec(figure)?.[1]
          ?.replace(/<[^>]*>/g, '')
          .trim(),
      ).toBe('run();');
  });
});
