import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Info from '@mui/icons-material/Info';
import Typography from '@mui/joy/Typography';

export default function TypographyDecorators() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography
        level="title-lg"
        component="p"
        startDecorator={<Info />}
        endDecorator={<Chip size="sm">beta</Chip>}
      >
        Release notes
      </Typography>
      <Typography>
        The <Typography variant="soft">search box</Typography> now finds{' '}
        <Typography color="danger" sx={{ fontWeight: 'lg' }}>
          removed
        </Typography>{' '}
        pages too.
      </Typography>
    </Box>
  );
}
