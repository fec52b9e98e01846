import type { Adapter } from './adapter.ts';
import { findMuiClass, findMuiPrefix, MUI_STATES } from './mui-classes.ts';
import { readMuiComment } from './mui-comment.ts';
import { isSameScope } from './same-scope.ts';

/** Material UI and packages built with it: `@mui/material`, `@mui/lab`, the Data Grid. */
export const MATERIAL: Adapter = {
  covers: (name) => name === '@mui/material' || name === '@mui/lab' || name.startsWith('@mui/x-'),
  describes: isSameScope,
  linksParents: true,
  transparentTypes: ['OverridableStringUnion'],
  readComment: readMuiComment,
  styleProps: { package: '@mui/system', type: 'SystemProps', href: 'https://mui.com/system/properties/' },
  classPrefix: (component, script) => findMuiPrefix(script) ?? `Mui${component}`,
  sharedStates: { prefix: 'Mui-', names: MUI_STATES },
  classOfAnchor: findMuiClass,
  findThemeName: (script) => findMuiName(script, 'Mui'),
};

/** Finds the theme name of a component, by which it looks up its default props and names its styled parts. */
export function findMuiName(script: string, prefix: string): string | undefined {
  const name = `name: '(${prefix}[A-Za-z]+)'`;
  return (
    new RegExp(`(?:useDefaultProps|useThemeProps|getThemeProps)\\)?\\(\\{[^}]*${name}`).exec(script)?.[1] ??
    new RegExp(name).exec(script)?.[1]
  );
}
