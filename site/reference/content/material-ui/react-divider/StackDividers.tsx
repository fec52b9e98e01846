import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['4 rooms', '92 m²', 'Balcony'];

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden="true" />}
    >
      {facts.map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  );
}
