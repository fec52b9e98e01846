import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledChild() {
  return (
    <Tooltip describeChild title="You need the role Owner">
      <span>
        <Button variant="outlined" disabled>
          Transfer
        </Button>
      </span>
    </Tooltip>
  );
}
