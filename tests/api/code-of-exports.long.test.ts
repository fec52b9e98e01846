import path from 'node:path';
import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

/** A package whose declarations are in a folder of their own, and whose code is in chunks that rename everything. */
const KIT = {
  'package.json': JSON.stringify({
    name: 'kit',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/types/index.d.ts', module: './dist/kit.esm.js' },
      './base': { types: './dist/types/Select.d.ts', module: './base/kit-base.esm.js' },
    },
  }),
  'dist/types/index.d.ts': `import * as React from 'react';
import { Props } from './Select';
export interface Managed extends Omit<Props, 'value'> { value?: string; startOpen?: boolean }
declare const Select: (props: Managed) => React.ReactElement;
export default Select;
export declare function Bar(props: { tall?: boolean }): React.ReactElement;
export declare namespace Bar { var Item: (props: { wide?: boolean; gap?: number }) => React.ReactElement; }
`,
  'dist/types/Select.d.ts': `import * as React from 'react';
export interface Props { value: string; size: string; open: boolean; limit: number; onClose: () => void; filter: () => boolean }
export default class Select extends React.Component<Props> {
  static defaultProps: { size: string; open: boolean; limit: number; filter: () => boolean };
}
export declare const Remembered: React.MemoExoticComponent<typeof Select>;
`,
  'dist/Select-1.esm.js': `import { Component, memo } from 'react';
var defaultProps = { size: 'm', open: false, limit: 5, filter: createFilter() };
class Select extends Component {}
Select.defaultProps = defaultProps;
const Remembered = memo(Select);
export { Select as S, Remembered as r, defaultProps as d };
`,
  'dist/useManaged-2.esm.js': `function useManaged(_ref) {
  var { startOpen = true, open, ...rest } = _ref;
  return { ...rest, open: open !== undefined ? open : useState(startOpen)[0] };
}
export { useManaged as u };
`,
  'dist/kit.esm.js': `import { u as useManaged } from './useManaged-2.esm.js';
import { S as Select$1 } from './Select-1.esm.js';
var Managed = forwardRef(function (props, ref) { var all = useManaged(props); return jsx(Select$1, { ref, ...all }); });
var Managed$1 = Managed;
function Bar({ tall = true }) {}
Bar.Item = function ({ wide = true, gap = 8 }) {};
export { Managed$1 as default, Bar };
`,
  'base/kit-base.esm.js': `export { S as default, r as Remembered } from '../dist/Select-1.esm.js';\nimport 'react';\n`,
};

test('code is found from the module that users import, through renamed chunks, hooks and parts; what `defaultProps` have is not required', () => {
  const root = makeFolder(
    Object.fromEntries(Object.entries(KIT).map(([file, text]) => [`node_modules/kit/${file}`, text])),
  );
  symlinkSync(path.join(ROOT, 'node_modules/@types'), path.join(root, 'node_modules/@types'));
  const names = ['Base', 'Remembered', 'Select', 'Bar', 'Bar.Item'];
  const found = extractApis(
    projectAt(root),
    names.map((name) => ({ package: 'kit', name })),
  );
  const facts = found.map((entry) =>
    entry?.kind !== 'component'
      ? undefined
      : Object.fromEntries(
          entry.props.map(({ name, required, default: value, defaultSource: at }) => [
            name,
            [required ? 'required' : '', value ?? (at && `${path.basename(at.file)}:${at.line}`) ?? '']
              .join(' ')
              .trim(),
          ]),
        ),
  );
  const base = {
    filter: 'Select-1.esm.js:2',
    limit: '5',
    onClose: 'required',
    open: 'false',
    size: "'m'",
    value: 'required',
  };
  expect(facts).toEqual([
    base,
    base,
    {
      filter: 'required Select-1.esm.js:2',
      limit: 'required 5',
      onClose: 'required',
      open: 'required useManaged-2.esm.js:3',
      size: "required 'm'",
      startOpen: 'true',
      value: '',
    },
    { tall: 'true' },
    { gap: '8', wide: 'true' },
  ]);
});
