import { exampleOf, findEmbed } from '../../address/embed.ts';
import { originsIn, settingsOf } from '../../feature/traits.ts';
import { askedTexts } from '../../model/asked.ts';
import { defineTreeRule } from './rule.ts';

export const refusedEmbed = defineTreeRule({
  code: 'refused-embed',
  severity: 'error',
  summary: 'A page embeds something from a host that `embeds` does not list, or that has nothing to show there.',
  why: 'What runs in a page of yours, even in a frame, is for you to decide. Browsers load nothing from other hosts.',
  check({ site, input, kinds }, report) {
    const allowed = originsIn(site.info.settings, kinds.values());
    for (const { value: src, at, feature } of askedTexts('address', input.pages, kinds)) {
      const embed = findEmbed(src);
      if (embed === undefined)
        report({
          at,
          message: `\`${src}\` is not an https address.`,
          help: 'write the whole address, with `https://`',
        });
      else if (!allowed.includes(embed.source))
        report({
          at,
          message: `This site embeds nothing from \`${embed.host}\`.`,
          help: `add \`${embed.source}\` to \`${settingsOf('origins', [feature, ...kinds.values()])[0]}\` in ${site.file}, or write a link`,
        });
      else if (embed.frame === undefined)
        report({
          at,
          message: `\`${src}\` cannot be shown in a page.`,
          help: `write an address such as \`${exampleOf(embed.source) ?? ''}\`, or a link`,
        });
    }
  },
});
