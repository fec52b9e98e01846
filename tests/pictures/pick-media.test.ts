import { expect, test } from 'vitest';
import { pickMedia } from '../../cli/make/pictures/draw-picture.ts';

test.each([
  ['@media (min-width:600px){a{b:c}}', 'a{b:c}'],
  ['@media (min-width:1536px){a{b:c}}', ''],
  ['@media (max-width:599.95px){a{b:c}}', ''],
  ['@media screen and (min-width: 40em) and (max-width: 90rem){a{b:c}}', 'a{b:c}'],
  ['@media (max-width:600px), (min-width:900px){a{b:c}}', 'a{b:c}'],
  ['@layer x{@media (min-width:1px){a{b:c}}}', '@layer x{a{b:c}}'],
  ['@media (prefers-reduced-motion){a{b:c}}', '@media (prefers-reduced-motion){a{b:c}}'],
  ['@media print and (min-width:1px){a{b:c}}', '@media print and (min-width:1px){a{b:c}}'],
])('in a window of 1280 px, %s is %s', (css, expected) => {
  expect(pickMedia(css, 1280)).toBe(expected);
});
