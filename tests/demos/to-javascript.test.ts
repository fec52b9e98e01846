import { describe, expect, test } from 'vitest';
import { toJavaScript } from '../../cli/make/demos/javascript/to-javascript.ts';

describe('the JavaScript of a demo', () => {
  test('has no types, and no gaps where they were', async () => {
    const source = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Select, { SelectChangeEvent } from '@mui/material/Select';
import type { Theme } from '@mui/material/styles';

// What the list shows.
interface Row {
  /** Counted from one. */
  id: number;
}

type Props = ButtonProps & {
  theme?: Theme;
};

const rows: readonly Row[] = [{ id: 1 }];

export default function Demo({ color }: Props) {
  const [anchor, setAnchor] = React.useState<null | HTMLElement>(null);
  const choose = (event: SelectChangeEvent<string>): void => {
    // @ts-expect-error the event has more than its type says
    setAnchor(event.currentTarget!);
  };

  return (
    <Select<string> onChange={choose} open={Boolean(anchor as unknown)}>
      <Button color={color}>{rows.map((row: Row) => row.id)}</Button>
    </Select>
  );
}
`;
    expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import Button from '@mui/material/Button';
import Select from '@mui/material/Select';

const rows = [{ id: 1 }];

export default function Demo({ color }) {
  const [anchor, setAnchor] = React.useState(null);
  const choose = (event) => {
    setAnchor(event.currentTarget);
  };

  return (
    <Select onChange={choose} open={Boolean(anchor)}>
      <Button color={color}>{rows.map((row) => row.id)}</Button>
    </Select>
  );
}
`);
  });

  test('is left out if it would be the same', async () => {
    const source = `export default function Demo() {\n  return <b>Hello</b>;\n}\n`;
    expect(await toJavaScript(source)).toBeUndefined();
    expect(await toJavaScript(source.trimEnd())).toBeUndefined();
  });

  test('is left out if the source contains only types', async () => {
    expect(await toJavaScript(`declare module 'kit' {\n  interface Theme {\n    dense: true;\n  }\n}`)).toBeUndefined();
  });

  test('keeps blank lines, comments and the order of what remains', async () => {
    const source = `const a: number = 1;\n\n/* Two. */\nconst b = 2;\n\n// Three.\nconst c = 3;\n`;
    expect(await toJavaScript(source)).toBe(`const a = 1;\n\n/* Two. */\nconst b = 2;\n\n// Three.\nconst c = 3;\n`);
  });

  test('leaves what has no types as its author wrote it', async () => {
    const rest = `\nconst wide = {a: 1};\nexport const Row = ({ x }) => <tr><td>{x}</td>  <td /></tr>;\n`;
    const source = `import { A, type B } from 'kit';\nimport Tab, { type C } from 'kit';\n\ntype D = B & C;\n\nconst d = [A, Tab] as const; // both\n${rest}`;
    expect(await toJavaScript(source)).toBe(
      `import { A } from 'kit';\nimport Tab from 'kit';\n\nconst d = [A, Tab]; // both\n${rest}`,
    );
  });

  test('keeps tabs, and ends lines in one way', async () => {
    expect(await toJavaScript('if (a) {\r\n\tconst b: B = a;\r\n}\r\n')).toBe('if (a) {\n\tconst b = a;\n}\n');
  });

  test.each([
    ['imports', `import {\n  A,\n  type B,\n} from 'kit';\nA();`, `import { A } from 'kit';\nA();`],
    [
      'parameters',
      `export default function Demo({\n  a,\n  b,\n}: DemoProps) {\n  return a + b;\n}`,
      `export default function Demo({ a, b }) {\n  return a + b;\n}`,
    ],
    [
      'parameters of their own lines',
      `function add(\n  a: number,\n  b: number,\n): number {\n  return a + b;\n}`,
      `function add(a, b) {\n  return a + b;\n}`,
    ],
    ['a value', `const add = (a: number): number =>\n  a + 1;`, `const add = (a) => a + 1;`],
    [
      'attributes',
      `const field = (\n  <Field\n    label="Name"\n    onChange={(value: string) => setName(value)}\n  />\n);`,
      `const field = <Field label="Name" onChange={(value) => setName(value)} />;`,
    ],
    [
      'the last argument of a call',
      `const Root = styled('div')<Props>(\n  ({ theme }) => ({\n    padding: theme.spacing(2),\n  }),\n);`,
      `const Root = styled('div')(({ theme }) => ({\n  padding: theme.spacing(2),\n}));`,
    ],
    ['parentheses', `(['a', 'b'] as const).map(show);`, `['a', 'b'].map(show);`],
    [
      'an object in an attribute',
      `const a = <p style={{ '--b': 1 } as Style} />;`,
      `const a = <p style={{ '--b': 1 }} />;`,
    ],
    ['an enumeration', `enum A {\n  B,\n}`, expect.stringContaining('var A;\n(function (A) {\n')],
  ])('is formatted where a type was the reason for its lines: %s', async (_, source, result) => {
    const code = await toJavaScript(source);
    expect(code?.trimEnd()).toEqual(result);
  });

  test('keeps lines that are still too long for one', async () => {
    const call = `describe(\n  'a text that takes much of the line',\n  'and another one that takes the rest of it',\n  given`;
    expect(await toJavaScript(`${call}!,\n  'end',\n);\n`)).toBe(`${call},\n  'end',\n);\n`);
  });

  test('keeps an import that is there to be shown', async () => {
    const source = `import Button from '@mui/material/Button';\nimport { Chip, type ChipProps, Tab as Leaf } from 'kit';\nimport * as icons from 'icons';\n\nconst size: number = 1; // <Button>\n`;
    expect(await toJavaScript(source)).toBe(
      `import Button from '@mui/material/Button';\nimport { Chip, Tab as Leaf } from 'kit';\nimport * as icons from 'icons';\n\nconst size = 1; // <Button>\n`,
    );
  });

  test.each([
    ['whose name is in a string', `import { A } from 'kit';\nconst label: string = 'A';`, `const label = 'A';`],
    [
      'whose name is also that of a member',
      `import { A } from 'kit';\nconst a: Kit = { A: b.A };`,
      `const a = { A: b.A };`,
    ],
    ['with comments in it', `import {\n  A, // the kit's own\n} from 'kit';\nconst a: Kit = {};`, `const a = {};`],
  ])('keeps an import that is there to be shown, %s', async (_, source, rest) => {
    expect(await toJavaScript(source)).toMatch(/^import \{[^]*\bA\b[^]*\} from 'kit';\n/);
    expect(await toJavaScript(source)).toContain(`\n${rest}\n`);
  });

  test('leaves text and comments that contain imports as they are', async () => {
    const said = `/*\nimport default from 'old-package'\n*/\nconst b = \`\nimport old, {} from 'old-package';\n\`;\n`;
    expect(await toJavaScript(`const a: number = 1;\n${said}`)).toBe(`const a = 1;\n${said}`);
  });

  test('of a single element is a single element', async () => {
    expect(await toJavaScript(`<Select<string> value="a" />`)).toBe('<Select value="a" />\n');
  });

  test('of a plain TypeScript block may assert types with angle brackets', async () => {
    expect(await toJavaScript(`const name = <string>given;`, 'ts')).toBe('const name = given;\n');
  });

  test('cannot be made from what cannot be parsed', async () => {
    await expect(toJavaScript('const = ;')).rejects.toThrow();
  });
});
