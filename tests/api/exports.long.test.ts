import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { listEntryPoints } from '../../cli/make/api/exports/entry-points.ts';
import type { ApiEntry, CallableApi, ComponentApi } from '../../site/api/api-data.ts';
import { firstRows } from '../support/runs.ts';
import { installFixture, makeProject } from './support.ts';

const root = makeProject();
installFixture(root, 'exports-package', '@fixture/parts');
installFixture(root, 'source-package', '@fixture/source');
afterAll(() => rmSync(root, { recursive: true }));

const NAMES = [
  'Boundary',
  'Card',
  'Card.Item',
  'Card.Section',
  'Dialog.Root',
  'Dialog.Title',
  'Input',
  'Menu',
  'Menu.Item',
  'Menu.useMenu',
  'Notice',
  'Row',
  'Select',
  'Slot',
  'parts.Select',
  'Badge',
  'useCard',
];

describe('a package with `exports`', () => {
  let listed: readonly string[];
  let found: ReadonlyMap<string, ApiEntry | undefined>;
  beforeAll(async () => {
    listed = (await listNames(projectAt(root), ['@fixture/parts']))['@fixture/parts'] ?? [];
    const entries = extractApis(
      projectAt(root),
      NAMES.map((name) => ({ package: '@fixture/parts', name })),
    );
    found = new Map(NAMES.map((name, at) => [name, entries[at]]));
  });
  const component = (name: string) => found.get(name) as ComponentApi;
  const propsOf = (name: string) =>
    component(name).props.map(
      ({ name: prop, type, default: value, required }) =>
        `${prop}${required ? '!' : ''}: ${type}${value === undefined ? '' : ` = ${value}`}`,
    );

  test('can be imported from the entry points that it lists, except for styles and internals', () => {
    expect(listEntryPoints(path.join(root, 'node_modules/@fixture/parts'), '@fixture/parts')).toEqual([
      '@fixture/parts',
      '@fixture/parts/dialog',
      '@fixture/parts/parts/badge',
      '@fixture/parts/parts/select',
    ]);
  });

  test('has the components and hooks that it exports, including those in namespaces and members of others', () => {
    expect(listed).toEqual(NAMES.toSorted());
  });

  test.each([
    ['Dialog.Root', ["import { Dialog } from '@fixture/parts/dialog';", "import { Dialog } from '@fixture/parts';"]],
    ['Card.Item', ["import { Card } from '@fixture/parts';"]],
    ['Badge', ["import Badge from '@fixture/parts/parts/badge';"]],
    ['Slot', ["import { unstable_Slot as Slot } from '@fixture/parts';"]],
  ])('%s is imported the way its users import it', (name, imports) => {
    expect(found.get(name)?.imports).toEqual(imports);
  });

  test.each([
    [
      'Select',
      ['getLabel: (option: T) => string = String', 'onChange: (value: T | null) => void', 'options!: readonly T[]'],
    ],
    ['Input', ['prefix: React.ReactNode', "size: 'sm' | 'md'"]],
    ['Row', ['children: React.ReactNode', 'height!: number']],
    ['Card', ['inset: number']],
    ['Card.Section', ['withBorder: boolean']],
    ['Dialog.Root', ['modal: boolean = true', 'open: boolean']],
    ['Dialog.Title', ['level: number = 2']],
    ['Boundary', ['fallback!: React.ReactNode']],
    ['Menu.Item', ['disabled: boolean']],
    ['Notice', ["tone: 'good' | 'bad'"]],
  ])('%s has its props, with defaults, and with required ones marked', (name, props) => {
    expect(propsOf(name)).toEqual(props);
  });

  test('the element of a ref, and whether attributes are passed on, are read from types', () => {
    expect(component('Input')).toMatchObject({ ref: 'HTMLInputElement', hasAttributes: true });
    expect(component('Dialog.Title')).toMatchObject({ ref: 'HTMLHeadingElement', hasAttributes: true });
    expect(component('Card').ref).toBe('');
    expect(component('Dialog.Root').ref).toBeUndefined();
    expect(component('Select').description).toBe('Lets people choose one of several.');
    expect(component('Dialog.Root').description).toBe('Groups the parts of a dialog.');
  });
});

test('a workspace package is described from its source, and again after an edit', async () => {
  const names = async () => (await listNames(projectAt(root), ['@fixture/source']))['@fixture/source'];
  expect(await names()).toEqual(['Button', 'useToggle']);
  const [button] = extractApis(projectAt(root), [{ package: '@fixture/source', name: 'Button' }]);
  expect(button).toMatchObject({
    ref: 'HTMLButtonElement',
    hasAttributes: true,
    description: 'Does something.',
    props: [
      { name: 'children', required: true },
      { name: 'tone', type: "'quiet' | 'loud'", default: "'quiet'" },
    ],
  });
  writeFileSync(path.join(root, 'packages/source-package/src/index.ts'), "export * from './button';\n");
  expect(await names()).toEqual(['Button']);
});

describe('a JavaScript project without the types of React', () => {
  const plain = mkdtempSync(path.join(tmpdir(), 'docs-nav-plain-'));
  afterAll(() => rmSync(plain, { recursive: true }));
  const install = (name: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(plain, 'node_modules', name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  };
  install('typed', {
    'package.json': '{ "name": "typed", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `import * as React from 'react';
export interface AlertProps extends React.HTMLAttributes<HTMLDivElement> { tone?: 'calm' | 'loud'; /** Tells alerts apart. */ key?: React.Key }
export declare const Alert: React.ForwardRefExoticComponent<AlertProps & React.RefAttributes<HTMLDivElement>>;
export declare function Config(name: string): number;
export declare const Theme: React.Context<string>;
export declare const Looks: React.Context<string> & { Extend: React.FC<{ value: string }> };\n`,
  });
  install('common', {
    'package.json': '{ "name": "common", "version": "1.0.0", "main": "dist/index.js" }',
    'dist/index.js': `const { jsx } = require('react/jsx-runtime');
const { Panel } = require('./panel.js');
/** Says something. */
function Badge({ label, size = 'small' }) { return jsx('span', { children: label, size }); }
exports.Badge = Badge;
exports.Panel = Panel;
exports.Version = '1.0.0';
exports.useOpen = function useOpen() { return true; };\n`,
    'dist/panel.js': `const { Component } = require('react');\nclass Panel extends Component { render() { return null; } }\nexports.Panel = Panel;\n`,
  });
  install('passed-on', {
    'package.json':
      '{ "name": "passed-on", "version": "1.0.0", "main": "index.js", "homepage": "https://passed-on.example" }',
    'index.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Chip = void 0;
var chip_1 = require("./chip");
Object.defineProperty(exports, "Chip", { enumerable: true, get: function () { return chip_1.Chip; } });\n`,
    'chip.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Chip = void 0;
/** Says something short. */
const Chip = ({ tone = 'quiet', children }) => null;
exports.Chip = Chip;\n`,
  });
  install('compiled', {
    'package.json': '{ "name": "compiled", "version": "1.0.0", "main": "lib/index.js", "module": "esm/index.js" }',
    'lib/index.js': `exports.__esModule = true;\nvar _Tab = _interopRequireDefault(require('./tab'));\nexports.Tab = _Tab.default;\nfunction _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { default: obj }; }\n`,
    'esm/index.js': `export { default as Tab } from './tab';\n`,
    'esm/tab.js': `import { Component } from 'react';
var Tab = function (_Component) {
  function Tab() { return _Component.apply(this, arguments) || this; }
  return Tab;
}(Component);
export default Tab;\n`,
  });
  const imported = "import * as React from 'react';\n";
  install('@acme/date-picker', {
    'package.json': '{ "name": "@acme/date-picker", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare const _default: React.FC<{ /** The day. */ value?: string }>;\nexport default _default;\nexport declare function CalendarHeader(props: { title: string }): React.ReactElement;\nexport declare const Legend: React.FC;\n`,
  });
  install('react-choice', {
    'package.json': '{ "name": "react-choice", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare function StateManagedChoice(props: { options: string[] }): React.ReactElement;\nexport { StateManagedChoice as default };\nexport declare const version: string;\n`,
  });
  install('react-carousel', {
    'package.json': '{ "name": "react-carousel", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare class Slider extends React.Component<Slider.Props> { next(): void }\ndeclare namespace Slider {\n  interface Props { slides?: number }\n  const Arrow: React.FC<{ side: string }>;\n}\nexport = Slider;\n`,
  });
  install('use-clock', {
    'package.json': '{ "name": "use-clock", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': 'export default function useClock(zone?: string): string;\n',
  });
  install('both', {
    'package.json': '{ "name": "both", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}export declare const Gauge: React.FC;\nexport default Gauge;\n`,
  });
  install('whole', {
    'package.json': '{ "name": "whole", "version": "1.0.0", "main": "index.js" }',
    'index.js': 'function Chart({ kind = "bar" }) { return null; }\nmodule.exports = Chart;\n',
  });
  install('bundle', {
    'package.json': '{ "name": "bundle", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}export declare const Dot: React.FC;\ndeclare const all: { Dot: typeof Dot; version: string };\nexport default all;\n`,
  });
  install('parted', {
    'package.json': '{ "name": "parted", "version": "1.0.0", "main": "all.min.js", "module": "all.esm.js" }',
    'all.esm.js': 'export function Knob() { return null; }\n',
    'knob/package.json': '{ "main": "./knob.cjs.js", "types": "./knob.d.ts" }',
    'knob/knob.d.ts': `${imported}export interface KnobProps { /** How far it is turned. */ value?: number }\nexport declare class Knob extends React.Component<KnobProps> {}\n`,
    'resources/theme.css': '',
  });
  const button = (what: string) =>
    `/** ${what} */\nexport declare const Button: React.FC<ButtonProps>;\nexport interface ButtonProps { tone?: string }\n`;
  install('branches', {
    'package.json': JSON.stringify({
      name: 'branches',
      version: '1.0.0',
      exports: {
        '.': './index.js',
        './next': './next.js',
        './next/button': './next/button.js',
        './copy': './copy.js',
        './old': './old.js',
      },
    }),
    'index.d.ts': `${imported}${button('Does something.')}export declare const Card: React.FC<{ old: string }>;\nexport declare const Panel: React.FC<{ open: boolean }>;\n`,
    'index.js': '',
    'next.d.ts': `${imported}export { Button } from './next/button';\nexport { Panel } from './index';\nexport declare const Card: React.FC<{ next: string }>;\nexport declare function useCard(): string;\n`,
    'next.js': '',
    'next/button.d.ts': `${imported}/** Does more. */\nexport declare const Button: React.FC<{ depth: number }>;\n`,
    'next/button.js': '',
    // The same, bundled a second time.
    'copy.d.ts': `${imported}import { ButtonProps as ButtonProps$1 } from './index';\n${button('Does something.')}`,
    'copy.js': '',
    'old.d.ts': `${imported}export declare const Button: React.FC<{ old: true }>;\nexport declare const Legacy: React.FC;\n`,
    'old.js': '',
  });
  install('ambient', {
    'package.json': '{ "name": "ambient", "version": "1.0.0", "types": "all.d.ts" }',
    'all.d.ts': `declare module 'ambient/src/gauge' {
  import * as React from 'react';
  export const Gauge: React.FC<{ /** How much there is. */ level: number }>;
}
declare module 'ambient' {
  export * from 'ambient/src/gauge';
}
`,
  });
  install('renamed', {
    'package.json': '{ "name": "renamed", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}interface ItemComponent { (props: { id: string }): React.ReactElement }
export declare const MenuItem: ItemComponent;
export declare const Menu: React.FC & {
  /** @deprecated use \`MenuItem\` */
  Item: ItemComponent;
  /** @deprecated no longer needed */
  Group: ItemComponent;
  Label: ItemComponent;
};
export declare namespace Menu { namespace Label { type Props = { id: string } } }\n`,
  });
  install('overloads', {
    'package.json': '{ "name": "overloads", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `/** @returns what is known */
export declare function useQuery(options: { key: string; initial: number }): { data: number; isReady: true };
export declare function useQuery(options: { key: string; lazy?: boolean }): { data: number | undefined };
/** @param name its name */
export declare function useStore(name: string): string;
/** @param fallback where it is empty */
export declare function useStore(name: number, fallback: boolean): boolean;
export declare const useFrame: { (): void; (options: { depth?: number }): void };
export declare function useChange<Value>(change: (value: Value) => Value, later?: () => void): void;
export declare function useChange<Value>(change: (value: Value) => Value): void;\n`,
  });
  install('next-to', {
    'package.json': JSON.stringify({
      name: 'next-to',
      version: '1.0.0',
      exports: { '.': './index.js', './experimental': './experimental.js' },
    }),
    'index.d.ts': `${imported}export declare const Button: React.FC<{ tone: string }>;\nexport declare const ExperimentalButton: React.FC<{ depth: number }>;\nexport { Card as ExperimentalCard } from './experimental';\nexport declare const Card: React.FC;\n`,
    'index.js': '',
    'experimental.d.ts': `${imported}export declare const Button: React.FC<{ depth: number }>;\nexport declare const Card: React.FC<{ wide: boolean }>;\n`,
    'experimental.js': '',
  });
  install('flat-parts', {
    'package.json': '{ "name": "flat-parts", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare function Root(props: { open: boolean }): React.ReactElement;
declare const Content: React.ForwardRefExoticComponent<{ side: string } & React.RefAttributes<HTMLDivElement>>;
declare const Title: React.FC<{ level: number }>;
declare const Drawer: {
  Root: typeof Root;
  Content: React.ForwardRefExoticComponent<{ side: string } & React.RefAttributes<HTMLDivElement>>;
  Title: React.FC<{ size: string }>;
};
declare const Button: React.FC<{ tone: string }>;
declare const Toolbar: { Button: typeof Button };
export { Root, Content, Title, Drawer, Button, Toolbar };\n`,
  });
  install('put-together', {
    'package.json': '{ "name": "put-together", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare const Command: React.FC<{ label?: string }>;
declare const Item: React.FC<{ value: string }>;
declare const Old: React.FC<{ old: string }>;
declare const pkg: React.FC<{ label?: string }> & { Item: React.FC<{ value: string }> };
export { pkg as Command, Command as CommandRoot, Item as CommandItem, Old as Older };\n`,
  });
  install('next-version', {
    'package.json': '{ "name": "next-version", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}declare const Next: React.FC<{ after: string }>;\nexport { Next as unstable_Pager };\nexport * from './pager';\n`,
    'pager.d.ts': `${imported}export declare const Pager: React.FC<{ now: string }>;\n`,
  });
  install('initials', {
    'package.json': '{ "name": "initials", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `${imported}export declare const OTPGroup: React.FC<{ length: number }>;
export declare const OTP: React.FC<{ value: string }> & { Group: React.FC<{ length: number }> };\n`,
  });
  install('folders', {
    'package.json': '{ "name": "folders", "version": "1.0.0" }',
    'Chip/index.js': 'export default function Chip() { return null; }\n',
    'utils/index.js': 'export function Clamp() { return null; }\n',
  });
  const part = (...names: readonly string[]) =>
    imported + names.map((name) => `export declare const ${name}: React.FC<{ label: string }>;\n`).join('');
  install('beside', {
    'package.json': '{ "name": "beside", "version": "1.0.0", "types": "index.d.ts", "module": "esm/index.js" }',
    'index.d.ts': `export { Theme } from './themes';\n`,
    'index.js': '',
    'themes/index.d.ts': part('Theme', 'Palette'),
    'themes/index.js': '',
    'esm/index.d.ts': part('Copy'),
    'esm/index.js': '',
    'icon/index.d.ts': `${part('Icon')}export declare const Menu: React.FC<{ size: 1 }>;\nexport type Toast = 'toast';\n`,
    'icon/index.js': '',
    'menu/index.d.ts': part('Menu'),
    'menu/index.js': '',
    'snackbar/index.d.ts': part('Toast'),
    'snackbar/index.js': '',
    'types/index.d.ts': part('Nothing'),
  });

  const FOUND: readonly (readonly [where: string, name: string, names: readonly string[]])[] = [
    ['declarations', 'typed', ['Alert', 'Looks.Extend']],
    ['CommonJS modules', 'common', ['Badge', 'Panel', 'useOpen']],
    ['compiled classes', 'compiled', ['Tab']],
    ['parts of a component whose name ends with initials, flat as well', 'initials', ['OTP', 'OTP.Group']],
    ['folders without a main module', 'folders', ['Chip']],
    ['an unnamed default export, beside others', '@acme/date-picker', ['CalendarHeader', 'DatePicker', 'Legend']],
    ['a default export that the package is named after', 'react-choice', ['Choice']],
    ['folders with declarations beside a main module without any', 'parted', ['Knob']],
    ['folders that the main module beside them leaves out', 'beside', ['Icon', 'Menu', 'Theme', 'Toast', 'icon.Menu']],
    ['`export =` with parts', 'react-carousel', ['Slider', 'Slider.Arrow']],
    ['a default export that is a hook', 'use-clock', ['useClock']],
    ['a default export that is also exported by name', 'both', ['Gauge']],
    ['`module.exports` that is a component', 'whole', ['Chart']],
    ['a default export that contains the others', 'bundle', ['Dot']],
    [
      'modules that export something else under the same name',
      'branches',
      ['Button', 'Card', 'Legacy', 'Panel', 'next.Button', 'next.Card', 'old.Button', 'useCard'],
    ],
    [
      'members of others, except for deprecated ones that another export replaces',
      'renamed',
      ['Menu', 'Menu.Group', 'Menu.Label', 'MenuItem'],
    ],
    [
      'a module that exports something of another module under a prefixed name',
      'next-to',
      ['Button', 'Card', 'ExperimentalButton', 'experimental.Button', 'experimental.Card'],
    ],
    [
      'parts that are also exported directly',
      'flat-parts',
      ['Button', 'Drawer.Content', 'Drawer.Root', 'Drawer.Title', 'Title', 'Toolbar.Button'],
    ],
    ['modules that one file declares by name', 'ambient', ['Gauge']],
    [
      'a component that is exported again with its parts as members',
      'put-together',
      ['Command', 'Command.Item', 'Older'],
    ],
  ];

  test.each(firstRows(FOUND, 3))('finds components in %s', async (_, name, names) => {
    expect((await listNames(projectAt(plain), [name]))[name]).toEqual(names);
  });

  const DESCRIBED: readonly (readonly [owner: string, name: string, line: string, props: readonly string[]])[] = [
    ['@acme/date-picker', 'DatePicker', "import DatePicker from '@acme/date-picker';", ['value']],
    ['beside', 'Menu', "import { Menu } from 'beside/menu';", ['label']],
    ['parted', 'Knob', "import { Knob } from 'parted/knob';", ['value']],
    ['react-choice', 'Choice', "import Choice from 'react-choice';", ['options']],
    ['react-carousel', 'Slider', "import Slider from 'react-carousel';", ['slides']],
    ['react-carousel', 'Slider.Arrow', "import Slider from 'react-carousel';", ['side']],
    ['whole', 'Chart', "import Chart from 'whole';", ['kind']],
    ['both', 'Gauge', "import Gauge from 'both';", []],
    ['next-version', 'Pager', "import { Pager } from 'next-version';", ['now']],
    ['branches', 'Button', "import { Button } from 'branches';", ['tone']],
    ['branches', 'Panel', "import { Panel } from 'branches';", ['open']],
    ['ambient', 'Gauge', "import { Gauge } from 'ambient';", ['level']],
    ['branches', 'next.Button', "import { Button } from 'branches/next/button';", ['depth']],
    ['branches', 'next.Card', "import { Card } from 'branches/next';", ['next']],
    ['branches', 'old.Button', "import { Button } from 'branches/old';", ['old']],
  ];

  test.each(firstRows(DESCRIBED, 2))(
    '%s: %s is imported and described the way its users see it',
    (owner, name, line, props) => {
      const [entry] = extractApis(projectAt(plain), [{ package: owner, name }]);
      expect(entry?.imports).toEqual([line]);
      expect((entry as ComponentApi).isClass).toBe(/^(?:Knob|Slider)$/.test(name) ? true : undefined);
      expect((entry as ComponentApi).props.map((prop) => prop.name)).toEqual(props);
    },
  );

  test('a re-export of a CommonJS module keeps the comment and the defaults of the original module', () => {
    const [chip] = extractApis(projectAt(plain), [{ package: 'passed-on', name: 'Chip' }]);
    expect(chip).toMatchObject({
      description: 'Says something short.',
      home: 'https://passed-on.example',
      imports: ["import { Chip } from 'passed-on';"],
      props: [{ name: 'children' }, { name: 'tone', default: "'quiet'" }],
    });
  });

  test('each overload of a hook has its own parameters, result and comment', () => {
    const [query, store, frame, change] = ['useQuery', 'useStore', 'useFrame', 'useChange'].map(
      (name) => extractApis(projectAt(plain), [{ package: 'overloads', name }])[0] as CallableApi,
    );
    const lines = (hook: CallableApi | undefined) =>
      hook?.signatures.map(({ parameters, returns }) => [
        parameters.map(({ name, type, required }) => `${name}${required ? '!' : ''}: ${type}`).join(', '),
        returns.members.map(({ name, type }) => `${name}: ${type}`).join(', ') || returns.type,
      ]);
    expect(lines(query)).toEqual([
      ['initial!: number, key!: string', 'data: number, isReady: true'],
      ['key!: string, lazy: boolean', 'data: number | undefined'],
    ]);
    expect(query?.signatures.map(({ returns }) => returns.description)).toEqual(['what is known', undefined]);
    expect(lines(store)).toEqual([
      ['name!: string', 'string'],
      ['name!: number, fallback!: boolean', 'boolean'],
    ]);
    expect(store?.signatures.map(({ parameters }) => parameters.map(({ description }) => description))).toEqual([
      ['its name'],
      [undefined, 'where it is empty'],
    ]);
    expect(lines(frame)).toEqual([
      ['', 'void'],
      ['depth: number', 'void'],
    ]);
    expect(change?.signatures.map(({ text }) => text)).toEqual([
      'useChange<Value>(change: (value: Value) => Value, later?: () => void): void',
      'useChange<Value>(change: (value: Value) => Value): void',
    ]);
  });

  test('attributes are distinguished from what the library declares, whatever their names', () => {
    const [alert, badge] = extractApis(projectAt(plain), [
      { package: 'typed', name: 'Alert' },
      { package: 'common', name: 'Badge' },
    ]);
    expect(alert).toMatchObject({
      ref: 'HTMLDivElement',
      hasAttributes: true,
      props: [{ name: 'key' }, { name: 'tone', type: "'calm' | 'loud'" }],
    });
    expect(badge).toMatchObject({
      description: 'Says something.',
      props: [{ name: 'label' }, { name: 'size', default: "'small'" }],
    });
  });
});
