import type { DiagnosticDefinition } from '../../diagnostic/diagnostic.ts';

/** What features and components find wrong with what pages ask of them. The engine runs none of their code. */
export const FEATURE_DIAGNOSTICS: readonly DiagnosticDefinition[] = [
  {
    code: 'unknown-icons',
    severity: 'error',
    summary: 'A page asks for the icons of a package that has none, or that is not installed.',
    why: 'Readers would see an empty list instead.',
  },
  {
    code: 'broken-formula',
    severity: 'error',
    summary: 'The TeX of a formula cannot be drawn.',
    why: 'Readers would see its TeX instead of the formula.',
  },
  {
    code: 'unread-tokens',
    severity: 'error',
    isAdjustable: true,
    summary:
      'A page asks for the tokens of a file that cannot be read, or in which something is not a token that is read.',
    why: 'Readers would take a table in which tokens are missing for all there is.',
  },
  {
    code: 'feature-mistake',
    severity: 'error',
    summary: 'A page asks one of the project’s features for something that the feature rejects.',
    why: 'The feature knows what it can show; whatever else is asked would be missing from the page.',
  },
  {
    code: 'feature-failed',
    severity: 'error',
    summary:
      'One of the project’s features cannot be loaded, throws, takes too long, or returns something else than a feature may.',
    why: 'What pages ask of it would be missing.',
  },
  {
    code: 'wrong-props',
    severity: 'error',
    isAdjustable: true,
    summary: 'A page uses a component of the project with props that its TypeScript type does not allow.',
    why: 'Readers would see it without what the writer meant, or not at all.',
  },
  {
    code: 'unreadable-component',
    severity: 'error',
    summary: 'TypeScript finds no component where `components` says that there is one.',
    why: 'The component cannot be shown, and what pages ask of it cannot be checked.',
  },
  {
    code: 'unchecked-component',
    severity: 'warning',
    summary: 'A component of the project is written in JavaScript, so that its props are not checked.',
    why: 'Readers, and not writers, find the mistakes in what pages ask of it.',
  },
  {
    code: 'undeclared-variable',
    severity: 'warning',
    summary: 'Code that runs in a build reads an environment variable that is set, but not declared.',
    why: 'What code reads may end up in pages. So it only finds what `demoEnvironment` in nav/site.yaml lists; all else is undefined.',
  },
];
