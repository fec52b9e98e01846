import { expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { findRoute } from '../../cli/node/find-route.ts';
import { makeProject } from '../engine/support/project.ts';

const MANIFEST = manifestOf('');

function manifestOf(settings: string): RouteManifest {
  const input = makeProject({
    site: `title: Widgets\nurl: https://widgets.example\nlanguages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\nredirects:
  - { from: /old, to: /widgets/button#sizes }
  - { from: /older, to: /old }
  - { from: /away, to: https://other.example/ }
  - { from: /api/knob, to: /api/button }\n${settings}`,
    sections: {
      widgets:
        'id: widgets\nname: Widgets\nprefixes: [/widgets, /api]\npages:\n  - pathname: /widgets\n    title: All\n    children:\n      - pathname: /widgets/button\n        title: Button\n      - pathname: /api/button\n        title: Button API\n      - pathname: /widgets/größe\n        title: Size\n',
    },
    pages: {
      '/widgets/button': { anchors: ['use', 'sizes'] },
      '/widgets/button.de': { anchors: ['nutzen', 'größen'] },
      '/api/button': {},
      '/widgets/größe': { anchors: ['größe'] },
    },
  });
  const compiled = compile(input);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join());
  return compiled.manifest;
}

/** What is found, in short. */
function find(address: string, manifest = MANIFEST): string | undefined {
  const found = findRoute(manifest, address);
  if (found === undefined) return undefined;
  const { route, language, hash = '', redirected } = found;
  return `${language} ${route.pathname}${hash && `#${hash}`}${redirected ? ' redirected' : ''}`;
}

test.each([
  ['/widgets/button/', 'en /widgets/button'],
  ['/widgets/button', 'en /widgets/button'],
  ['/widgets', 'en /widgets'],
  ['/widgets/button/?q=1#use', 'en /widgets/button#use'],
  ['/widgets/button/#top', 'en /widgets/button'],
  ['/widgets/button/#use:~:text=a', 'en /widgets/button#use'],
  ['https://widgets.example/widgets/button/', 'en /widgets/button'],
  ['/widgets/gr%C3%B6%C3%9Fe/#gr%C3%B6%C3%9Fe', 'en /widgets/größe#größe'],
  ['/widgets/größe', 'en /widgets/größe'],
  ['/de/widgets/button/', 'de /widgets/button'],
  ['/de/widgets/größe/', 'de /widgets/größe'],
  // Pages below `/api` are served elsewhere, because hosts reserve it.
  ['/api-docs/button/', 'en /api/button'],
  ['/api/button/', 'en /api/button redirected'],
  ['/de/api-docs/button/', 'de /api/button'],
  ['/old/', 'en /widgets/button#sizes redirected'],
  ['/old#use', 'en /widgets/button#use redirected'],
  ['/older', 'en /widgets/button#sizes redirected'],
  ['/de/old/', 'de /widgets/button#größen redirected'],
  ['/api/knob', 'en /api/button redirected'],
  ['/api-docs/knob/', 'en /api/button redirected'],
])('%s is %s', (address, expected) => {
  expect(find(address)).toBe(expected);
});

test.each([
  '/',
  '/widgets/knob/',
  '/en/widgets/button/',
  '/fr/widgets/button/',
  '/widgets/button.md',
  '/api-docs',
  '/away',
  '//widgets/button/',
  'https://other.example/widgets/button/',
  'mailto:someone@widgets.example',
  'https://',
])('%s is no page of the site', (address) => {
  expect(find(address)).toBeUndefined();
});

test('below a base, only what is there is of the site', () => {
  const based = { ...MANIFEST, base: '/docs' };
  expect(find('/docs/de/widgets/button/#use', based)).toBe('de /widgets/button#use');
  expect(find('https://widgets.example/docs/old', based)).toBe('en /widgets/button#sizes redirected');
  expect(find('/widgets/button/', based)).toBeUndefined();
  expect(find('/docs2/widgets/button/', based)).toBeUndefined();
});

test('a site that keeps addresses below /api serves its pages there', () => {
  const kept = manifestOf('apiAddresses: keep\n');
  expect(find('/api/button/', kept)).toBe('en /api/button');
  expect(find('/api-docs/button/', kept)).toBeUndefined();
});

test('a site built for another host answers to both addresses', () => {
  const preview = {
    ...MANIFEST,
    site: { ...MANIFEST.site, url: 'https://preview.example', declaredUrl: MANIFEST.site.url },
  };
  expect(find('https://preview.example/widgets', preview)).toBe('en /widgets');
  expect(find('https://widgets.example/widgets', preview)).toBe('en /widgets');
});

test('a manifest that leads in circles leads nowhere', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ] as unknown as RouteManifest['redirects'];
  expect(find('/a', { ...MANIFEST, redirects })).toBeUndefined();
});
