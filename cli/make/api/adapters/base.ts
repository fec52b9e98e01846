import type { Adapter } from './adapter.ts';
import { findMuiClass, findMuiPrefix, MUI_STATES } from './mui-classes.ts';
import { readMuiComment } from './mui-comment.ts';
import { isSameScope } from './same-scope.ts';

/** Base UI has no theme, but its own class prefix. */
export const BASE: Adapter = {
  covers: (name) => name === '@mui/base',
  describes: isSameScope,
  linksParents: true,
  transparentTypes: ['OverridableStringUnion'],
  readComment: readMuiComment,
  classPrefix: (component, script) => findMuiPrefix(script) ?? `base-${component}`,
  sharedStates: { prefix: 'base--', names: MUI_STATES },
  classOfAnchor: findMuiClass,
};
