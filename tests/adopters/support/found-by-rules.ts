/** Files of the site with rules of its own. */
export const START = 'content/acme/start.md';
export const PICKER = 'content/acme/components/date-picker.md';
export const RULE = 'docs/rules/no-todo.ts';

/** What its rules find in it. */
export const FOUND = [
  `${PICKER}:2:1 error no-accessibility \`Date Picker\` has no heading “Accessibility”.`,
  'content/acme/start.de.md:3:10 warning no-todo `/acme/start` still has a `TODO`.',
  'content/acme/start.de.md:3:29 warning no-todo `/acme/start` still has a `TODO`.',
  `${START}:16:1 warning no-todo \`/acme/start\` still has a \`TODO\`.`,
  'nav/sections/acme.yaml:12:16 warning title-case The title `Date Picker` is not in sentence case.',
];
