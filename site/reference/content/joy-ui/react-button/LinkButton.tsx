import Button from '@mui/joy/Button';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function LinkButton() {
  return (
    <Button component="a" href="#as-a-link" variant="outlined" endDecorator={<OpenInNew />}>
      Read the guide
    </Button>
  );
}
