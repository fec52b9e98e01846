import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Sidebar = styled('div')({
  containerType: 'inline-size',
  containerName: 'sidebar',
});

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '2px solid',
  borderColor: (theme.vars || theme).palette.warning.main,
  [theme.containerQueries('sidebar').up(260)]: {
    borderColor: (theme.vars || theme).palette.success.main,
    padding: theme.spacing(3),
  },
}));

export default function NamedContainer() {
  const [wide, setWide] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setWide(!wide)}>
        {wide ? 'Make it narrow' : 'Make it wide'}
      </Button>
      <Sidebar style={{ width: wide ? 300 : 200 }}>
        <Panel>{wide ? '300 pixels: a green border' : '200 pixels: an orange border'}</Panel>
      </Sidebar>
    </Box>
  );
}
