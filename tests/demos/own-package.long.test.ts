import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const DEMO = `import { useAdConfig, useColorMode, useCopy, useDocsConfig } from 'docs-nav/react';

export default function Counter() {
  const { copy, isCopied } = useCopy('text');
  const known = { ...useDocsConfig(), ...useAdConfig(), mode: useColorMode().mode, isCopied };
  return <button onClick={copy}>{JSON.stringify(known)}</button>;
}
`;

const PROVIDER = `import { useDocsConfig } from 'docs-nav/react';

export default function Provider({ mode, direction, dense, children }) {
  return <div data-known={[mode, direction, dense, useDocsConfig().base].join()}>{children}</div>;
}
`;

/** Builds a library's site, below `/docs/`, whose demo and provider use `docs-nav/react`. */
async function build() {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { 'content/lib/counter/Counter.tsx': DEMO, 'docs/provider.tsx': PROVIDER });
  const { exitCode, stdout } = await runCli(['build', '--no-search', '--base', '/docs/'], root);
  expect(stdout).toContain('Built');
  expect(exitCode).toBe(0);
  const folder = path.join(root, 'out/_nav/demos');
  return {
    page: readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8').replaceAll('&quot;', '"'),
    scripts: readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')),
  };
}

test('a demo, its provider and the tree around them share one docs-nav/react, which knows the site', async () => {
  const { page, scripts } = await build();
  expect(page).toContain('<div data-known="light,ltr,false,/docs/">');
  const [, known = ''] = /<button>(.*?)<\/button>/.exec(page) ?? [];
  expect(JSON.parse(known)).toEqual({
    language: 'en',
    base: '/docs/',
    codeVariant: 'TS',
    direction: 'ltr',
    dense: false,
    displayRatio: 0,
    mode: 'system',
    isCopied: false,
  });
  expect(scripts.filter((script) => script.includes('DocsConfigProvider')).length).toBe(1);
});
