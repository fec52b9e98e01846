import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const ratios = ['16/9', '4/3', '1'];

export default function BasicAspectRatio() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {ratios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} variant="soft" color="primary" sx={{ width: 140 }}>
          <Typography>{ratio}</Typography>
        </AspectRatio>
      ))}
    </Box>
  );
}
