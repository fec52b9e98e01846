import { defineTreeRule } from './rule.ts';

export const placeholderAddress = defineTreeRule({
  code: 'placeholder-address',
  severity: 'warning',
  summary: 'An address still contains the placeholder of an example.',
  why: 'Readers follow the link to an account that is not yours, or to none.',
  check({ site }, report) {
    const { repository, editUrl, problemUrl, links } = site;
    for (const address of [repository, editUrl, problemUrl, ...links]) {
      const placeholder = PLACEHOLDERS.find((name) => address?.value.toLowerCase().split('/').includes(name));
      if (address === undefined || placeholder === undefined) continue;
      report({
        at: address.span,
        message: `The address \`${address.value}\` contains the placeholder \`${placeholder}\`.`,
        help: 'write your own, or remove the setting',
      });
    }
  },
});

/** Names in the examples of this manual, of hosts and of other tools’ templates. */
const PLACEHOLDERS: readonly string[] = [
  'your-org',
  'your-name',
  'your-username',
  'your-project',
  'your-repo',
  'my-org',
  '<org>',
  '<owner>',
  '<user>',
];
