import type { Written } from './components.ts';

/** Reports the attributes of a component that are neither used nor only for appearance. */
export function loseAttributes({ name, attributes }: Written, tell: (reason: string) => void): void {
  for (const key of Object.keys(attributes))
    if (!READ.has(key) && !LOOKS.has(key) && !FOR_PROGRAMS.test(key)) tell(`\`${key}\` of \`<${name}>\` is left out`);
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Attributes used by the component's equivalent. */
const READ = words(`
  alt body caption code cta default defaultIndex defaultOpen defaultTabIndex defaultValue del deprecated description
  file headline header hint href img ins items label lang language mark name open path post pre query required source
  sources src text tip title to type value values
`);

/** Attributes that affect appearance, or that save the reader's choice. */
const LOOKS = words(`
  arrow attributes block borderBottom class className color cols columns disabled dropdown emoji expanded frame full
  groupId height horizontal icon iconLibrary iconPlacement iconType id initialHeight key lazy noAnchor num placeholder
  queryString rel size slot stagger stepNumber storageKey style sync syncKey target titleSize variant vertical width wrap
`);

/** Attributes for scripts, accessibility and tracking. */
const FOR_PROGRAMS = /^(?:client:|set:|is:|v-|[:@]|data-|aria-|on[A-Z])/;
