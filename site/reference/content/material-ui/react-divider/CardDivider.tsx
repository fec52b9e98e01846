import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardDivider() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography>Double room</Typography>
          <Typography>$120</Typography>
        </Stack>
      </CardContent>
      <Divider aria-hidden />
      <CardContent>
        <Stack direction="row" spacing={1}>
          <Chip size="small" label="Breakfast" />
          <Chip size="small" label="Sea view" />
        </Stack>
      </CardContent>
    </Card>
  );
}
