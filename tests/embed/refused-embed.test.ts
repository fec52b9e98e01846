import { expect, test } from 'vitest';
import { check, readFrontMatter } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeProject, SITE } from '../engine/support/project.ts';

/** Checks a page of a site that lists a provider and a host; returns what is said of its embeds. */
function findingsOf(text: string, mdx = false): readonly string[] {
  const settings = { components: { Figma: 'embed' } };
  const project = makeProject({
    site: `${SITE}embeds: [youtube, ui.example.com]\n`,
    sections: { widgets: 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/a\n' },
    pages: { '/widgets/a': readFrontMatter(readFacts(`# A\n\n${text}\n`, mdx ? { format: 'mdx', settings } : {})) },
  });
  return check(project).diagnostics.map(
    ({ code, origin, message, help }) =>
      `${code} ${origin.range.start.line}:${origin.range.start.column} ${message} ${help}`,
  );
}

const write = (src: string): string => `::embed{title="It" src="${src}"}`;

test.each(['https://youtu.be/aqz-KE-bpKQ', 'https://ui.example.com/?path=/story/a--b', 'https://ui.example.com/any'])(
  '%s is shown',
  (src) => {
    expect(findingsOf(write(src))).toEqual([]);
  },
);

test.each([
  [
    'https://www.figma.com/community',
    'This site embeds nothing from `www.figma.com`. add `figma` to `embeds` in nav/site.yaml, or write a link',
  ],
  [
    'https://other.example.com/',
    'This site embeds nothing from `other.example.com`. add `other.example.com` to `embeds` in nav/site.yaml, or write a link',
  ],
  [
    'https://www.youtube.com/@channel',
    '`https://www.youtube.com/@channel` cannot be shown in a page. write an address such as `https://www.youtube.com/watch?v=…`, or a link',
  ],
  [
    'http://ui.example.com/',
    '`http://ui.example.com/` is not an https address. write the whole address, with `https://`',
  ],
])('%s is told at its place', (src, says) => {
  expect(findingsOf(write(src))).toEqual([`refused-embed 3:20 ${says}`]);
});

test('a component that `components` maps is told at its place as well', () => {
  expect(findingsOf('<Figma title="It" src="https://www.figma.com/design/x" />', true)).toEqual([
    expect.stringMatching(/^refused-embed 3:\d+ This site embeds nothing from `www\.figma\.com`\./),
  ]);
});

test('an embed without a title, or of another shape, is told', () => {
  expect(findingsOf('::embed{src="https://youtu.be/aqz-KE-bpKQ"}')[0]).toContain('This `embed` has no `title`.');
  expect(findingsOf('::embed{src="https://youtu.be/aqz-KE-bpKQ" title="A" ratio="wide"}')[0]).toContain(
    'such as `4/3`',
  );
});
