import type { Adapter } from './adapter.ts';
import { readMuiComment } from './mui-comment.ts';
import { isSameScope } from './same-scope.ts';

/** Base UI has no theme, and classes with a prefix of its own. */
export const BASE: Adapter = {
  covers: (name) => name === '@mui/base',
  describes: isSameScope,
  linksParents: true,
  transparentTypes: ['OverridableStringUnion'],
  readComment: readMuiComment,
  classPrefix: (component) => `base-${component}`,
  statePrefix: 'base--',
};
