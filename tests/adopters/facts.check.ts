import { createRequire } from 'node:module';
import path from 'node:path';
import { symlinkSync } from 'node:fs';
import ts from 'typescript-for-docs-nav';
import { beforeAll, describe, expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { installLibraries } from './support/libraries.ts';

/** Libraries with their modules, the names that pages have for what these export, and defaults as their code sets them. */
const LIBRARIES: readonly (readonly [
  library: string,
  exports: readonly (readonly [
    page: string,
    from: string,
    named: string,
    defaults: Readonly<Record<string, string>>,
  ])[],
])[] = [
  [
    'react-select',
    [
      ['Base', 'react-select/base', 'default', { pageSize: '5', menuPlacement: "'bottom'" }],
      ['Select', 'react-select', 'default', { pageSize: '5', defaultInputValue: "''" }],
      ['Async', 'react-select/async', 'default', { filterOption: 'null', cacheOptions: 'false' }],
    ],
  ],
  ['cmdk', [['Command', 'cmdk', 'Command', { vimBindings: 'true', disablePointerSelection: 'false' }]]],
  ['@sanity/ui', [['Button', '@sanity/ui', 'Button', { mode: "'default'", radius: '2', type: "'button'" }]]],
  ['@ionic/react', [['IonButton', '@ionic/react', 'IonButton', { disabled: 'false', type: "'button'" }]]],
  [
    '@digdir/designsystemet-react',
    [['Button', '@digdir/designsystemet-react', 'Button', { variant: "'primary'", loading: 'false' }]],
  ],
  [
    '@ark-ui/react',
    [['Slider.Root', '@ark-ui/react', 'Slider.Root', { min: '0', max: '100', orientation: "'horizontal'" }]],
  ],
];

let modules = '';
beforeAll(() => {
  modules = installLibraries();
});

describe.each(LIBRARIES)('%s', (library, exported) => {
  test('is described as TypeScript and its code have it', () => {
    const root = makeFolder();
    symlinkSync(modules, path.join(root, 'node_modules'));
    const found = extractApis(
      projectAt(root),
      exported.map(([name]) => ({ package: library, name })),
    );
    const needed = requiredOf(root, exported);
    for (const [at, [name, , , defaults]] of exported.entries()) {
      const entry = found[at];
      if (entry?.kind !== 'component') throw new Error(`${name} is no component`);
      const rows = rowsOf(entry);
      const required = rows.flatMap((row) => (row.required ? [row.name] : []));
      const listed = (needed[at] ?? []).filter((each) => rows.some((row) => row.name === each));
      expect([name, ...new Set(required)].toSorted()).toEqual([name, ...listed].toSorted());
      expect(Object.fromEntries(rows.map((row) => [row.name, row.default]))).toMatchObject(defaults);
    }
  });
});

test('react-select/base has the default of each of its `defaultProps`, as its own module has them at run time', () => {
  const root = makeFolder();
  symlinkSync(modules, path.join(root, 'node_modules'));
  const [base] = extractApis(projectAt(root), [{ package: 'react-select', name: 'Base' }]);
  const require = createRequire(path.join(modules, 'here.js'));
  const { defaultProps } = require('react-select/base') as { defaultProps: Readonly<Record<string, unknown>> };
  const rows = new Map(base?.kind === 'component' ? rowsOf(base).map((row) => [row.name, row]) : []);
  for (const [name, value] of Object.entries(defaultProps)) {
    const row = rows.get(name);
    if (row?.default === undefined) expect(row?.defaultSource?.file, name).toContain('react-select/dist/Select-');
    else expect(new Function(`return ${row.default};`)(), name).toEqual(value);
  }
});

function rowsOf({ props, alternatives = [] }: ComponentApi): readonly ApiMember[] {
  return [...props, ...alternatives.flatMap((each) => each.props)];
}

/** Asks TypeScript which props an element needs, by `JSX.LibraryManagedAttributes`. */
function requiredOf(root: string, exported: (typeof LIBRARIES)[number][1]): readonly (readonly string[])[] {
  const file = path.join(root, 'asked.ts');
  const text = [
    "import type * as React from 'react';",
    ...exported.map(([, from, named], at) => {
      const [first = '', ...rest] = named.split('.');
      const own = ['C' + at, ...rest].join('.');
      return `import { ${first} as C${at} } from '${from}';\nexport type P${at} = React.JSX.LibraryManagedAttributes<typeof ${own}, React.ComponentProps<typeof ${own}>>;`;
    }),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  ts.sys.writeFile(file, text);
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return exported.map((_, at) => {
    const asked = module && checker.tryGetMemberInModuleExports(`P${at}`, module);
    const type = asked && checker.getDeclaredTypeOfSymbol(asked);
    const parts = type === undefined ? [] : type.isUnion() ? type.types : [type];
    const needed = parts.map(
      (part) =>
        new Set(
          checker
            .getPropertiesOfType(part)
            .flatMap(({ name, flags }) => (flags & ts.SymbolFlags.Optional ? [] : [name])),
        ),
    );
    return [...(needed[0] ?? [])].filter((name) => needed.every((each) => each.has(name)));
  });
}
