import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Line = styled('span')({ borderInlineStart: '1px solid' });

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      divider={<Line aria-hidden="true" />}
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <span>Imprint</span>
      <span>Privacy</span>
      <span>Contact</span>
    </Stack>
  );
}
