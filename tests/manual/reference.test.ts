import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { commandsPage } from './reference/commands.ts';
import { constructsPage } from './reference/constructs.ts';
import { diagnosticsPage, diagnosticsPages } from './reference/diagnostics.ts';
import { variablesPage } from './reference/variables.ts';
import { frontMatterPage, otherYamlPage, sectionYamlPage, siteYamlPage } from './reference/yaml-keys.ts';

const PAGES: Readonly<Record<string, string>> = {
  'commands.md': commandsPage(),
  'css-variables.md': variablesPage(),
  'diagnostics.md': diagnosticsPage(),
  'front-matter.md': frontMatterPage(),
  'markdown-of-other-tools.md': constructsPage(),
  'other-yaml.md': otherYamlPage(),
  'section-yaml.md': sectionYamlPage(),
  'site-yaml.md': siteYamlPage(),
  ...Object.fromEntries(Object.entries(diagnosticsPages()).map(([name, text]) => [`diagnostics/${name}`, text])),
};

test.each(Object.entries(PAGES))('%s matches the code', async (name, text) => {
  await expect(text, 'To write it anew: npm run docs:reference').toMatchFileSnapshot(
    path.join(ROOT, 'site/reference/content/docs-nav/reference', name),
  );
});
