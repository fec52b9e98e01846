import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStepper() {
  return (
    <Stepper activeStep={1} sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel
          error
          optional={
            <Typography variant="caption" sx={{ color: 'error.main' }}>
              The card was declined
            </Typography>
          }
        >
          Payment
        </StepLabel>
      </Step>
      <Step>
        <StepLabel optional={<Typography variant="caption">Optional</Typography>}>Gift note</StepLabel>
      </Step>
    </Stepper>
  );
}
