import { Badge, Stack } from '@chakra-ui/react';

export const BadgeBasic = () => (
  <Stack direction="row">
    <Badge>Default</Badge>
    <Badge colorPalette="green">Success</Badge>
  </Stack>
);
