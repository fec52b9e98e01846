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
