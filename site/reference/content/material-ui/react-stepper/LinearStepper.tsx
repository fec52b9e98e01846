import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Address', 'Payment'];

export default function LinearStepper() {
  const [active, setActive] = React.useState(0);
  const done = active === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active}>
        {steps.map((label, at) => (
          <Step key={label} aria-current={at === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {done ? 'Thank you, it is on its way.' : `Step ${active + 1} of ${steps.length}`}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
        {done ? 'Start again' : 'Next'}
      </Button>
    </Box>
  );
}
