import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Info from '@mui/icons-material/Info';
import Typography from '@mui/joy/Typography';

export default function TitledAlert() {
  return (
    <Alert
      role="status"
      size="lg"
      sx={{ alignItems: 'flex-start', width: '100%' }}
      startDecorator={<Info />}
      endDecorator={
        <Button size="sm" variant="soft" color="neutral">
          Details
        </Button>
      }
    >
      <Box>
        <Typography level="title-md">Maintenance on Sunday</Typography>
        <Typography level="body-sm">Between two and four in the morning nothing can be saved.</Typography>
      </Box>
    </Alert>
  );
}
