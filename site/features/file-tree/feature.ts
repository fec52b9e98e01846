import { defineFeature } from '../../feature/feature.ts';
import { drawTree } from './draw-tree.ts';

/** Files and folders, from a list within a list. */
export const fileTree = defineFeature({
  name: 'file-tree',
  says: 'Files and folders, written as lists within lists; folders fold.',
  asked: ['block'],
  content: 'files',
  html: ({ content }) => `<div class="feature-file-tree">${drawTree(content)}</div>`,
  // The lists say it all.
  markdown: ({ content }) => content,
});
