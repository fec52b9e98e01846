import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Item = styled('div')({ padding: '8px 16px', border: '1px solid', borderRadius: 8 });

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2, md: 4 }}>
      <Item>A column on phones,</Item>
      <Item>a row elsewhere,</Item>
      <Item>with more space on large screens</Item>
    </Stack>
  );
}
