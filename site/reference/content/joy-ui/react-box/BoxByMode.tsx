import Box from '@mui/joy/Box';

export default function BoxByMode() {
  return (
    <Box
      sx={(theme) => ({
        p: 3,
        borderRadius: 'md',
        color: theme.vars.palette.common.white,
        background: `linear-gradient(${theme.vars.palette.primary[600]}, ${theme.vars.palette.primary[800]})`,
        [theme.getColorSchemeSelector('dark')]: {
          background: `linear-gradient(${theme.vars.palette.primary[700]}, ${theme.vars.palette.primary[900]})`,
        },
      })}
    >
      A gradient of the theme's blues, darker in dark mode
    </Box>
  );
}
