import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const Tile = styled('div', { name: 'Tile', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(2),
  border: '2px solid',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

const theme = createTheme({
  components: {
    Tile: {
      styleOverrides: { root: { borderStyle: 'dashed', borderRadius: 16 } },
    },
  },
} as Parameters<typeof createTheme>[0]);

export default function StyledTheme() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Tile>As it was written</Tile>
      <ThemeProvider theme={theme}>
        <Tile>As a theme wants it</Tile>
      </ThemeProvider>
    </div>
  );
}
