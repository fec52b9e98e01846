import { Segmented, type SegmentedProps } from 'antd';
import type { Controls } from 'docs-nav/react';

export const controls = {
  order: ['size', 'block', 'disabled'],
  choices: { options: { Days: ['Today', 'Tomorrow'], Sizes: ['S', 'M', 'L'] } },
} satisfies Controls<typeof Segmented>;

export default function SegmentedPlayground(props: SegmentedProps) {
  return <Segmented {...props} />;
}
