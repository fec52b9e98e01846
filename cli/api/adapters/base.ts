import type { Adapter } from './adapter.ts';
import { COMPONENT_FOLDERS } from './component-folders.ts';
import { readMuiComment } from './mui-comment.ts';
import { isSameScope } from './same-scope.ts';

/** Base UI has no theme, and classes with a prefix of its own. */
export const BASE: Adapter = {
  covers: (name) => name === '@mui/base',
  layout: COMPONENT_FOLDERS,
  describes: isSameScope,
  linksParents: true,
  transparentTypes: ['OverridableStringUnion'],
  readComment: readMuiComment,
  classPrefix: (component) => `base-${component}`,
  statePrefix: 'base--',
};
