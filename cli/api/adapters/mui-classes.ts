/** States whose classes carry no component's name in MUI's packages (https://mui.com/material-ui/customization/how-to-customize/#state-classes). */
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

/** The prefix of classes as the code beside their declarations has it: `generateUtilityClasses('MuiButton', …)`. */
export function findMuiPrefix(script: string | undefined): string | undefined {
  return /generateUtilityClasses(?:\.default)?\)?\(\s*'([\w-]+)'/.exec(script ?? '')?.[1];
}

/**
 * Reads the anchors that classes have, or had, in MUI's own documentation.
 * @example
 * findMuiClass('drawer-classes-MuiDrawer-docked')  // 'docked'
 * findMuiClass('button-css-focus-visible')         // 'focusVisible'
 */
export function findMuiClass(anchor: string): string | undefined {
  const [, name] = /-(?:class|classes|css)-(?:[A-Z]\w*-)?(\w[\w-]*)$/.exec(anchor) ?? [];
  return name?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
