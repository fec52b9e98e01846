import Sheet from '@mui/joy/Sheet';
import Stack, { type StackProps } from '@mui/joy/Stack';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['direction', 'spacing', 'useFlexGap'],
  preset: { direction: 'row', spacing: 2 },
} satisfies Controls<typeof Stack>;

export default function StackPlayground(props: StackProps) {
  return (
    <Stack {...props}>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Monday
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Tuesday
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Wednesday
      </Sheet>
    </Stack>
  );
}
