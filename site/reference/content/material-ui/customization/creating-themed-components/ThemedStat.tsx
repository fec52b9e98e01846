import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type Theme,
} from '@mui/material/styles';

interface StatProps {
  value: string;
  unit: string;
  variant?: 'plain' | 'outlined';
}

const StatRoot = styled('div', { name: 'MuiStat', slot: 'root' })<{
  ownerState: StatProps;
}>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2, 3),
  borderRadius: (theme.vars || theme).shape.borderRadius,
  backgroundColor: (theme.vars || theme).palette.background.paper,
  color: (theme.vars || theme).palette.text.primary,
  boxShadow: (theme.vars || theme).shadows[2],
  variants: [
    {
      props: { variant: 'outlined' },
      style: {
        boxShadow: 'none',
        border: `1px solid ${(theme.vars || theme).palette.divider}`,
      },
    },
  ],
}));

const StatValue = styled('span', { name: 'MuiStat', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatUnit = styled('span', { name: 'MuiStat', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars || theme).palette.text.secondary,
}));

function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiStat' });

  return (
    <StatRoot ownerState={props}>
      <StatValue>{props.value}</StatValue>
      <StatUnit>{props.unit}</StatUnit>
    </StatRoot>
  );
}

const statTheme = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiStat: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { value: { fontVariantNumeric: 'tabular-nums' } },
      },
    },
  });

export default function ThemedStat() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Stat value="1,250" unit="as it is" />
      <ThemeProvider theme={statTheme}>
        <Stat value="1,250" unit="with the theme's defaults" />
      </ThemeProvider>
    </Stack>
  );
}
