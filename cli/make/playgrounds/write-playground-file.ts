import type { ApiMember, ComponentApi } from '../../../site/api/api-data.ts';
import { quoteText } from '../../../site/features/playground/code/write-jsx.ts';
import { lackingProps, controlsOf } from '../../../site/features/playground/controls/list-controls.ts';
import { presetOf } from './make-playground.ts';

/** A module for a playground, and the line that shows it in a page beside it. */
interface WrittenPlayground {
  /** Name of the file. */
  readonly name: string;
  readonly content: string;
  readonly line: string;
}

/**
 * Writes the module that a component's playground begins with: it compiles, what the component requires is there, and
 * what it needs around it can be added.
 */
export function writePlaygroundFile(entry: ComponentApi): WrittenPlayground {
  const { name, imports, package: owner } = entry;
  const controls = controlsOf(entry);
  const lacking = lackingProps(entry, controls);
  const preset = Object.entries(presetOf(name, controls));
  const file = `${name.replaceAll('.', '')}.playground.tsx`;
  const own = lacking.filter((prop) => prop !== 'children');
  const attributes = own.map((prop) => ` ${prop}={${placeholder(find(entry, prop))}}`).join('');
  const content = lacking.includes('children') ? childrenFor(find(entry, 'children')) : undefined;
  const element =
    content === undefined
      ? `<${name} {...props}${attributes} />`
      : `<${name} {...props}${attributes}>${content}</${name}>`;
  return {
    name: file,
    line: `::demo{src="${file}" controls="${owner}/${name}"}`,
    content: [
      "import type { ComponentProps } from 'react';",
      ...imports.slice(0, 1),
      "import type { Controls } from 'docs-nav/react';",
      '',
      '// What its controls are: `order`, `only`, `without`, `preset`, `labels`, `choices`, `kinds` and `sets`.',
      preset.length === 0
        ? `export const controls = {} satisfies Controls<typeof ${name}>;`
        : [
            'export const controls = {',
            '  preset: {',
            ...preset.map(
              ([prop, value]) => `    ${keyOf(prop)}: ${typeof value === 'string' ? quoteText(value) : value},`,
            ),
            '  },',
            `} satisfies Controls<typeof ${name}>;`,
          ].join('\n'),
      '',
      `export default function ${name.replaceAll('.', '')}Playground(props: ComponentProps<typeof ${name}>) {`,
      ...(own.length === 0 ? [] : [`  // Replace the value of ${own.map((prop) => `\`${prop}\``).join(', ')}.`]),
      `  // If \`${name}\` needs a parent, a label or a context, write that around it.`,
      `  return ${element};`,
      '}',
      '',
    ].join('\n'),
  };
}

function find({ props, alternatives = [], inherited = [] }: ComponentApi, name: string): ApiMember | undefined {
  return [...props, ...[...alternatives, ...inherited].flatMap((part) => part.props)].find(
    (prop) => prop.name === name,
  );
}

/** A value that compiles; what cannot be guessed is no value. */
function placeholder(prop: ApiMember | undefined): string {
  const type = prop?.type ?? '';
  if (/^(?:readonly\s|ReadonlyArray<|Array<)|\[\]$/.test(type)) return '[]';
  if (/ReactElement|JSX\.Element/.test(type)) return '<span />';
  return 'undefined as never';
}

function childrenFor(prop: ApiMember | undefined): string {
  return /ReactElement|JSX\.Element/.test(prop?.type ?? '') ? '<span>Text</span>' : '{undefined as never}';
}

function keyOf(prop: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(prop) ? prop : quoteText(prop);
}
