import { expect, test } from 'vitest';
import { globToRegExp } from '../../cli/import/read/glob.ts';

const FILES = ['README.md', 'TODO.md', 'a/README.md', 'a/b/TODO.md', 'drafts/1.md', 'drafts/2.md', 'drafts/[x].md'];

test.each([
  ['**/{README,TODO}.md', ['README.md', 'TODO.md', 'a/README.md', 'a/b/TODO.md']],
  ['{README,a/{b/TODO,README}}.md', ['README.md', 'a/README.md', 'a/b/TODO.md']],
  ['drafts/?.md', ['drafts/1.md', 'drafts/2.md']],
  ['./drafts/[2-9].md', ['drafts/2.md']],
  ['drafts/[!2]*.md', ['drafts/1.md', 'drafts/[x].md']],
  [String.raw`drafts/\[x\].md`, ['drafts/[x].md']],
  ['*.md', ['README.md', 'TODO.md']],
  ['a/**', ['a/README.md', 'a/b/TODO.md']],
  ['none,**', []],
])('the pattern %j matches %j', (pattern, found) => {
  expect(FILES.filter((file) => globToRegExp(pattern)?.test(file))).toEqual(found);
});

test.each(['!a.md', '!(a|b).md', 'a{1..3}.md', '{a,b.md', 'a}{b,', '[z-a].md', '[[:alpha:]].md'])(
  'does not support the pattern %j',
  (pattern) => {
    expect(globToRegExp(pattern)).toBeUndefined();
  },
);
