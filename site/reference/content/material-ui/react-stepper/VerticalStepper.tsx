import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Switch off the power', text: 'At the fuse box, not at the lamp.' },
  { label: 'Take out the old bulb', text: 'Let it cool down first.' },
  { label: 'Put in the new one', text: 'Turn it until it is tight.' },
];

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Stepper activeStep={active} orientation="vertical" sx={{ width: 300 }}>
      {steps.map(({ label, text }, at) => (
        <Step key={label}>
          <StepLabel
            optional={at === 1 ? <Typography variant="caption">If there is one</Typography> : null}
          >
            {label}
          </StepLabel>
          <StepContent>
            <Typography>{text}</Typography>
            <Button onClick={() => setActive((at + 1) % steps.length)}>
              {at === steps.length - 1 ? 'Start again' : 'Done'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
