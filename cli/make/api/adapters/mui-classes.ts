/**
 * States whose classes in MUI's packages do not contain the component's name
 * (https://mui.com/material-ui/customization/how-to-customize/#state-classes).
 */
export const MUI_STATES: ReadonlySet<string> = new Set([
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
export function findMuiPrefix(script: string | undefined): string | undefined {
  return /generateUtilityClasses(?:\.default)?\)?\(\s*'([\w-]+)'/.exec(script ?? '')?.[1];
}

/**
 * Extracts a class from its present or former anchor in MUI's own documentation.
 * @example
 * findMuiClass('drawer-classes-MuiDrawer-docked')  // 'docked'
 * findMuiClass('button-css-focus-visible')         // 'focusVisible'
 */
export function findMuiClass(anchor: string): string | undefined {
  const [, name] = /-(?:class|classes|css)-(?:[A-Z]\w*-)?(\w[\w-]*)$/.exec(anchor) ?? [];
  return name?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
