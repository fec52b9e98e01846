import type { GeneratedFile } from '../../engine/index.ts';

/** The entry of a new package, and the code of its component's demo. */
export const STARTER = {
  entry: 'src/index.ts',
  component: { name: 'Greeting', jsx: '<Greeting name="reader" />' },
} as const;

/** Makes a package with one component, for a folder without one. */
export function starterFiles(name: string): readonly GeneratedFile[] {
  return [
    { path: 'package.json', content: `${JSON.stringify(packageJson(name), undefined, 2)}\n` },
    { path: STARTER.entry, content: "export { Greeting, type GreetingProps } from './Greeting';\n" },
    { path: 'src/Greeting.tsx', content: GREETING },
  ];
}

function packageJson(name: string): object {
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: './src/index.ts',
    devDependencies: { '@types/react': '^19.0.0' },
  };
}

/** A component that needs only React. */
export const GREETING =
  [
    "import { useState } from 'react';",
    '',
    'export interface GreetingProps {',
    '  /**',
    '   * Who is greeted.',
    "   * @default 'reader'",
    '   */',
    '  name?: string;',
    '  /**',
    '   * How the greeting looks.',
    "   * @default 'plain'",
    '   */',
    "  tone?: 'plain' | 'loud';",
    '}',
    '',
    '/** Greets somebody, again with every press. */',
    "export function Greeting({ name = 'reader', tone = 'plain' }: GreetingProps) {",
    '  const [count, setCount] = useState(1);',
    "  const text = Array.from({ length: count }, () => `Hello, ${name}`).join(' ');",
    '  return (',
    '    <button type="button" onClick={() => setCount(count + 1)} style={{ fontWeight: tone === \'loud\' ? 700 : 400 }}>',
    '      {text}!',
    '    </button>',
    '  );',
    '}',
    '',
    'export default Greeting;',
  ].join('\n') + '\n';
