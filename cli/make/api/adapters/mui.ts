import { isSameScope, type Adapter, type CommentParts } from './adapter.ts';

/**
 * States whose classes in MUI's packages do not contain the component's name
 * (https://mui.com/material-ui/customization/how-to-customize/#state-classes).
 */
const MUI_STATES: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** Finds the prefix of classes in the code next to their declarations: `generateUtilityClasses('MuiButton', …)`. */
function findMuiPrefix(script: string | undefined): string | undefined {
  return /generateUtilityClasses(?:\.default)?\)?\(\s*'([\w-]+)'/.exec(script ?? '')?.[1];
}

/**
 * Extracts a class from its present or former anchor in MUI's own documentation.
 * @example
 * findMuiClass('drawer-classes-MuiDrawer-docked')  // 'docked'
 * findMuiClass('button-css-focus-visible')         // 'focusVisible'
 */
function findMuiClass(anchor: string): string | undefined {
  const [, name] = /-(?:class|classes|css)-(?:[A-Z]\w*-)?(\w[\w-]*)$/.exec(anchor) ?? [];
  return name?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What all packages of MUI share. */
const SHARED = {
  describes: isSameScope,
  linksParents: true,
  transparentTypes: ['OverridableStringUnion'],
  readComment: readMuiComment,
  classOfAnchor: findMuiClass,
} as const;

/** Material UI and packages built with it: `@mui/material`, `@mui/lab`, the Data Grid. */
const MATERIAL: Adapter = {
  ...SHARED,
  covers: (name) => name === '@mui/material' || name === '@mui/lab' || name.startsWith('@mui/x-'),
  styleProps: { package: '@mui/system', type: 'SystemProps', href: 'https://mui.com/system/properties/' },
  classPrefix: (component, script) => findMuiPrefix(script) ?? `Mui${component}`,
  sharedStates: { prefix: 'Mui-', names: MUI_STATES },
  findThemeName: (script) => findMuiName(script, 'Mui'),
};

/** Joy UI shares its class names with Material UI, but has its own theme names. */
const JOY: Adapter = {
  ...MATERIAL,
  covers: (name) => name === '@mui/joy',
  findThemeName: (script) => findMuiName(script, 'Joy'),
};

/** Base UI has no theme, but its own class prefix. */
const BASE: Adapter = {
  ...SHARED,
  covers: (name) => name === '@mui/base',
  classPrefix: (component, script) => findMuiPrefix(script) ?? `base-${component}`,
  sharedStates: { prefix: 'base--', names: MUI_STATES },
};

/** MUI System, whose components are styled by props. */
const SYSTEM: Adapter = { ...MATERIAL, covers: (name) => name === '@mui/system' };

export const MUI_ADAPTER: readonly Adapter[] = [MATERIAL, JOY, BASE, SYSTEM];

/** Finds the theme name of a component, by which it looks up its default props and names its styled parts. */
function findMuiName(script = '', prefix: string): string | undefined {
  const name = `name: '(${prefix}[A-Za-z]+)'`;
  return (
    new RegExp(`(?:useDefaultProps|useThemeProps|getThemeProps)\\)?\\(\\{[^}]*${name}`).exec(script)?.[1] ??
    new RegExp(name).exec(script)?.[1]
  );
}

/**
 * MUI's packages end a component's comment with lists under `Demos:` and `API:`; the Data Grid starts with `Features:`.
 */
const LISTS = /^(?:Demos|Features|API):[ \t]*\n/m;

/** Reads the comments of MUI's packages. */
function readMuiComment(comment: string): CommentParts {
  const at = LISTS.exec(comment)?.index ?? comment.length;
  const lists = comment.slice(at);
  const end = lists.search(/^API:/m);
  const guides = Array.from(
    lists.slice(0, end < 0 ? undefined : end).matchAll(/^-\s*\[[^\]]*\]\(([^)\s]+)\)/gm),
    ([, href = '']) => href,
  );
  const [, name, href] = /^-\s*inherits \[(\w+)(?: API)?\]\(([^)\s]+)\)/m.exec(lists) ?? [];
  return { description: comment.slice(0, at).trim(), guides, ...(name && href ? { inherits: { name, href } } : {}) };
}
