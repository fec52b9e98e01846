import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Photos', completed: true },
  { label: 'Text', completed: false },
  { label: 'Price', completed: true },
];

export default function NonLinearStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <Stepper nonLinear alternativeLabel activeStep={active} sx={{ width: '100%' }}>
      {steps.map(({ label, completed }, at) => (
        <Step key={label} completed={completed}>
          <StepButton onClick={() => setActive(at)}>{label}</StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
