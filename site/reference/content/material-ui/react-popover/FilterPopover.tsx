import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';

const states = ['Open', 'Waiting', 'Closed'];

export default function FilterPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>(['Open']);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Filter ({chosen.length})
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter by state' } }}
      >
        <FormGroup sx={{ p: 2 }}>
          {states.map((state) => (
            <FormControlLabel
              key={state}
              label={state}
              control={
                <Checkbox
                  checked={chosen.includes(state)}
                  onChange={(_event, isOn) =>
                    setChosen(isOn ? [...chosen, state] : chosen.filter((other) => other !== state))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Popover>
    </div>
  );
}
