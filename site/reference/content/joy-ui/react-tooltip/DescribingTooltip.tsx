import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function DescribingTooltip() {
  return (
    <Tooltip
      describeChild
      variant="outlined"
      enterDelay={400}
      title={
        <>
          <Typography level="title-sm">Publishing</Typography>
          <Typography level="body-sm">Readers see it within a minute.</Typography>
        </>
      }
    >
      <Button>Publish</Button>
    </Tooltip>
  );
}
