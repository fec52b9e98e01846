import { useColorMode } from 'docs-nav/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UnknownScheme() {
  const { light, dark, set } = useColorMode();

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>
        Schemes: <code>{light}</code> and <code>{dark}</code>
      </Typography>
      <Button variant="outlined" onClick={() => set({ light: 'sepia' })}>
        Choose the scheme “sepia”
      </Button>
    </Stack>
  );
}
