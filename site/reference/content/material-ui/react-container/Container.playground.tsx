import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';

export default function ContainerPlayground(props: ContainerProps) {
  return (
    <Container maxWidth="xs" {...props}>
      <Box sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>A column of text</Box>
    </Container>
  );
}
