import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { docsNav } from '../support/docs-nav.ts';
import { endSoon } from '../support/end-soon.ts';
import { makeSite, readComponents } from './support/proof-sites.ts';

const SOURCE = `import * as React from 'react';
import { createPortal } from 'react-dom';

const Tone = React.createContext<string | undefined>(undefined);

/** Says \`span\`, and is a paragraph. */
export const Text: { <C extends React.ElementType = 'span'>(props: { component?: C; children?: React.ReactNode } & React.ComponentProps<C>): React.ReactNode } =
  ({ component, ...props }: any) => {
    const Root = component ?? 'p';
    return <Root {...props} />;
  };

/** Its ref is the field. */
export const Field = React.forwardRef<HTMLDivElement, { label?: string }>(function Field({ label }, ref) {
  const merged = React.useCallback((node: HTMLInputElement | null) => {
    if (typeof ref === 'function') ref(node as never);
  }, [ref]);
  return <label>{label}<input ref={merged} /></label>;
});

/** Does what it says. */
export const Panel = React.forwardRef<HTMLElement, {}>(function Panel(props, ref) {
  return <section {...props} ref={ref} />;
});

/** Needs an item. */
export function Card({ item }: { item: { title: string } }) {
  return <article>{item.title}</article>;
}

/** Needs a parent. */
export function Tabs({ children }: { children?: React.ReactNode }) {
  return <Tone.Provider value="calm"><nav>{children}</nav></Tone.Provider>;
}
export function Tab() {
  if (React.useContext(Tone) === undefined) throw new Error('A tab needs tabs.');
  return <button type="button" />;
}

/** Has no element. */
export function Fade({ children }: { children: React.ReactElement<{ className?: string }> }) {
  return React.cloneElement(children, { className: 'fade' });
}
export function Empty({ fallback }: { fallback?: React.ReactNode }) {
  return fallback;
}

/** Is elsewhere. */
export function Dialog({ open = false }: { open?: boolean }) {
  return open ? createPortal(<div />, document.body) : null;
}

/** Reads its wrapper. */
export function Themed({ title = '' }: { title?: string }) {
  return React.useContext(Wrapper) ? <aside title={title} /> : <i />;
}
export const Wrapper = React.createContext(false);

/** Never ends. */
export function Endless({ count = 0 }: { count?: number }) {
  while (count >= 0) count++;
  return <hr />;
}
`;

describe('a library with components of all kinds', () => {
  let root: string;
  let built: ReturnType<typeof docsNav>;
  let found: ReturnType<typeof readComponents>;

  beforeAll(() => {
    endSoon();
    root = makeSite(SOURCE);
    built = docsNav(['build'], root);
    expect(built, built.stdout).toMatchObject({ code: 0 });
    found = readComponents(root);
  });

  test('what each renders is on record, or why it is not', () => {
    const shown = Object.entries(found).flatMap(([name, { kind, element, unproven, ref, isRefRoot }]) =>
      kind === 'component' ? [[name, element ?? unproven, ref, isRefRoot]] : [],
    );
    expect(shown).toEqual([
      ['Card', 'article', undefined, undefined],
      ['Dialog', 'it puts out no element on a server', undefined, undefined],
      ['Empty', 'it puts out its child, and no element of its own', undefined, undefined],
      ['Endless', 'it never finishes', undefined, undefined],
      ['Fade', 'it puts out its child, and no element of its own', undefined, undefined],
      ['Field', 'label', 'HTMLInputElement', undefined],
      ['Panel', 'section', 'HTMLElement', true],
      ['Tab', 'button', undefined, undefined],
      ['Tabs', 'nav', undefined, undefined],
      ['Text', 'p', 'HTMLParagraphElement', true],
      ['Themed', 'aside', undefined, undefined],
    ]);
  });

  test('differences are warnings at the declarations, in builds and in checks that ask for them', () => {
    const lines = [
      'src/index.tsx:7:14: warning[api-element-differs]: `Text` renders `<p>` by default; its types say `<span>`.',
      'src/index.tsx:14:14: warning[api-element-differs]: A ref to `Field` receives an `HTMLInputElement`; its types say `HTMLDivElement`.',
    ];
    for (const line of lines) expect(built.stderr).toContain(line);
    const checked = docsNav(['validate', '--api', '--format', 'compact', '--max-warnings', '0'], root);
    expect(checked.code).toBe(1);
    for (const line of lines) expect(checked.stdout).toContain(line);
    expect(docsNav(['validate', '--max-warnings', '0'], root).code).toBe(0);
  });

  test('the pages show it', () => {
    const page = readFileSync(path.join(root, 'out/docs/api/text/index.html'), 'utf8');
    expect(page).toContain('By default, its root element is <code>&lt;p&gt;</code>.');
  });

  test('coverage lists what was not rendered, with the reason', () => {
    const { stdout } = docsNav(['coverage'], root);
    expect(stdout).toContain('components rendered       7 of 11 (63 %)');
    expect(stdout).toContain('    Endless: it never finishes\n');
  });

  test('an edit of the source renders it again', () => {
    // Without the one that takes long.
    const [others = ''] = SOURCE.split('/** Never ends. */');
    putFiles(root, { 'src/index.tsx': others.replace("component ?? 'p'", "component ?? 'h6'") });
    docsNav(['build'], root);
    expect(readComponents(root)['Text']).toMatchObject({ element: 'h6' });
  });
});

/** A site whose only demos would be those of its API pages. */
function makeBareSite(source: string, provider: string): string {
  const root = makeSite(source);
  putFiles(root, {
    'content/docs/tabs.md': '# Tabs\n\nNothing to try.\n',
    'docs/provider.tsx': provider,
    'node_modules/types-only/package.json': '{ "name": "types-only", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/types-only/index.d.ts': 'export declare const nothing: undefined;\n',
  });
  return root;
}

const PLAIN_PROVIDER = 'export default ({ children }: any) => children;\n';

test('once a wrapper can be compiled again, so are the components in it', () => {
  const root = makeBareSite('export {};\n', `import 'types-only';\n${PLAIN_PROVIDER}`);
  putFiles(root, {
    'nav/sections/docs.yaml':
      'id: docs\nname: Docs\nprefixes: [/docs]\ndemoProvider: docs/provider.tsx\npages:\n  - pathname: /docs\n  - pathname: /docs/tabs\n  - title: API\n    pathname: /docs/api\n    generate: api\n    package: slab\n',
    'node_modules/slab/package.json':
      '{ "name": "slab", "version": "1.0.0", "types": "index.d.ts", "main": "index.js" }',
    'node_modules/slab/index.d.ts':
      "export declare function Box(props: { tone?: string }): import('react').ReactNode;\n",
    'node_modules/slab/index.js': "exports.Box = () => require('react').createElement('main');\n",
  });
  expect(docsNav(['build'], root)).toMatchObject({ code: 0 });
  expect(readComponents(root)['Box']?.['unproven']).toMatch(/^it cannot be compiled: /);
  putFiles(root, { 'docs/provider.tsx': PLAIN_PROVIDER });
  expect(docsNav(['build'], root)).toMatchObject({ code: 0 });
  expect(readComponents(root)['Box']).toMatchObject({ element: 'main' });
});

test('what others kept from being rendered is rendered by the next build', () => {
  endSoon();
  const endless = (name: string) =>
    `export function ${name}({ count = 0 }: { count?: number }) { while (count >= 0) count++; return <hr />; }\n`;
  const root = makeBareSite(`${endless('A')}${endless('B')}export function C() { return <main />; }\n`, PLAIN_PROVIDER);
  docsNav(['build'], root);
  expect(readComponents(root)['C']).toMatchObject({ unproven: 'others ended the thread before it' });
  docsNav(['build'], root);
  const { A, C } = readComponents(root);
  expect(A).toMatchObject({ unproven: 'it never finishes' });
  expect(C).toMatchObject({ element: 'main' });
});
