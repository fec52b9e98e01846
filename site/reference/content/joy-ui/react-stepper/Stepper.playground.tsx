import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper, { type StepperProps } from '@mui/joy/Stepper';

export default function StepperPlayground(props: StepperProps) {
  return (
    <Stepper {...props} sx={{ width: '100%' }}>
      <Step indicator={<StepIndicator>1</StepIndicator>}>Cart</Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Address</Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}
