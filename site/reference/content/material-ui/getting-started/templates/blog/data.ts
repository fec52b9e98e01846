export interface Article {
  title: string;
  subject: string;
  lead: string;
  author: string;
  /** Two colors of the picture, with a comma between them. */
  colors: string;
}

export const subjects = ['Wood', 'Metal'];

export const articles: readonly Article[] = [
  {
    title: 'A joint without nails',
    subject: 'Wood',
    lead: 'How a dovetail holds, and why it was worth the trouble.',
    author: 'Ines',
    colors: '#5d4037, #ffcc80',
  },
  {
    title: 'Reading a flame',
    subject: 'Metal',
    lead: 'Color tells the heat better than any gauge in the shop.',
    author: 'Tomas',
    colors: '#bf360c, #ffab40',
  },
  {
    title: 'Oil or wax',
    subject: 'Wood',
    lead: 'Two finishes, one table, and a winter of spilled tea.',
    author: 'Ines',
    colors: '#33691e, #dce775',
  },
  {
    title: 'The first hinge',
    subject: 'Metal',
    lead: 'A project for one evening, with tools that most people have.',
    author: 'Wen',
    colors: '#263238, #90a4ae',
  },
];
