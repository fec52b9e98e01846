import Box from '@mui/material/Box';

const areas = ['header', 'nav', 'main', 'footer'];

export default function GridBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: '1fr 3fr',
        gridTemplateAreas: `"header header" "nav main" "footer footer"`,
      }}
    >
      {areas.map((area) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            borderRadius: 1,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
