import path from 'node:path';
import ts from 'typescript-for-docs-nav';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { ROOT } from '../support/docs-nav.ts';

/*
 * The props of every Material UI component, found again in another way: what TypeScript makes of
 * `React.ComponentProps<typeof Button>`, which a reader's own code would use.
 *
 * The rule: the page lists a prop when it is declared in a package of `@mui`, but
 * - `ref`, and `className` and `style` if the package says nothing about them,
 * - props that a comment marks as `@ignore` or `@internal`, unless they are described and in `propTypes`,
 * - style props, which `SystemProps` of MUI System names and which have no declaration of their own,
 * - props of the parent that the page names and that are declared in such a package, unless the component's own folder declares them again, or the shared
 *   helper for slots gives them another type.
 * It also lists `children` that `PropsWithChildren` of React adds, and `component` if the component accepts any. A prop is required if leaving it out is an error.
 */
const NAMES =
  (await listNames(projectAt(ROOT), ['@mui/material']))['@mui/material']?.filter((name) => /^[A-Z]/.test(name)) ?? [];

/** Components whose props are `PropsWithChildren` of React, which says that they take some. */
const TAKES_CHILDREN: ReadonlySet<string> = new Set(['DefaultPropsProvider']);

/** Props that are described as internal, but that their components check by `propTypes`. */
const CHECKED: ReadonlySet<string> = new Set(['unstable_level']);

interface Member {
  readonly name: string;
  readonly required: boolean;
  readonly files: readonly string[];
  readonly type: string;
  readonly isHidden: boolean;
  readonly isSilent: boolean;
}

let pages: ReadonlyMap<string, ComponentApi>;
let walk: ReadonlyMap<string, readonly Member[]>;
let styleProps: ReadonlySet<string>;

beforeAll(() => {
  const found = extractApis(
    projectAt(ROOT),
    NAMES.map((name) => ({ package: '@mui/material', name })),
  );
  pages = new Map(found.flatMap((entry) => (entry?.kind === 'component' ? [[entry.name, entry] as const] : [])));
  ({ walk, styleProps } = walkProps());
});

test('more than a hundred components have a page', () => {
  expect(NAMES.length).toBeGreaterThan(125);
  expect([...pages.keys()]).toEqual(NAMES);
});

describe('every page lists the props that the compiler finds', () => {
  test.each(NAMES)('%s', (name) => {
    const page = pages.get(name);
    const members = walk.get(name) ?? [];
    const parents = parentsOf(page);
    const isListed = (member: Member): boolean => {
      if (member.name === 'ref' || member.isHidden) return false;
      if ((member.name === 'className' || member.name === 'style') && member.isSilent) return false;
      if (member.files.length === 0) return !styleProps.has(member.name);
      if (member.name === 'children' && TAKES_CHILDREN.has(name)) return true;
      if (!member.files.some(isOfMui)) return false;
      if (
        member.files.some(
          (file) => file.includes(`/@mui/material/esm/${name}/`) || file.includes(`/@mui/system/esm/${name}/`),
        )
      )
        return true;
      const inherited = parents.flatMap((parent) =>
        (walk.get(parent) ?? []).filter((other) => other.name === member.name && other.files.some(isOfMui)),
      );
      if (inherited.length === 0) return true;
      return member.files.every((file) => file.includes('/utils/')) && inherited[0]?.type !== member.type;
    };
    const expected = members.filter(isListed).map((member) => `${member.name}${member.required ? ' (required)' : ''}`);
    const listed = ownProps(page).map((prop) => `${prop.name}${prop.required ? ' (required)' : ''}`);
    const ofOverload = listed.filter((prop) => ['component', 'href'].includes(prop) && !expected.includes(prop));
    expect(listed.toSorted()).toEqual([...expected, ...ofOverload].toSorted());
  });
});

test('props that a page leaves out are on its parent’s page, or come from React', () => {
  const lost = NAMES.flatMap((name) => {
    const above = new Set(
      [name, ...parentsOf(pages.get(name))].flatMap((owner) => ownProps(pages.get(owner)).map((prop) => prop.name)),
    );
    return (walk.get(name) ?? [])
      .filter((member) => member.files.some(isOfMui) && !member.isHidden && !member.isSilent && member.name !== 'ref')
      .filter((member) => !above.has(member.name))
      .map((member) => `${name}.${member.name}`);
  });
  expect(lost).toEqual([]);
});

/** Lists the props of a page and of its alternatives, without inherited ones. */
function ownProps(page: ComponentApi | undefined): readonly ApiMember[] {
  return [...(page?.props ?? []), ...(page?.alternatives ?? []).flatMap(({ props }) => props)];
}

function isOfMui(file: string): boolean {
  return file.includes('/node_modules/@mui/');
}

function parentsOf(page: ComponentApi | undefined): readonly string[] {
  const parent = page?.inherits?.name;
  return parent === undefined || parent === page?.name ? [] : [parent, ...parentsOf(pages.get(parent))];
}

function walkProps(): {
  readonly walk: ReadonlyMap<string, readonly Member[]>;
  readonly styleProps: ReadonlySet<string>;
} {
  const file = path.join(ROOT, 'props-of-material.ts');
  const text = [
    `import type * as React from 'react';`,
    `import type { SystemProps } from '@mui/system';`,
    ...NAMES.map((name) => `import ${name}_ from '@mui/material/${name}';`),
    ...NAMES.map((name) => `export declare const of${name}: React.ComponentProps<typeof ${name}_>;`),
    `export declare const style: SystemProps;`,
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const program = ts.createProgram([file], options, {
    ...host,
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
        : getSourceFile.call(host, name, ...rest),
    fileExists: (name) => name === file || fileExists.call(host, name),
  });
  const checker = program.getTypeChecker();
  const variables = new Map<string, ts.Type>();
  program.getSourceFile(file)?.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    for (const { name } of node.declarationList.declarations)
      variables.set(name.getText(), checker.getTypeAtLocation(name));
  });
  const membersOf = (type: ts.Type): readonly Member[] => {
    const parts = type.isUnion() ? type.types : [type];
    const names = new Set(parts.flatMap((part) => part.getProperties().map((property) => property.name)));
    return [...names].map((name): Member => {
      const symbols = parts.map((part) => part.getProperty(name));
      const [symbol] = symbols.filter((one) => one !== undefined);
      const tags = symbol?.getJsDocTags(checker).map((tag) => tag.name) ?? [];
      return {
        name,
        required: symbols.every((one) => one !== undefined && (one.flags & ts.SymbolFlags.Optional) === 0),
        files: (symbol?.declarations ?? []).map((node) => node.getSourceFile().fileName),
        type:
          symbol === undefined
            ? ''
            : checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation),
        isHidden: tags.includes('ignore') || (tags.includes('internal') && !CHECKED.has(name)),
        isSilent: symbol?.getDocumentationComment(checker).length === 0,
      };
    });
  };
  return {
    walk: new Map(NAMES.map((name) => [name, membersOf(variables.get(`of${name}`) as ts.Type)])),
    styleProps: new Set(
      variables
        .get('style')
        ?.getProperties()
        .map((property) => property.name) ?? [],
    ),
  };
}
