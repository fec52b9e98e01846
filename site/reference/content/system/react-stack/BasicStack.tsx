import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Item = styled('div')({ padding: '8px 16px', border: '1px solid', borderRadius: 8 });

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Item>Below</Item>
      <Item>each</Item>
      <Item>other</Item>
    </Stack>
  );
}
