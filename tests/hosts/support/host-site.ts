import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, PROJECT } from '../../cli/support/folder.ts';
import { ROOT } from '../../support/docs-nav.ts';

/** Targets that some host reads something in, and the address that each one is. */
export const TARGETS = [
  {
    to: 'https://e.example/$host/$request_uri?x={env.HOME}',
    sent: 'https://e.example/$host/$request_uri?x={env.HOME}',
  },
  { to: 'https://e.example:8080/:splat/*', sent: 'https://e.example:8080/:splat/*' },
  { to: 'https://é.example/ü', sent: 'https://xn--9ca.example/ü' },
  { to: 'https://e.example/a"b\\\\c;}', sent: 'https://e.example/a"b/c;}' },
];

const SITE = `languages: [{ code: en, name: English }, { code: pt-BR, name: Português }]
hosts: [nginx, caddy, vercel]
redirects:
  - { from: /old/place, to: /library/start }
  - { from: /shop, to: 'https://shop.example/a?b=c' }
${TARGETS.map(({ to }, at) => `  - { from: /t${at}, to: '${to.replaceAll('\\\\', '\\')}' }\n`).join('')}`;

/** Makes a project in two languages, with redirects and all that hosts have rules for; `more`: further settings. */
export function makeHostProject(more = ''): string {
  const root = makeFolder({
    ...PROJECT,
    'nav/site.yaml': PROJECT['nav/site.yaml'] + SITE + more,
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}versions: [{ text: v2, current: true }]\n`,
    'nav/sections/api.yaml': 'id: api\nname: API\nprefixes: [/api]\npages: [{ pathname: /api/area, title: Area }]\n',
    'content/api/area.md': '# Area\n\nWide.\n\n![Dot](/static/dot.svg)\n',
    'content/static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  return root;
}
