import { eachCounterProject, type CounterProject } from './counter-project.ts';

/** A demo that takes props, and says what its controls start as. */
export const FILE = `import { Check, type CheckProps } from 'kit';
import type { Controls } from 'docs-nav/react';

export const controls = {
  preset: { icon: 'Star', size: 'large' },
  choices: { icon: { Star: <b>*</b>, Plus: <b>+</b> } },
} satisfies Controls<typeof Check>;

export default function Demo(props: CheckProps) {
  const [label] = useLabel<string>('News');
  return (
    <label>
      <Check {...props} /> {label}
    </label>
  );
}

function useLabel<Text>(text: Text): readonly [Text] {
  return [text];
}
`;

/** The project of the test that is running, with the package `kit`, whose components a page shows. */
export interface KitProject extends CounterProject {
  /** Replaces the page by one of these lines. */
  putPage(lines: readonly string[]): void;
}

/** Makes such a project for each test of a file, which calls this at its top. */
export function eachKitProject(): KitProject {
  const project = eachCounterProject({
    'node_modules/kit/package.json':
      '{ "name": "kit", "version": "1.0.0", "type": "module", "main": "index.js", "types": "index.d.ts" }',
    'node_modules/kit/index.js':
      "import { createElement } from 'react';\nexport const Check = ({ size, icon }) => createElement('i', { 'data-size': size }, icon);\nexport const Tag = ({ onDelete, onClick }) => createElement('em', { onClick }, onDelete ? 'x' : '', typeof onDelete);\nexport const Mix = {};\nexport const Grid = ({ label, rows }) => createElement('u', null, label + rows.length);\n",
    'node_modules/kit/index.d.ts':
      "import type { ReactElement } from 'react';\nexport interface CheckProps { size?: 'small' | 'large'; icon?: ReactElement }\nexport declare function Check(props: CheckProps): ReactElement;\nexport declare function Tag(props: { onDelete?: () => void; onClick?: () => void }): ReactElement;\nexport declare const Mix: {};\nexport declare function Grid(props: { label: string; rows: { id: string }[] }): ReactElement;\n",
    'content/lib/counter/Check.playground.tsx': FILE,
    'content/lib/counter/Plain.tsx': 'export default function Plain() {\n  return <i />;\n}\n',
  });
  return Object.assign(project, {
    putPage: (lines: readonly string[]) =>
      project.put({ 'content/lib/counter/index.md': `# Counter\n\n${lines.join('\n\n')}\n` }),
  });
}
