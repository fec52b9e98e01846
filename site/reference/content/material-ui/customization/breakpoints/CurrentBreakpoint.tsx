import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';

const { breakpoints } = createTheme();

export default function CurrentBreakpoint() {
  return (
    <Stack direction="row" spacing={1}>
      {breakpoints.keys.map((name) => (
        <Box
          key={name}
          sx={{
            px: 1.5,
            py: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            typography: 'body2',
            [breakpoints.only(name)]: {
              bgcolor: 'primary.main',
              borderColor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {name}
        </Box>
      ))}
    </Stack>
  );
}
